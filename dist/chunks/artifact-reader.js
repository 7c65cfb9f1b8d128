import { g as createArtifactReader } from "./job-plan-publish.js";

export { createArtifactReader };