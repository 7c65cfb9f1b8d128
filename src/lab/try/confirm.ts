import { createInterface } from 'node:readline/promises';
import { UsageError } from '../../terminal/files/usage-error.ts';
import type { TryOptions } from './try-options.ts';

/** Asks the person to agree to these sentences before anything starts. Without a terminal, or after a no, throws, and nothing starts. */
export async function confirm(asks: readonly string[], { yes }: Pick<TryOptions, 'yes'>): Promise<void> {
  if (asks.length === 0 || yes === true) return;
  const text = asks.join('\n');
  if (!process.stdin.isTTY) throw new UsageError(`${text}\nAdd --yes if that is what you want.`);
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await lines.question(`${text}\nGo on? [y/N] `);
    if (!/^y(?:es)?$/i.test(answer.trim())) throw new UsageError('Nothing was started.');
  } finally {
    lines.close();
  }
}
