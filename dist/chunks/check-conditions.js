import { cr as checkConditions, sr as buildConditionProblem } from "./job-agent-plan-publish.js";

export { checkConditions };