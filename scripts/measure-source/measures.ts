import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readSources } from '../check-imports/read-sources.ts';
import { type FileMeasures, measureFiles } from './measure-files.ts';
import type { WalkName } from './walks/walks.ts';

export interface Measures extends FileMeasures {
  /** Files below src of which each walk executes a function. */
  readonly walks: Readonly<Record<WalkName, number>>;
}

const script = fileURLToPath(new URL('../measure-source.ts', import.meta.url));

/** Measures a checkout. The walks run in a process of their own, which loads the code of the checkout and counts it. */
export async function measureCheckout(root: string): Promise<Measures> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--walks', root]);
  return { ...measureFiles(readSources(root)), walks: JSON.parse(stdout) };
}
