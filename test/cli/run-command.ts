import { vi } from 'vitest';
import { runCli } from '../../src/cli/run-cli.ts';

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command in this process; only what it prints is caught. */
export function runCommand(...args: readonly string[]): Promise<Ran> {
  return catchOutput(() => runCli(args));
}

/** Performs what a command does, and catches what it prints. */
export async function catchOutput(act: () => Promise<number>): Promise<Ran> {
  const written = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      written[stream] += String(text);
      return true;
    }),
  );
  try {
    return { code: await act(), ...written };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
