import { c as createEngine, l as createEngineUnderWay, u as createKeylessEngine } from "./job-plan-publish.js";

export { createEngine };