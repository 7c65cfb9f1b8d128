import { K as buildConditionProblem, q as checkConditions } from "./job-plan.js";

export { checkConditions };