// src/entry/shared/facts.ts
/** The oldest Node that can load the bundle. */
const neededNode = 24;
/** What an older one is told. */
function nodeRefusal(version) {
	return `Baton needs Node ${24} or newer; this is ${version}. In a clone, \`npm run demo\` brings its own.\n`;
}
/** Of this program; the one of `package.json`, which is not beside it everywhere. */
const version = "0.1.0";
/** Name of the artifact, and of the file in it, by which the App finds what an agent job left. */
const outputArtifact = "baton-output.json";

export { outputArtifact as n, version as r, nodeRefusal as t };