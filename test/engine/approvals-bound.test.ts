import { describe, expect } from 'vitest';
import { canonicalJson } from '../../src/core/json/json-value.ts';
import { awaitingRows, awaitsApproval } from '../../src/core/run/task-row.ts';
import { readRun } from '../../src/engine/thread/read-run.ts';
import { readAskedApproval } from '../../src/engine/view/approval-digest.ts';
import { buildCommits, buildOutput, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { type ApprovalWorld, beginWaiting, boss, stagesWith, withRequests } from './approval-world.ts';
import { advance, lastStarted } from './chain.ts';
import { begin } from './command-world.ts';

const branch = 'baton/issue-42';

/** What the run waits for, as a job would read it now. */
async function readAsked({ harness, order }: ApprovalWorld) {
  const reading = await readRun(harness.engine, order);
  if (!reading.ok) throw new Error(reading.error.message);
  const [row] = awaitingRows(reading.value.state);
  if (!awaitsApproval(row)) throw new Error('Nothing waits for approval.');
  return readAskedApproval(harness.engine, { reading: reading.value, row });
}

describe('the command of an approval', () => {
  requirement(
    {
      ids: ['T43', 'R3'],
      title: 'has a digest that nobody can work out who has not the signing key',
      input: 'the digest of what waits, and the hash over the same public facts',
      expected: 'they differ; without a key no secret goes into it',
    },
    async () => {
      for (const unsigned of [false, true]) {
        const world = await beginWaiting({ unsigned });
        const { reading, state, head, digest, row } = await readAsked(world);
        const records = reading.stored.map(({ digest }) => digest).toSorted();
        const covered = canonicalJson({ run: state.run.run, stage: 'deploy', basis: row.wait.basis, records, head }) ?? '';
        const { hasher } = world.harness.engine.ports;
        const guesses = [covered, `approval ${covered}`, `approval ${covered} `].map((text) => hasher.sha256(text).slice(7));
        expect(guesses.includes(digest)).toBe(unsigned);
      }
    },
  );

  requirement(
    {
      ids: ['T43', 'R3'],
      title: 'counts only for what the newest comment shows: a branch that moved there and back is asked about a third time',
      input: 'the branch at X, at Y, at X again; each time the newest command; the job of the first command once more',
      expected: 'three comments; the command of the third one starts the stage from X',
    },
    async () => {
      const world = await beginWaiting();
      const { branches } = world.harness;
      const first = branches.get(branch) ?? '';
      const commands = [await world.command()];
      let refused: Awaited<ReturnType<typeof world.say>> | undefined;
      for (const tip of ['d'.repeat(40), first]) {
        branches.set(branch, tip);
        refused ??= await world.say(commands.at(-1) ?? '', boss);
        if (branches.get(branch) === first) await world.say(commands.at(-1) ?? '', boss);
        commands.push(await world.command());
      }
      expect(await world.requests()).toHaveLength(3);
      expect(commands[2]).toBe(commands[0]);
      // The job of a command that was refused runs again: what its digits fit now was shown later.
      await refused?.again();
      expect(world.harness.started).toEqual([]);
      await world.say(await world.command(), boss);
      expect(world.harness.started.map(({ head }) => head)).toEqual([first]);
    },
  );

  requirement(
    {
      ids: ['T43'],
      title: 'starts nothing that no comment of ours has shown, also where its digits fit',
      input: 'somebody deletes the comment that asks and sends its command',
      expected: 'nothing starts, a new comment asks; its command starts the stage',
    },
    async () => {
      const world = await beginWaiting();
      const command = await world.command();
      const all = await world.harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
      for (const { id, body } of all) if (body.includes('<!-- baton-request:')) await world.harness.threads.delete(id);
      await world.say(command, boss);
      expect(world.started()).toEqual([]);
      expect(await world.requests()).toHaveLength(1);
      await world.say(await world.command(), boss);
      expect(world.started()).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['T43', 'R3'],
      title: 'of a pull request is for the branch that the stage names, not for the one that was published last',
      input: 'two stages publish on `one` and `two`; a pull request for `one`; `one` moves after the approval',
      expected: 'the comment shows the tip of `one`; no pull request for what nobody saw, and one after the new command',
    },
    async () => {
      const stages = `
      first: { agent: one, branch: "one", prompt: "x" }
      second: { needs: [first], agent: one, branch: "two", prompt: "x" }
      deploy: { needs: [first, second], approval: {}, uses: pull-request, with: { title: "T", branch: "{{ needs.first.results.branch }}" } }`;
      const world = withRequests(await begin({ stages }));
      const { harness } = world;
      await advance(harness, world.order, {
        kind: 'output',
        output: buildOutput(world.order, { commits: buildCommits(world.order.head) }),
      });
      const second = lastStarted(harness);
      await advance(harness, second, { kind: 'output', output: buildOutput(second, { commits: buildCommits(second.head) }) });
      expect((await world.requests())[0]).toContain(', the tip of `one`.');
      await world.say(await world.command(), boss);
      harness.branches.set('one', 'e'.repeat(40));
      await advance(harness, lastStarted(harness));
      expect(harness.pulls).toEqual([]);
      expect(await world.requests()).toHaveLength(2);
      await world.say(await world.command(), boss);
      await advance(harness, lastStarted(harness));
      expect(harness.pulls).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.7', 'T43'],
      title: 'stands in a comment that GitHub takes, however long all that is shown is rendered',
      input: 'a built-in with a body of short lines and of signs, a long title, 30 changed files, a long handoff',
      expected: 'less than 65,536 bytes, with the command',
    },
    async () => {
      for (const unit of ['a\n', '@a ', '- [x\n', '`\n\n']) {
        const detail = unit.repeat(Math.floor(18_000 / unit.length));
        const fields =
          'title: "{{ needs.fix.handoff.detail }}", body: "{{ needs.fix.handoff.detail }}{{ needs.fix.handoff.detail }}"';
        const deploy = `uses: issue, with: { ${fields}, labels: ["{{ needs.fix.handoff.detail }}", "b"] }`;
        const world = withRequests(await begin({ stages: stagesWith('{}', deploy) }));
        const files = Array.from({ length: 30 }, (_, index) => ({
          path: `f${index}`,
          status: 'modified',
          additions: 1,
          deletions: 0,
          patch: '+x\n'.repeat(2_000),
        }));
        Object.assign(world.harness.engine.ports.comparisons, { compare: async () => ({ commits: 1, files }) });
        const handoff = { version: 1 as const, summary: 's', detail };
        const commits = buildCommits(world.order.head);
        await advance(world.harness, world.order, { kind: 'output', output: buildOutput(world.order, { commits, handoff }) });
        const [request = ''] = await world.requests();
        expect(Buffer.byteLength(request), unit).toBeLessThan(65_536);
        expect(request).toMatch(/^\/baton approve deploy [0-9a-f]{7}$/m);
      }
    },
  );
});
