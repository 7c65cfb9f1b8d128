import { readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { strykerPlugins } from './ignore-texts.ts';
import type { TriedMutant } from './survivors.ts';

/** A mutant that the code below `src` holds behind a switch. */
export interface PlantedMutant extends Omit<TriedMutant, 'status'> {
  readonly id: string;
  /** It is a text, or another place that no mutant is tried in. */
  readonly isIgnored: boolean;
}

export interface Instrumented {
  readonly files: Readonly<Record<string, string>>;
  readonly mutants: readonly PlantedMutant[];
}

/** Puts all mutants of files into their code, each behind a switch: the same ones as Stryker, by its own instrumenter. */
export async function instrument(paths: readonly string[]): Promise<Instrumented> {
  const silent = () => undefined;
  const logger = {
    ...{ trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent },
    ...{ isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false, isWarnEnabled: () => false },
    ...{ isErrorEnabled: () => false, isFatalEnabled: () => false },
  };
  const sources = paths.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const ignorers = strykerPlugins.map(({ value }) => value);
  const { files, mutants } = await new Instrumenter(logger).instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers,
  });
  return {
    files: Object.fromEntries(files.map(({ name, content }) => [name, content])),
    mutants: mutants.map(({ id, fileName, mutatorName, replacement, location: { start, end }, status }) => ({
      ...{ id, fileName, mutatorName, replacement, isIgnored: status === 'Ignored' },
      // Stryker reports lines and columns from one, the instrumenter from nought.
      location: { start: toPosition(start), end: toPosition(end) },
    })),
  };
}

function toPosition({ line, column }: { line: number; column: number }): { line: number; column: number } {
  return { line: line + 1, column: column + 1 };
}
