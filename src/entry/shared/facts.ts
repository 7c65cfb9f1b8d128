/** The oldest Node that can load the bundle. */
export const neededNode = 24;

/** What an older one is told. */
export function nodeRefusal(version: string): string {
  return `Baton needs Node ${neededNode} or newer; this is ${version}. In a clone, \`npm run demo\` brings its own.\n`;
}

/** Of this program; the one of `package.json`, which is not beside it everywhere. */
export const version = '0.1.0';

/** Name of the artifact, and of the file in it, by which the App finds what an agent job left. */
export const outputArtifact = 'baton-output.json';
