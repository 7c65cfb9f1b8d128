import { spawnSync } from 'node:child_process';

export interface Check {
  readonly name: string;
  readonly isPassed: boolean;
}

/** Runs a tool of the project to its end and shows its words only if it fails. */
export function runCheck(root: string, name: string, command: readonly [string, ...string[]]): Check {
  const [program, ...args] = command;
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const isPassed = status === 0;
  console.log(`${isPassed ? 'ok    ' : 'FAILED'} ${name}`);
  if (!isPassed) console.log(`${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`);
  return { name, isPassed };
}
