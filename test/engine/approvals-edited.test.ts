import { describe, expect } from 'vitest';
import { parseWholeConfig } from '../../src/core/config/parse/parse-whole-config.ts';
import { pressButton } from '../../src/engine/command/press-button.ts';
import { GitHubError } from '../../src/ports/github.ts';
import { buildCommits, buildOutput, buildTrigger, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { type ApprovalWorld, beginWaiting, boss, stagesWith, withRequests } from './approval-world.ts';
import { advance, configText } from './chain.ts';
import { begin } from './command-world.ts';

const link = 'compare/';
const harmless = 'compare/harmless/';

/** Somebody changes the newest comment that asks. Digest and marker stay. */
async function change({ harness, requests }: ApprovalWorld, into: (body: string) => string, editor?: string): Promise<void> {
  const [newest = ''] = (await requests()).slice(-1);
  const all = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
  const asked = all.findLast(({ body }) => body === newest);
  if (asked === undefined) throw new Error('Nobody was asked.');
  harness.threads.edit(asked.id, into(asked.body), editor);
}

const editQueries = ({ harness }: ApprovalWorld): number =>
  harness.threads.requests.filter((request) => request.startsWith('edits of')).length;

describe('the comment that asks for an approval', () => {
  requirement(
    {
      ids: ['F-SE5', 'T43', 'T50'],
      title: 'counts as long as nobody else has edited it; else nothing starts, and a new comment asks',
      input: 'a writer changes the link to the changes; changes it and puts it back; the same command by a maintainer each time',
      expected: 'nothing starts, the answer names the editor, a new comment has the true text; the command starts the stage then',
    },
    async () => {
      const edits = [
        async (world: ApprovalWorld) => change(world, (body) => body.replace(link, harmless), 'wanda'),
        async (world: ApprovalWorld) => {
          await change(world, (body) => body.replace(link, harmless), 'wanda');
          await change(world, (body) => body.replace(harmless, link), 'wanda');
        },
      ];
      for (const edit of edits) {
        const world = await beginWaiting();
        const [original] = await world.requests();
        const command = await world.command();
        await edit(world);
        const refused = await world.say(command, boss);
        expect(world.started()).toEqual([]);
        expect((await world.replies()).at(-1)).toContain('`wanda` has edited the comment that asked');
        expect((await world.requests()).slice(1)).toEqual([original]);
        // The job of the refused command runs again: its person has not seen the new comment.
        await refused.again();
        expect(world.started()).toEqual([]);
        expect(await world.requests()).toHaveLength(2);
        await world.say(await world.command(), boss);
        expect(world.started()).toEqual(['deploy ccc']);
      }
    },
  );

  requirement(
    {
      ids: ['F-SE5', 'T43', 'T50'],
      title: 'counts after an edit by our own account only with the text that would be shown now',
      input: 'our account changes the text; changes it and puts it back; never edited, but an older version wrote other words',
      expected: 'asked again; starts; asked again, where no editor is named',
    },
    async () => {
      const world = await beginWaiting();
      const [original = ''] = await world.requests();
      await change(world, (body) => body.replace(link, harmless));
      await world.say(await world.command(), boss);
      expect(world.started()).toEqual([]);
      expect((await world.replies()).at(-1)).toContain('`github-actions[bot]` has edited the comment that asked');
      await change(world, (body) => body.replace(link, harmless));
      await change(world, () => original);
      await world.say(await world.command(), boss);
      expect(world.started()).toEqual(['deploy ccc']);

      const upgraded = await beginWaiting();
      const { harness } = upgraded;
      const all = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
      const asked = all.find(({ body }) => body === original);
      harness.threads.remove(asked?.id ?? 0);
      harness.threads.post({ subject: subjectNumber, body: original.replace('To let it start', 'To start it') });
      await upgraded.say(await upgraded.command(), boss);
      expect(upgraded.started()).toEqual([]);
      expect((await upgraded.replies()).at(-1)).toContain('does not read as Baton would write it now');
      await upgraded.say(await upgraded.command(), boss);
      expect(upgraded.started()).toEqual(['deploy ccc']);
    },
  );

  requirement(
    {
      ids: ['F-SE5', 'DESIGN-5.3'],
      title: 'is not taken for changed when GitHub does not hand out just now what it shows',
      input: 'the comparison answers 429 to the job of the command; the job again',
      expected: 'the job fails, and nobody is accused or asked again; the stage starts',
    },
    async () => {
      const limited = new GitHubError('try later.', { reason: 'rate-limited', status: 429, code: 'BATON-E813' });
      const world = await beginWaiting();
      const { comparisons } = world.harness.engine.ports;
      const { compare } = comparisons;
      Object.assign(comparisons, { compare: () => Promise.reject(limited) });
      await expect(world.say(await world.command(), boss)).rejects.toBe(limited);
      Object.assign(comparisons, { compare });
      expect(await world.requests()).toHaveLength(1);
      await world.say(await world.command(), boss);
      expect(await world.requests()).toHaveLength(1);
      expect(world.started()).toEqual(['deploy ccc']);
    },
  );

  requirement(
    {
      ids: ['F-SE5', 'DESIGN-5.3'],
      title: 'is not taken for changed when GitHub did not hand out what it should show as it was written',
      input: 'the comparison answers 429 while the question is asked, and not when somebody approves',
      expected: 'one comment that asks, without the changes; the stage starts',
    },
    async () => {
      const begun = await begin({ stages: stagesWith('{ role: maintain }') });
      const { harness, order } = begun;
      const { comparisons } = harness.engine.ports;
      const { compare } = comparisons;
      const limited = new GitHubError('try later.', { reason: 'rate-limited', status: 429, code: 'BATON-E813' });
      Object.assign(comparisons, { compare: () => Promise.reject(limited) });
      await advance(harness, order, { kind: 'output', output: buildOutput(order, { commits: buildCommits(order.head) }) });
      Object.assign(comparisons, { compare });
      const world = withRequests(begun);
      await world.say(await world.command(), boss);
      expect(await world.requests()).toHaveLength(1);
      expect(world.started()).toEqual(['deploy ccc']);
    },
  );

  requirement(
    {
      ids: ['F-SE5', 'T50', 'DESIGN-8'],
      title: 'is asked about only where an approval is decided',
      input: 'a command with another digest; the right one by a writer, by a maintainer; the job of that once more',
      expected: 'no query; none; one; no other one',
    },
    async () => {
      const world = await beginWaiting();
      const command = await world.command();
      await world.say('/baton approve deploy 1234567', boss);
      await world.say(command);
      expect(editQueries(world)).toBe(0);
      const { again } = await world.say(command, boss);
      expect(editQueries(world)).toBe(1);
      await again();
      expect(editQueries(world)).toBe(1);
      expect(world.started()).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['F-SE5', 'T43', 'T50'],
      title: 'is compared as of the time when it was written: who approved or answered since is no change of it',
      input: 'count 2: one person approves, then another one',
      expected: 'one comment that asks; the stage starts',
    },
    async () => {
      const world = await beginWaiting({ approval: '{ role: write, count: 2 }' });
      await world.say(await world.command(), { id: 11, login: 'ann', type: 'User' });
      await world.say(await world.command(), { id: 12, login: 'ben', type: 'User' });
      expect(await world.requests()).toHaveLength(1);
      expect(world.started()).toEqual(['deploy ccc']);
    },
  );

  requirement(
    {
      ids: ['F-SE5', 'T50', 'T43'],
      title: 'is not seen by a click that came before it: a click whose work is done twice approves nothing',
      input: 'an edited comment; the work of one click, twice, as after a crash; then a later click',
      expected: 'nothing starts, the answer names the editor; then one start',
    },
    async () => {
      const world = await beginWaiting({ approval: '{ role: write }' });
      const { harness } = world;
      await change(world, (body) => body.replace(link, harmless), 'wanda');
      const config = await parseWholeConfig(configText(harness, stagesWith('{ role: write }')));
      if (!config.ok) throw new Error(config.error.map(({ message }) => message).join('\n'));
      const run = (await harness.records())[0]?.record.run ?? '';
      const button = { kind: 'approve', digest: (await world.command()).split(' ').at(-1) ?? '' } as const;
      const newest = async (): Promise<number> => {
        const all = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
        return Date.parse(all.at(-1)?.createdAt ?? '');
      };
      const click = (at: number) => {
        const comments = harness.threads.count(subjectNumber);
        const trigger = { ...buildTrigger({ comments, createdAt: '2026-03-01T00:00:00Z' }), actor: boss };
        const askedAt = new Date(at + 500).toISOString();
        return pressButton(harness.engine, { trigger, config: config.value, run, button, event: `click ${at}`, askedAt });
      };
      const first = await newest();
      expect((await click(first)).notice).toContain('`wanda` has edited the comment that asked');
      expect(await world.requests()).toHaveLength(2);
      expect(await click(first)).toMatchObject({ done: false });
      expect(world.started()).toEqual([]);
      expect(await click(await newest())).toEqual({ done: true });
      expect(world.started()).toEqual(['deploy ccc']);
    },
  );
});
