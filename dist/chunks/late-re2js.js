import { t as RE2JS } from "./build.js";

export { RE2JS };