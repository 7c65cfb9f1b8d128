import { createInterface } from 'node:readline/promises';
import { probeIsolation } from '../../../adapters/agent/process/probe-isolation.ts';
import { UsageError } from '../files/usage-error.ts';
import type { TryOptions } from './try-options.ts';

/** Asks before a real agent starts with the rights of the user: where no machine of its own can be made for it. */
export async function confirmRights({ real, agent, yes }: Pick<TryOptions, 'real' | 'agent' | 'yes'>): Promise<void> {
  if ((real === undefined && agent.length === 0) || yes === true) return;
  const isolation = await probeIsolation();
  if (isolation.isolated) return;
  const warning = `The agents run with your own rights here: they can read and change all your files (${isolation.reason})`;
  if (!process.stdin.isTTY) throw new UsageError(`${warning} Add --yes if that is what you want.`);
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await lines.question(`${warning}\nGo on? [y/N] `);
    if (!/^y(?:es)?$/i.test(answer.trim())) throw new UsageError('Nothing was started.');
  } finally {
    lines.close();
  }
}
