import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { messageOf } from '../../core/problem.ts';
import { invisibleCharacters } from '../../core/text/plain-text.ts';
import { printAside } from '../../terminal/files/read-json.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import type { TryOptions } from './try-options.ts';

interface Agreement {
  /** The folder of the user's checkout. */
  readonly root: string;
  /** The texts after whose change the person is asked again. */
  readonly sources: readonly string[];
  /** The code of the repository that runs outside of a sandbox, each part with its place in words. */
  readonly code: readonly string[];
  /** Sentences to which the person agrees each time. */
  readonly asks: readonly string[];
}

/**
 * Asks the person to agree before anything starts: to the code of the repository once for a folder, as long as configuration and
 * workflows stay. A yes in the terminal is kept in a file of the user. Without a terminal, or after a no, nothing starts.
 */
export async function confirm({ root, sources, code, asks }: Agreement, { yes }: Pick<TryOptions, 'yes'>): Promise<void> {
  if (yes === true) return;
  const digest = createHash('sha256')
    .update(JSON.stringify([root, sources, code]))
    .digest('hex');
  const file = join(findStateFolder(), 'baton', 'agreed', digest);
  const isNew = code.length > 0 && !existsSync(file);
  await ask(isNew ? [...asks, describe(code)] : asks);
  if (!isNew) return;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, `${root}\n`, { mode: 0o600 });
  } catch (error) {
    printAside(`warning: The yes could not be kept (${messageOf(error)}); it holds for this time.\n`);
  }
}

/** Returns the folder of the XDG Base Directory Specification, in which a relative path does not count. */
function findStateFolder(): string {
  const { XDG_STATE_HOME: given = '' } = process.env;
  return isAbsolute(given) ? given : join(homedir(), '.local', 'state');
}

/** Shows the first line of each text, without characters by which a terminal would show another one. */
function describe(code: readonly string[]): string {
  const lines = code.map((text) => {
    const [first = '', ...more] = text.trim().split(/[\r\n]+/);
    return `  ${first.replace(invisibleCharacters, '')}${more.length === 0 ? '' : ` (and ${more.length} more lines)`}\n`;
  });
  return `This repository has code that runs with your own rights, outside of a sandbox, and can read and change all your files:\n${lines.join('')}A yes in the terminal holds for this folder until its configuration or workflows change.`;
}

async function ask(sentences: readonly string[]): Promise<void> {
  if (sentences.length === 0) return;
  const text = sentences.join('\n');
  if (!process.stdin.isTTY) throw new UsageError(`${text}\nAdd --yes if that is what you want.`);
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await lines.question(`${text}\nGo on? [y/N] `);
    if (!/^y(?:es)?$/i.test(answer.trim())) throw new UsageError('Nothing was started.');
  } finally {
    lines.close();
  }
}
