import { C as buildConditionProblem, w as checkConditions } from "./job-agent-plan-publish.js";

export { checkConditions };