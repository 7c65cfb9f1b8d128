import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { readHearing } from '../../src/host/check-workflows.ts';
import { requirement } from '../support/requirement.ts';

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'baton-hearing-'));
});
afterEach(() => rmSync(checkout, { recursive: true }));

requirement(
  {
    ids: ['F-UX2', 'U31'],
    title: 'whether comments are heard, the workflows of `.github` say, wherever the config stands',
    input: 'a checkout with the config in `ci/`: without workflows, with one that hears labels, and with one that hears comments',
    expected: 'not known; no; yes',
  },
  () => {
    mkdirSync(join(checkout, 'ci'));
    writeFileSync(join(checkout, 'ci/baton.yml'), 'version: 1\n');
    expect(readHearing(checkout)).toBeUndefined();
    const folder = join(checkout, '.github/workflows');
    mkdirSync(folder, { recursive: true });
    for (const [event, isHeard] of [
      ['issues: { types: [labeled] }', false],
      ['issue_comment: { types: [created] }', true],
    ] as const) {
      const call = 'jobs: { baton: { uses: baton-agents/baton/.github/workflows/run.yml@v1, with: { config: ci/baton.yml } } }';
      writeFileSync(join(folder, 'baton.yml'), `on: { ${event} }\n${call}\n`);
      expect(readHearing(checkout), event).toBe(isHeard);
    }
  },
);
