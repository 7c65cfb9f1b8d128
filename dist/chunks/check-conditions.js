import { ar as buildConditionProblem, or as checkConditions } from "./job-agent-plan-publish.js";

export { checkConditions };