import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseHint } from '../../src/action/event/read-trigger.ts';
import { chooseMode } from '../../src/action/job/choose-mode.ts';
import type { JobContext } from '../../src/action/job/job-context.ts';
import { readInputs } from '../../src/action/job/read-inputs.ts';
import { readJob } from '../../src/action/job/read-job.ts';
import { maskSecrets } from '../../src/action/job/secrets.ts';
import { readStepNeeds } from '../../src/action/modes/step-inputs.ts';
import { limitBytes } from '../../src/action/wire/final-text.ts';
import { requirement } from '../support/requirement.ts';

describe('what an action job reads', () => {
  requirement(
    {
      ids: ['T37'],
      title: 'and cannot understand is said with a code, never in the words of a library',
      input: 'a task, needs and an event file that are no JSON; an event without a repository',
      expected: 'BATON-E401, E910, E911, E911 with what is wrong',
    },
    () => {
      const inputs = readInputs({ INPUT_TASK: '{"for": age' });
      const job = { eventName: 'issues', payload: {} } as unknown as JobContext['job'];
      expect(() => chooseMode({ inputs, job })).toThrow(/^BATON-E401: The input "task" is not valid JSON/);
      expect(() => readStepNeeds('needs')).toThrow(/^BATON-E910: input needs is not valid JSON.*toJSON\(needs\)/);
      const path = join(mkdtempSync(join(tmpdir(), 'baton-event-')), 'event.json');
      for (const [text, words] of [
        ['{', /^BATON-E911: the event in .* is not valid JSON/],
        ['{}', /^BATON-E911: .*repository is missing or of another type/],
      ] as const) {
        writeFileSync(path, text);
        expect(() => readJob({ GITHUB_EVENT_PATH: path })).toThrow(words);
      }
    },
  );
});

describe('the hint of a dispatch', () => {
  requirement(
    {
      ids: ['F-S7'],
      title: 'counts only as a keyless job writes it',
      input: 'a comment, a reopening; a comment without its id, an issue that was created, a comment that was opened again',
      expected: 'the first two count',
    },
    () => {
      const hints = [
        { event: 'issue_comment', action: 'created', number: 7, comment: 12 },
        { event: 'issues', action: 'reopened', number: 7 },
        { event: 'issue_comment', action: 'created', number: 7 },
        { event: 'issues', action: 'created', number: 7 },
        { event: 'issue_comment', action: 'reopened', number: 7, comment: 12 },
      ];
      expect(hints.map((hint) => parseHint(JSON.stringify(hint)) !== undefined)).toEqual([true, true, false, false, false]);
    },
  );
});

describe('values that are masked', () => {
  requirement(
    {
      ids: ['T28', 'F-EN7'],
      title: 'are no lines that stand everywhere: GitHub drops every output that holds one',
      input: 'a secret in pretty-printed JSON, one of three characters, and the `true` of a documented way to sign in',
      expected: 'the whole and the telling lines',
    },
    () => {
      let written = '';
      maskSecrets(['{\n  "key": "4711-0815"\n}', 'abc', 'true'], { write: (text) => (written += text) });
      expect(written).toBe('::add-mask::{%0A  "key": "4711-0815"%0A}\n::add-mask::  "key": "4711-0815"\n');
    },
  );
});

describe('limitBytes', () => {
  it('never leaves half of a character', () => {
    expect(limitBytes('aä', 2)).toBe('a');
    expect(limitBytes('aä', 3)).toBe('aä');
  });
});
