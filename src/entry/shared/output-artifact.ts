/** Name of the artifact, and of the file in it, by which the App finds what an agent job left. */
export const outputArtifact = 'baton-output.json';
