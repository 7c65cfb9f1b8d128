/** The oldest Node that can load the bundle. */
export const neededNode = 24;

/** Returns the message for an older Node. */
export function nodeRefusal(version: string): string {
  return `Baton needs Node ${neededNode} or newer; this is ${version}. In a clone, \`npm run demo\` brings its own.\n`;
}

/** The version of this program. It equals the one of `package.json`, which is not always installed beside the program. */
export const version = '0.1.0';

/** The name of the artifact in which an agent job leaves its output for the App, and of the file in that artifact. */
export const outputArtifact = 'baton-output.json';
