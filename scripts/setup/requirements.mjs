/** @param {string} version such as `v20.20.2` */
export function majorOf(version) {
  return Number.parseInt(version.trim().replace(/^v/, ''), 10) || 0;
}

/**
 * What the machine lacks, in words that say what to do; undefined when nothing.
 * @param {{ node: string, hasTool: (name: string) => boolean }} machine
 * @returns {string | undefined}
 */
export function findMissingTool({ node, hasTool }) {
  if (majorOf(node) < 20) return `Node 20 or newer is needed, this is ${node}. Install one from https://nodejs.org.`;
  if (!hasTool('git')) return '`git` was not found. Install it (Debian: apt-get install git) and run the command again.';
  if (!hasTool('npm')) return '`npm` was not found. It comes with Node: install both from https://nodejs.org.';
  return undefined;
}

/** @param {{ version: string, os: string, cpu: string }} machine */
export function nodeWords({ version, os, cpu }) {
  return (
    `Baton is built with Node 24, this is ${version}. On Linux (x64, arm64) it comes with the packages; ` +
    `for ${os} ${cpu} there is no such package, or it does not run here. Install Node 24 from https://nodejs.org and run the command again.`
  );
}
