import { t as createArtifactReader } from "./artifact-reader2.js";

export { createArtifactReader };