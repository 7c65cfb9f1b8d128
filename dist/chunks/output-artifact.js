// src/entry/shared/output-artifact.ts
/** Name of the artifact, and of the file in it, by which the App finds what an agent job left. */
const outputArtifact = "baton-output.json";

export { outputArtifact as t };