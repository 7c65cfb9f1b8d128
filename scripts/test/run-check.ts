import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export interface Check {
  readonly name: string;
  readonly isPassed: boolean;
}

/** Runs a tool of the project to its end and shows its words only if it fails. */
export async function runCheck(root: string, name: string, command: readonly [string, ...string[]]): Promise<Check> {
  const [program, ...args] = command;
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (status) => resolve(status ?? 'ended by a signal'));
  });
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const isPassed = status === 0;
  console.log(`${isPassed ? 'ok    ' : 'FAILED'} ${name}`);
  if (!isPassed) console.log(`${stdout}${stderr}${typeof status === 'string' ? status : ''}`);
  return { name, isPassed };
}
