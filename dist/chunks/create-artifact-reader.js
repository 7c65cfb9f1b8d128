import { t as createArtifactReader } from "./create-artifact-reader2.js";

export { createArtifactReader };