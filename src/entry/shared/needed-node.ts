/** The oldest Node that can load the bundle. */
export const neededNode = 24;

/** What an older one is told. */
export function nodeRefusal(version: string): string {
  return `Baton needs Node ${neededNode} or newer; this is ${version}. In a clone, \`npm run demo\` brings its own.\n`;
}
