import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect } from 'vitest';
import { requirement } from '../../support/requirement.ts';

const script = fileURLToPath(new URL('../../support/flood-parser.ts', import.meta.url));

describe('a stream that is larger than memory', () => {
  requirement(
    {
      ids: ['I-37', 'T33'],
      title: '200 MB of events are read in a heap of 32 MB',
      input: 'tools, texts and one line of 19 MB, then the end',
      expected: 'success; the process never holds more than 160 MB, most of it the program itself',
    },
    async () => {
      const { stdout } = await promisify(execFile)(process.execPath, ['--max-old-space-size=32', script]);
      const seen = JSON.parse(stdout);
      expect(seen).toMatchObject({ megabytes: 200, outcome: 'success', finalText: 'done', tools: 1_000 });
      expect(seen.peak).toBeLessThan(160);
    },
    60_000,
  );
});
