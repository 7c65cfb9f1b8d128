import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createAgentRunner } from '../../src/adapters/agent/create-agent-runner.ts';
import { createTaskFiles } from '../../src/adapters/agent/files/task-files.ts';
import { createWorkspace } from '../../src/adapters/git/create-workspace.ts';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import type { TaskContext } from '../../src/engine/task-ports.ts';
import { Checkout } from '../adapters/git/support/checkout.ts';
import { requirement } from '../support/requirement.ts';
import { buildTaskContext, type ContextFacts } from './task-context-builder.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

interface Given extends Pick<ContextFacts, 'stage' | 'handoff'> {
  /** Shell lines of the first start, and of the second one. */
  readonly first: string;
  readonly second?: string;
}

/** Runs a shell as the agent, by the real runner in a real checkout. Counts its starts and keeps the prompt of the last one. */
async function run({ first, second = 'true', ...given }: Given) {
  const folder = await mkdtemp(join(tmpdir(), 'baton-unpublished-test-'));
  const work = new Checkout();
  folders.push(folder, work.root);
  const starts = join(folder, 'starts');
  const script = join(folder, 'agent.sh');
  const identity = 'git config user.name a; git config user.email a@b.c';
  const which = `echo start >>'${starts}'; cat "$BATON_PROMPT_PATH" >'${folder}/prompt'`;
  writeFileSync(
    script,
    `set -e\n${identity}\n${which}\nif [ "$(wc -l <'${starts}')" = 1 ]; then\n${first}\nelse\n${second}\nfi\n`,
  );
  mkdirSync(join(folder, 'files'));
  const warnings: string[] = [];
  const log = { info: () => undefined, warning: (text: string) => void warnings.push(text), error: () => undefined };
  const { runAgent, context } = await buildTaskContext({
    ...given,
    command: ['sh', script],
    runner: createAgentRunner({ log, redact: (text) => text, isolation: { isolated: false, reason: 'not isolated' } }),
    files: await createTaskFiles({ root: join(folder, 'files'), run: 'fix-42', task: 'fix', attempt: 1, execution: 1 }),
    workspace: work.directory,
    log,
  });
  const workspace = createWorkspace({
    ...{ directory: work.directory, bundle: work.bundle, exclude: [], path: process.env.PATH ?? '' },
  });
  const pushTargets = { readBranch: async () => undefined, findPullRequests: async () => [] };
  const ports = { ...context.ports, workspace, pushTargets } as unknown as TaskContext['ports'];
  const { run: record } = context.state;
  const state = { ...context.state, run: { ...record, body: { ...record.body, commit: work.base } } };
  const output: AgentOutput = await runAgent({ ...context, ports, state, dispatch: { ...context.dispatch, head: work.base } });
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  return { output, starts: read('starts').trim().split('\n').length, prompt: read('prompt') };
}

const worktree = 'git worktree add -q -b side .side && cd .side && echo x >b.txt && git add b.txt && git commit -qm fix';
const branch = 'git switch -qc other && echo x >b.txt && git add b.txt && git commit -qm fix && git switch -q -';
const says = (end: string): string => `echo "[BATON-RESULT: ${end}]"`;
const stage = { branch: 'baton/issue-42', signal: 'optional' };
const onSide = 'branch `side` (new commits: 1)';

