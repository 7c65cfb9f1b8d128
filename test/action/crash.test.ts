import { describe, expect } from 'vitest';
import { reportCrash } from '../../src/action/report/crash.ts';
import { docsAddress } from '../../src/core/docs-address.ts';
import { version } from '../../src/host/program-facts.ts';
import { StartBlocked } from '../../src/host/start-blocked.ts';
import { GitHubError } from '../../src/ports/github.ts';
import { requirement } from '../support/requirement.ts';

const job = {
  INPUT_MODE: 'publish',
  INPUT_TOKEN: 'ghs_abcdefghijklmnop',
  ANTHROPIC_API_KEY: 'very-secret-value',
  GITHUB_EVENT_NAME: 'workflow_dispatch',
  GITHUB_RUN_ID: '9',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_JOB: 'publish',
  BATON_JOB_ID: '77',
};

function crash(error: unknown): string {
  if (error instanceof Error) error.stack = `${error.name}: ${error.message}\n    at publish (dist/action.js:1:2)`;
  return reportCrash(error, job);
}

describe('a job of ours that fails', () => {
  requirement(
    {
      ids: ['U17', 'U15'],
      title: 'because of Baton says so, and alone asks for a report with names, versions and ids',
      input: 'a TypeError in publish of workflow run 9, attempt 2, job 77',
      expected: 'the words, a fault of Baton, the report link, run again, baton and node versions, ids, the stack',
    },
    () => {
      expect(crash(new TypeError("Cannot read properties of undefined (reading 'stages')")).split('\n')).toEqual([
        '**Baton broke in `publish`**:',
        '',
        '```text',
        "Cannot read properties of undefined (reading 'stages')",
        '```',
        '',
        '**A fault of Baton itself**, nothing that you did: please [report it](https://github.com/baton-agents/baton/issues/new) with the names and numbers below.',
        '',
        '**To go on**: run the failed jobs of this workflow run again. Nothing is done twice. Otherwise a sweep settles what was left.',
        '',
        '<details><summary>Names and numbers</summary>',
        '',
        '```text',
        `baton: ${version}`,
        `node: ${process.version}`,
        'event: workflow_dispatch',
        'workflow run: 9',
        'attempt: 2',
        'job: publish 77',
        '',
        "TypeError: Cannot read properties of undefined (reading 'stages')",
        '    at publish (dist/action.js:1:2)',
        '```',
        '',
        '</details>',
      ]);
    },
  );

  requirement(
    {
      ids: ['U17', 'U15'],
      title: 'because of something that a person can fix says what and how, and asks for no report',
      input: 'no key to sign with, in the same job',
      expected: 'the words, their section among the errors, run again; no report link, no ids, no stack',
    },
    () => {
      expect(crash(new Error('BATON-E904: No key to sign with.')).split('\n')).toEqual([
        '**Baton stopped in `publish`**:',
        '',
        '```text',
        'BATON-E904: No key to sign with.',
        '```',
        '',
        `[BATON-E904](${docsAddress}errors.md#baton-e904) says what it means and what to do.`,
        '',
        '**To go on**: run the failed jobs of this workflow run again. Nothing is done twice. Otherwise a sweep settles what was left. Fix the cause first.',
      ]);
    },
  );

  for (const [what, error] of [
    ['GitHub refused', new GitHubError('POST /x: 403', { reason: 'forbidden', status: 403, code: 'BATON-E801' })],
    ['trouble with a code', new Error('BATON-E904: No key to sign with.')],
  ] as const) {
    requirement(
      {
        ids: ['U17'],
        title: `for another reason names it and its page, and asks for no report: ${what}`,
        input: error.message,
        expected: 'the words, the address of the errors, run again; no report link, no stack',
      },
      () => {
        const text = crash(error);
        expect(text).toContain('**Baton stopped in `publish`**:');
        expect(text).toContain(error.message);
        expect(text).toContain(`](${docsAddress}errors.md`);
        expect(text).toContain('**To go on**: run the failed jobs of this workflow run again.');
        expect(text).not.toMatch(/issues\/new|action\.js|fault of Baton/);
      },
    );
  }

  requirement(
    {
      ids: ['T28', 'U17'],
      title: 'shows no secret in its summary, which GitHub does not mask, and no markup of others',
      input: 'an error with the token and an engine key in its words; something thrown that is no error',
      expected: 'neither value; the words inside a block of code',
    },
    () => {
      const text = crash(new Error('fetch failed: very-secret-value ghs_abcdefghijklmnop\n```\n@everyone <!-- baton:1 -->'));
      expect(text).not.toMatch(/very-secret-value|ghs_abcdefghijklmnop|<!--/);
      expect(crash('a string')).toContain('Something that is no error was thrown: a string');
    },
  );

  requirement(
    {
      ids: ['U15', 'U17'],
      title: 'because of the configuration does not ask to run jobs again, which would read the old commit',
      input: 'a configuration with a fault; a key that is missing',
      expected: 'fix it on the default branch and repeat the event; for the key, run the failed jobs again',
    },
    () => {
      const blocked = (by: 'configuration' | 'key') =>
        crash(new StartBlocked(by, [{ code: 'BATON-E105', message: 'no key here', line: 3 }]));
      expect(blocked('configuration')).toContain(
        '**To go on**: fix this on the default branch. Start a new run the way this one was started',
      );
      expect(blocked('configuration')).not.toContain('run the failed jobs');
      expect(blocked('key')).toContain('**To go on**: run the failed jobs of this workflow run again.');
    },
  );
});
