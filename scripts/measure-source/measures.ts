import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Source } from '../check-imports/source.ts';
import { type FileMeasures, measureFiles } from './measure-files.ts';
import { measureSyntax, type SyntaxMeasures } from './measure-syntax.ts';
import { readMeasured } from './read-measured.ts';
import type { WalkName } from './walks/walks.ts';

export interface SourceMeasures extends FileMeasures, SyntaxMeasures {
  readonly namedTypesPerThousandLines: number;
}

export interface Measures extends SourceMeasures {
  /** Files below src of which each walk executes a function. */
  readonly walks: Readonly<Record<WalkName, number>>;
}

const script = fileURLToPath(new URL('../measure-source.ts', import.meta.url));

/** Measures a checkout. The walks run in a process of their own, which loads the code of the checkout and counts it. */
export async function measureCheckout(root: string): Promise<Measures> {
  const walking = promisify(execFile)(process.execPath, [script, '--walks', root]);
  const [{ stdout }, measures] = await Promise.all([walking, measureSources(readMeasured(root))]);
  return { ...measures, walks: JSON.parse(stdout) };
}

/** Measures what files show without being run. */
export function measureSources(sources: readonly Source[]): SourceMeasures {
  const files = measureFiles(sources);
  const syntax = measureSyntax(sources);
  return { ...files, ...syntax, namedTypesPerThousandLines: (1000 * syntax.namedTypes) / files.lines.total };
}
