import { ir as checkConditions, rr as buildConditionProblem } from "./job-agent-plan-publish.js";

export { checkConditions };