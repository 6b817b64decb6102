/** How large the pictures of the rules are, which the build draws. */

export const WIDTH = 640;
export const HEIGHT = 400;
