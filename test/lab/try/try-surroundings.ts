import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { runTry, type TrySurroundings } from '../../../src/lab/try/run-try.ts';
import type { TryOptions } from '../../../src/lab/try/try-options.ts';
import { performAction } from '../../support/job-process.ts';

/** The file that `action.yml` names. */
const actionFile = join(process.cwd(), 'dist/action.js');

const nothing: TryOptions = { as: 'write', times: 1, yes: true, say: [], handoff: [], agent: [] };

export interface Tried extends Awaited<ReturnType<typeof runTry>> {
  /** The lines of progress. */
  readonly said: readonly string[];
}

type Try = (directory: string, options?: Partial<TryOptions>, surroundings?: Partial<TrySurroundings>) => Promise<Tried>;

/** Runs tries whose jobs perform our action in this process, and removes what they leave after the last test of a file. */
export function useTries(): Try {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  return async (directory, options = {}, surroundings = {}) => {
    const said: string[] = [];
    const ended = await runTry(
      { ...nothing, ...options },
      {
        directory,
        signal: new AbortController().signal,
        openProgress: () => ({ say: (line) => said.push(line), onJob: () => undefined, stop: () => undefined }),
        functions: { [actionFile]: performAction },
        ...surroundings,
      },
    );
    folders.push(ended.folder);
    return { ...ended, said };
  };
}
