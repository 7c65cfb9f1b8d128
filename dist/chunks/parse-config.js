import { a as parseConfig, i as dataKeysOf, o as toConfig, r as checkConfig } from "./job-plan-validate.js";

export { checkConfig };