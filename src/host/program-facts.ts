/** The oldest Node that can load the bundle. */
export const neededNode = 22;

/** Returns the message for an older Node. */
export function nodeRefusal(seen: string, needed = neededNode): string {
  return `Baton needs Node ${needed} or newer, and this is ${seen}: install a newer one from https://nodejs.org and run the command again.\n`;
}

/** Says in one sentence that this Node is too old, if it is. Every entry asks first, and loads the rest behind it: an older Node cannot link that. */
export function refuseOldNode({ needed = neededNode, before = '' } = {}): boolean {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= needed) return false;
  process.stderr.write(before + nodeRefusal(node, needed));
  process.exitCode = 2;
  return true;
}

/** The version of this program. It equals the one of `package.json`, which is not always installed beside the program. */
export const version = '0.1.0';

/** The file in which an agent job leaves an output that is too long to be passed on directly, and every output for the App. */
export const outputFile = 'baton-output.json';

/** Returns the name of the artifact with that file. An attempt cannot use the name of an artifact that an earlier attempt made. */
export function outputArtifact(workflowAttempt: number): string {
  return `baton-output-${workflowAttempt}`;
}

/** The file in which an agent job leaves the requests of a turn that goes on, for the App (`wait: poll`). */
export const progressFile = 'baton-progress.json';

/** Returns the name of the artifact with that file. The uploads of one attempt are numbered from 1. */
export function progressArtifact(workflowAttempt: number, number: number): string {
  return `baton-progress-${workflowAttempt}-${number}`;
}

/** Parses the name of such an artifact; undefined for any other. */
export function parseProgressName(name: string): { readonly attempt: number; readonly number: number } | undefined {
  const [, attempt, number] = /^baton-progress-(\d{1,6})-(\d{1,6})$/.exec(name) ?? [];
  return number === undefined ? undefined : { attempt: Number(attempt), number: Number(number) };
}

/** The file of the repository's workflow that runs agent jobs for the App, unless the App is told another one. */
export const defaultAgentWorkflow = 'baton-agent.yml';
