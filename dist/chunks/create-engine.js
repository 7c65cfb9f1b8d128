import { i as createKeylessEngine, n as createEngine, r as createEngineUnderWay } from "./job-plan-publish.js";

export { createEngine };