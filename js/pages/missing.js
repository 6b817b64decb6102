/** The script of the page for missing addresses: that of all static pages, and the way to a link whose # was encoded. */

import { addressMeant } from "../kit/link-address.js";
import "./page.js";

const meant = addressMeant(location.href);
if (meant) location.replace(meant);