describe('work of an agent beside its branch', () => {
  for (const [what, first, place, end] of [
    ['a worktree', worktree, onSide, 'success'],
    ['a worktree, of an agent that has nothing to do', worktree, onSide, 'noop'],
    ['another branch', branch, 'branch `other` (new commits: 1)', 'success'],
    [
      'files of a worktree',
      'git worktree add -q --detach ../t && echo x >../t/b.txt',
      'worktree `../t` (changed files: 1)',
      'success',
    ],
  ] as const) {
    requirement(
      {
        ids: ['F-EN3'],
        title: `in ${what} fails the stage after one more start`,
        input: `${first}; ${says(end)}, and the second start says success and changes nothing`,
        expected: 'two starts, the second told where the work lies; failed: unpublished-work, which names the place; a warning',
      },
      async () => {
        const { output, starts, prompt } = await run({ stage, first: `(${first})\n${says(end)}`, second: says('success') });
        expect(starts).toBe(2);
        expect(prompt).toContain('but its work lies where nobody gets it');
        expect(prompt).toContain(place);
        expect(output).toMatchObject({ outcome: 'failed', failure: { reason: 'unpublished-work' } });
        expect(output.failure?.message).toContain(place);
        expect(output.warnings).toContainEqual(expect.stringContaining(place));
        expect(output.commits).toBeUndefined();
      },
    );
  }

  requirement(
    {
      ids: ['F-EN3'],
      title: 'is published when the second start brings it onto the branch, also after a noop',
      input: 'a commit in a worktree with noop; git merge in the second start, which says success',
      expected: 'succeeded with commits, the handoff of the first start, and one warning that it was asked once more',
    },
    async () => {
      const hand = `printf '{"version":1,"summary":"found it"}' >"$BATON_HANDOFF_PATH"`;
      const first = `(${worktree})\n${hand}\n${says('noop')}`;
      const { output, starts } = await run({ stage, first, second: `git merge -q side\n${says('success')}` });
      expect(starts).toBe(2);
      expect(output).toMatchObject({ outcome: 'succeeded', commits: {}, handoff: { summary: 'found it' } });
      expect(output.failure).toBeUndefined();
      expect(output.warnings).toEqual([expect.stringContaining(`asked once more: Not published is work in other places`)]);
    },
  );

  requirement(
    {
      ids: ['F-EN3'],
      title: 'is a warning where there is work on the branch as well, or none could be published',
      input: 'a commit in a worktree beside a changed file; a commit in a worktree, in a stage without branch',
      expected: 'one start, succeeded, and a warning with the place',
    },
    async () => {
      const both = await run({ stage, first: `(${worktree})\necho y >c.txt\n${says('success')}` });
      expect(both).toMatchObject({ starts: 1, output: { outcome: 'succeeded', commits: {} } });
      const none = await run({ stage: { signal: 'optional' }, first: `(${worktree})\n${says('success')}` });
      expect(none).toMatchObject({ starts: 1, output: { outcome: 'succeeded' } });
      for (const { output } of [both, none]) expect(output.warnings).toContainEqual(expect.stringContaining(onSide));
    },
  );

  it('is told of nobody who failed, and fails with its own reason who fails when asked once more', async () => {
    const failed = await run({ stage, first: `(${worktree})\n${says('failure')}` });
    expect(failed).toMatchObject({ starts: 1, output: { failure: { reason: 'unspecified' } } });
    const again = await run({ stage, first: `(${worktree})\n${says('success')}`, second: 'exit 3' });
    expect(again).toMatchObject({ starts: 2, output: { failure: { reason: 'exit-status' } } });
  });

  it('counts the handoff of the second start, where it leaves one', async () => {
    const hand = (summary: string): string => `printf '{"version":1,"summary":"${summary}"}' >"$BATON_HANDOFF_PATH"`;
    const first = `(${worktree})\n${hand('it is on side')}\n${says('success')}`;
    const second = `git merge -q side\n${hand('it is on the branch')}\n${says('success')}`;
    const { output } = await run({ stage, first, second });
    expect(output).toMatchObject({ outcome: 'succeeded', commits: {}, handoff: { summary: 'it is on the branch' } });
  });

  it('leaves one repair for everything: the handoff is asked for in the same start', async () => {
    const hand = `printf '{"version":1,"summary":"now"}' >"$BATON_HANDOFF_PATH"`;
    const first = `(${worktree})\n${says('success')}`;
    const handoff = { required: true };
    const { output, starts } = await run({ stage, handoff, first, second: `git merge -q side\n${hand}\n${says('success')}` });
    expect(starts).toBe(2);
    expect(output).toMatchObject({ outcome: 'succeeded', commits: {}, handoff: { summary: 'now' } });
  });
});
