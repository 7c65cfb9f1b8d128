import { n as createEngineUnderWay, r as createKeylessEngine, t as createEngine } from "./job-plan-publish.js";

export { createEngine };