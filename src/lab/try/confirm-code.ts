import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { invisibleCharacters } from '../../core/text/plain-text.ts';
import { confirm } from './confirm.ts';
import type { TryOptions } from './try-options.ts';

interface Asked {
  /** The folder of the user's checkout. */
  readonly root: string;
  /** The texts after whose change the person is asked again. */
  readonly sources: readonly string[];
  /** What runs of the repository outside of a sandbox, each with its place in words. */
  readonly code: readonly string[];
  /** Sentences to which the person agrees each time. */
  readonly asks: readonly string[];
}

/**
 * Asks the person to agree to these sentences, and to the code of the repository: to that once for a folder, as long as configuration
 * and workflows stay. A yes is a file of the user. `--yes` leaves none.
 */
export async function confirmCode({ root, sources, code, asks }: Asked, options: Pick<TryOptions, 'yes'>): Promise<void> {
  const file = join(findStateFolder(), 'baton', 'agreed', hash([root, ...sources, ...code]));
  const isNew = code.length > 0 && !existsSync(file);
  await confirm(isNew ? [...asks, describe(code)] : asks, options);
  if (!isNew || options.yes === true) return;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${root}\n`, { mode: 0o600 });
}

/** Returns the folder of the XDG Base Directory Specification, in which a relative path does not count. */
function findStateFolder(): string {
  const { XDG_STATE_HOME: given = '' } = process.env;
  return isAbsolute(given) ? given : join(homedir(), '.local', 'state');
}

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function describe(code: readonly string[]): string {
  return [
    'This repository has code that runs with your own rights, outside of a sandbox, and can read and change all your files:',
    ...code.map((text) => `  ${shorten(text)}`),
    'A yes in the terminal holds for this folder until its configuration or workflows change.',
  ].join('\n');
}

/** Returns the first line of a text, without characters by which a terminal would show another one. */
function shorten(text: string): string {
  const [first = '', ...more] = text.trim().split(/[\r\n]+/);
  const line = first.replace(invisibleCharacters, '');
  return more.length === 0 ? line : `${line} (and ${more.length} more lines)`;
}
