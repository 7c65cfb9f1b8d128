import { i as getUserAgentWithOrchestrationId, n as defaults, r as getOctokitOptions, t as GitHub } from "./utils.js";

export { GitHub };