import { n as createEngine, r as createKeylessEngine } from "./job-plan-publish.js";

export { createEngine };