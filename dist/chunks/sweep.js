import { a as sweepInPassing, i as sweepAll, r as sweep } from "./job-plan.js";

export { sweep };