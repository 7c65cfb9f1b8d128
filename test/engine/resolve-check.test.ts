import { describe, expect } from 'vitest';
import type { WorkflowRunPayload } from '../../src/core/trigger/payload.ts';
import { type CheckReport, resolveCheck } from '../../src/engine/plan/resolve-check.ts';
import type { CheckedPull, Checks } from '../../src/ports/checks.ts';
import { buildTrigger } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';

const [head, other] = ['a'.repeat(40), 'b'.repeat(40)];
const repository = { id: 7, owner: 'o', name: 'r', defaultBranch: 'main', private: false };

const failed: WorkflowRunPayload = {
  ...{ id: 5, run_attempt: 2, name: 'CI', path: '.github/workflows/ci.yml', event: 'pull_request', status: 'completed' },
  ...{ conclusion: 'failure', head_branch: 'note', head_sha: head, head_repository: { id: 7 }, html_url: 'https://x' },
  ...{ updated_at: '2026-03-18T09:00:00Z', actor: { id: 1, login: 'mona' }, pull_requests: [{ number: 42 }] },
};
const onMain = { event: 'push', head_branch: 'main' };

interface World {
  readonly run?: Partial<WorkflowRunPayload> | 'gone';
  readonly pull?:
    | (Partial<CheckedPull> & { readonly head?: Partial<{ branch: string; sha: string; repository: number }> })
    | 'gone';
  /** What the hint says, which nobody has signed. */
  readonly hint?: Partial<Pick<CheckReport, 'attempt' | 'number'>>;
}

async function resolve({ run = {}, pull = {}, hint = { number: 42 } }: World): Promise<string> {
  const place = { branch: 'note', sha: head, repository: 7, ...(pull === 'gone' ? {} : pull.head) };
  const { subject } = buildTrigger({ kind: 'pull-request', number: 42, head: place, base: { ...place, branch: 'main' } });
  const checks: Checks = {
    readRun: async () => (run === 'gone' ? undefined : { ...failed, ...run }),
    readPull: async () => (pull === 'gone' ? undefined : { open: true, editedAt: null, ...pull, subject }),
    listPulls: async () => [],
    readFailedJobs: async () => ({ jobs: [], left: 0 }),
  };
  const resolved = await resolveCheck(checks, { run: 5, attempt: 2, repository, tip: head, ownFile: 'baton.yml', ...hint });
  return resolved.ok ? `#${resolved.value.subject.number}` : resolved.error;
}

describe('the hint about a failed check', () => {
  const cases: readonly (readonly [string, World, RegExp])[] = [
    ['of a pull request', {}, /^#42$/],
    ['of the default branch', { run: onMain, hint: {} }, /^#0$/],
    ['that was deleted', { run: 'gone' }, /does not have workflow run 5 any more/],
    ['that was started again', { hint: { attempt: 1, number: 42 } }, /was started again since; the new attempt counts/],
    ['that passed', { run: { conclusion: 'success' } }, /ended with `success`, which starts nothing/],
    ['of Baton itself', { run: { path: '.github/workflows/baton.yml' } }, /calls Baton, and its own workflow runs start nothing/],
    ['of a fork', { run: { head_repository: { id: 8 } } }, /is not one of pull request #42/],
    ['of a fork that was deleted', { run: { head_repository: null } }, /is not one of pull request #42/],
    ['of a branch that was deleted', { run: { head_branch: null } }, /is not one of pull request #42/],
    ['of an older commit of the default branch', { run: { ...onMain, head_sha: other }, hint: {} }, /is at aaaaaaaaaaaa now/],
    ['of another pull request', { pull: { head: { branch: 'x' } } }, /is not one of pull request #42/],
    ['of a head that moved', { pull: { head: { sha: other } } }, /was at aaaaaaaaaaaa when it was checked and is at bbbb/],
    ['of a pull request that is out of sight', { pull: 'gone' }, /GitHub does not have pull request #42/],
    ['of a pull request that was closed or merged', { pull: { open: false } }, /pull request #42 is closed/],
    ['of a text that was edited since', { pull: { editedAt: '2026-03-18T09:00:00Z' } }, /comment `\/baton run` and the pipeline/],
    // `plan` holds the lock of the number in the hint, and of 0 without one.
    ['of a pull request, without its number', { hint: {} }, /the event names no pull request, and the check is of one/],
    [
      'of the default branch, with a number',
      { run: onMain },
      /the event names pull request #42, and the check is of the default/,
    ],
  ];
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.8', 'T24', 'T30'],
      title: 'is only what GitHub is asked about: each that does not fit starts nothing, and says why',
      input: cases.map(([name]) => `a check ${name}`).join('; '),
      expected: 'the first two start; each other one has its words',
    },
    async () => {
      for (const [name, world, words] of cases) expect(await resolve(world), name).toMatch(words);
    },
  );
});
