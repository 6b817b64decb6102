/** The size of the pictures of the rules, which the build draws. */

export const WIDTH = 640;
export const HEIGHT = 400;
