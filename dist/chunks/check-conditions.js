import { lr as buildConditionProblem, ur as checkConditions } from "./job-agent-plan-publish.js";

export { checkConditions };