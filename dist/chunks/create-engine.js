import { t as createEngine } from "./job-plan-publish.js";

export { createEngine };