import { t as N0 } from "./dist2.js";

export { N0 as generate };