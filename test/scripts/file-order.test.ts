import { existsSync, globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rankFile } from '../../scripts/test/file-order.ts';

const files = globSync('test/**/*.test.ts').map((path) => path.replaceAll('\\', '/'));
const ranked = (rank: number): readonly string[] => files.filter((path) => rankFile(path) === rank);

describe('the order of test files', () => {
  it('starts with long scenes, and ends with files that start no processes', () => {
    expect(rankFile('test/scenes/children.test.ts')).toBe(0);
    expect(rankFile('test/action/process-boundary.test.ts')).toBe(1);
    expect(rankFile('test/core/text/patterns.test.ts')).toBe(2);
    expect(rankFile('test/limits/config.test.ts')).toBe(2);
  });

  it('names files and folders that exist', () => {
    expect(ranked(0)).toHaveLength(7);
    for (const start of ['test/core', 'test/docs', 'test/engine', 'test/limits', 'test/lab/report', 'test/adapters/compress'])
      expect(existsSync(start), start).toBe(true);
    expect(ranked(2).filter((path) => path.startsWith('test/adapters/agent/'))).toHaveLength(2);
  });
});
