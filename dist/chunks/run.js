import { t as run } from "./job-agent-plan-publish.js";

export { run };