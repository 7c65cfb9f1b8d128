import { B as checkConfig, H as parseConfig, U as toConfig, V as dataKeysOf } from "./job-plan.js";

export { checkConfig };