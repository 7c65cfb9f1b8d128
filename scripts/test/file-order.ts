import { relative, sep } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Folders and files whose tests start no processes, or next to none. They come last: workers keep what their files leave in memory, and
 * the start of a process copies the page tables of its worker.
 */
const withoutProcesses = [
  'test/core/',
  'test/docs/',
  'test/engine/',
  'test/limits/',
  'test/lab/report/',
  'test/adapters/agent/result-parser.test.ts',
  'test/adapters/agent/tail.test.ts',
  'test/adapters/compress/',
];

/** Scenes that take longest, though their files are short. They come first: whichever started last would keep one worker busy alone. */
const longScenes = [
  ...['children', 'commands', 'triggers'].map((name) => `test/scenes/${name}.test.ts`),
  ...['kill', 'kill-children', 'child-orders'].map((name) => `test/crash/${name}.test.ts`),
  'test/package/try-examples.test.ts',
];

/** Returns where a test file stands: files of a lower rank start earlier. */
export function rankFile(path: string): number {
  if (longScenes.includes(path)) return 0;
  return withoutProcesses.some((start) => path.startsWith(start)) ? 2 : 1;
}

/** Orders test files by their rank, and within a rank as vitest does: what took long in the last run, else what is large, comes first. */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number =>
      rankFile(relative(this.ctx.config.root, moduleId).split(sep).join('/'));
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
