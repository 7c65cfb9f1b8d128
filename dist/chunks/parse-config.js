import { G as toConfig, H as checkConfig, U as dataKeysOf, W as parseConfig } from "./job-plan.js";

export { checkConfig };