import { or as buildConditionProblem, sr as checkConditions } from "./job-agent-plan-publish.js";

export { checkConditions };