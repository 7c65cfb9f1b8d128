import { t as createArtifactReader } from "./create-artifact-reader.js";

export { createArtifactReader };