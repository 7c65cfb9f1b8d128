import { ar as checkConditions, ir as buildConditionProblem } from "./job-agent-plan-publish.js";

export { checkConditions };