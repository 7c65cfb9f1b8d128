import { nr as buildConditionProblem, rr as checkConditions } from "./job-agent-plan-publish.js";

export { checkConditions };