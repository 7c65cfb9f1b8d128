import { describe, expect, it } from 'vitest';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { buildOutput, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance } from './chain.ts';
import { begin, type CommandWorld } from './command-world.ts';

const extra = 'limits: { max-cost-usd: 5, on-limit: ask }';
const chain = `
      look: { agent: one, prompt: "x" }
      fix: { needs: [look], agent: one, prompt: "y" }`;

const spend = (harness: Harness, order: Dispatch, costUsd: number) =>
  advance(harness, order, { kind: 'output', output: { ...buildOutput(order), usage: { costUsd } } });

const bodies = async ({ harness }: Pick<CommandWorld, 'harness'>): Promise<readonly string[]> =>
  (await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z')).map(({ body }) => body);

/** The comments that ask for money. */
const questions = async (world: CommandWorld) => (await bodies(world)).filter((body) => body.startsWith('💰 **More money'));

const recordsOf = async ({ harness }: CommandWorld) => (await harness.records()).map(({ record }) => record);

const raises = async (world: CommandWorld) =>
  (await recordsOf(world)).flatMap((record) =>
    record.kind === 'decision' && record.body.verb === 'raise' ? [record.body.usd] : [],
  );

const hasEnded = async (world: CommandWorld) => (await recordsOf(world)).some(({ kind }) => kind === 'end');

/** The tasks that were started, with the numbers of their executions. */
const started = ({ harness }: CommandWorld) => harness.started.map(({ task, execution }) => `${task} ${execution}`);

/** A run that has cost 5.20 USD and waits. */
async function reach(options: Parameters<typeof begin>[0] = {}): Promise<CommandWorld> {
  const world = await begin({ stages: chain, extra, ...options });
  await spend(world.harness, world.order, 5.2);
  return world;
}

describe('a run at the limit on its cost, with on-limit: ask', () => {
  requirement(
    {
      ids: ['P14-4'],
      title: 'asks for money in the place of an end: one comment, a label, the status; nothing starts',
      input: 'max-cost-usd: 5; the first of two stages cost 5.20 USD; its publish job once more',
      expected: 'no end, no start; one question with the amounts and the line to type',
    },
    async () => {
      const world = await reach();
      await spend(world.harness, world.order, 5.2);
      expect(await hasEnded(world)).toBe(false);
      expect(started(world)).toEqual([]);
      const [question, ...more] = await questions(world);
      expect(more).toEqual([]);
      expect(question).toContain('$5.20 are spent of $5.00.');
      expect(question).toContain('```text\n/baton raise 1\n```');
      expect(world.harness.labels.has('baton:needs-human')).toBe(true);
      expect((await bodies(world)).find((body) => body.startsWith('Baton run'))).toContain('`fix` 💰 waits for more money');
    },
  );

  requirement(
    {
      ids: ['P14-4'],
      title: 'goes on with what a person adds, once for each comment, and asks again at the new limit',
      input: '`/baton raise 3`, whose job runs twice; then fix costs 2.90 USD, and a third stage is due; `/baton raise 0.50`',
      expected:
        'one decision of 3 USD, one start, whose order leaves 2.80 USD; the label is taken off; a second question about 8.00 USD; a start',
    },
    async () => {
      const world = await reach({ stages: `${chain}\n      check: { needs: [fix], agent: one, prompt: "z" }` });
      const first = await world.say('/baton raise 3');
      await first.again();
      expect(await raises(world)).toEqual([3]);
      expect(started(world)).toEqual(['fix 1']);
      // Its turn may spend what the person has added, less what was spent beyond the limit.
      expect(world.harness.started[0]?.left).toEqual({ tasks: 0, handoffs: 0, 'cost-usd': 2.8 });
      expect(world.harness.labels.has('baton:needs-human')).toBe(false);
      expect((await bodies(world)).some((body) => body.includes('may cost $3.00 more, as raised by `marla`'))).toBe(true);
      const order = world.harness.started[0];
      if (order === undefined) throw new Error('Nothing was started.');
      await spend(world.harness, order, 2.9);
      const asked = await questions(world);
      expect(asked).toHaveLength(2);
      expect(asked[1]).toContain('$8.10 are spent of $8.00.');
      await world.say('/baton raise 0.50');
      expect(await raises(world)).toEqual([3, 0.5]);
      expect(started(world)).toEqual(['fix 1', 'check 1']);
    },
  );

  requirement(
    {
      ids: ['P14-4'],
      title: 'takes no other words for an amount, and nothing that is too little',
      input: 'no amount, -1, 1e9, 0, 0.001, 10001, 3,50, a name, two amounts; 0.20, which leaves nothing; then $1',
      expected: 'a reply to each that says what to write, no decision; then it goes on',
    },
    async () => {
      const world = await reach();
      const wrong = ['', ' -1', ' 1e9', ' 0', ' 0.001', ' 10001', ' 3,50', ' three', ' 3 4', ' NaN', ' 0x3', ' ３'];
      for (const text of wrong) await world.say(`/baton raise${text}`);
      const replies = await world.replies();
      expect(replies).toHaveLength(wrong.length);
      for (const reply of replies) expect(reply).toMatch(/write a number of USD above 0|There is no run `3` here/);
      await world.say('/baton raise 0.20');
      expect((await world.replies()).at(-1)).toContain(
        '$5.20 are spent of $5.00. Run `fix-42` goes on with `/baton raise 1` or more.',
      );
      expect(await raises(world)).toEqual([]);
      await world.say('/baton raise fix-42 $1 USD');
      expect(await raises(world)).toEqual([1]);
      expect(started(world)).toEqual(['fix 1']);
    },
  );

  requirement(
    {
      ids: ['P14-4'],
      title: 'takes money only while it asks, from those who may',
      input: 'a reader; a bot; a raise before the limit, after the raise, on an ended run; one written before the question',
      expected: 'no decision, a reply that says why where the person may command the run',
    },
    async () => {
      const early = await begin({ stages: chain, extra });
      await early.say('/baton raise 3');
      expect((await early.replies()).at(-1)).toContain('Run `fix-42` waits for no money: it has not reached its limit.');
      const late = early.post('/baton raise 4');
      await spend(early.harness, early.order, 5.2);
      await late();
      expect((await early.replies()).at(-1)).toContain('asked for money only after your comment');
      await early.say('/baton raise 3', { id: 8, login: 'reader', type: 'User' });
      await early.say('/baton raise 3', { id: 9, login: 'robot[bot]', type: 'Bot' });
      expect(await raises(early)).toEqual([]);
      await early.say('/baton raise 3');
      await early.say('/baton raise 3');
      expect(await raises(early)).toEqual([3]);
      expect((await early.replies()).at(-1)).toContain('waits for no money');
      await early.say('/baton cancel');
      await early.say('/baton raise 3');
      expect((await early.replies()).at(-1)).toContain('Run `fix-42` has ended already (cancelled), so no money is added.');
      const other = await begin({ stages: chain, extra: 'limits: { max-cost-usd: 5 }' });
      await other.say('/baton raise 3');
      expect((await other.replies()).at(-1)).toContain('its pipeline has no `limits.on-limit: ask`');
    },
  );

  requirement(
    {
      ids: ['P14-4'],
      title: 'takes several raises where one may not add as much as is missing',
      input: 'a turn that reports 20,000 USD; the line that the question says; 9995.01',
      expected: 'a question that asks for the most; one more, which says what is left; a start',
    },
    async () => {
      const world = await begin({ stages: chain, extra });
      await spend(world.harness, world.order, 20_000);
      expect((await questions(world)).at(-1)).toContain('```text\n/baton raise 10000\n```');
      await world.say('/baton raise 10000');
      expect((await questions(world)).at(-1)).toContain('$20000.00 are spent of $10005.00.');
      expect(started(world)).toEqual([]);
      await world.say('/baton raise 9995.01');
      expect(await raises(world)).toEqual([10_000, 9995.01]);
      expect(started(world)).toEqual(['fix 1']);
    },
  );

  requirement(
    {
      ids: ['P14-4', 'T19'],
      title: 'takes no money from a role that everybody has',
      input:
        'minimum-role: read; a reader, and one of role write; the same where it was write when the run began; a reader whom allow.users names',
      expected: 'no decision of the reader, and why; the others add money',
    },
    async () => {
      const open = 'limits: { max-cost-usd: 5, on-limit: ask }';
      const reader = { id: 8, login: 'reader', type: 'User' };
      const world = await begin({ stages: chain, extra: `allow: { minimum-role: read }\n    ${open}` });
      await spend(world.harness, world.order, 5.2);
      await world.say('/baton raise 3', reader);
      expect((await world.replies()).at(-1)).toContain('has the role `read`');
      expect(await raises(world)).toEqual([]);
      await world.say('/baton raise 3');
      expect(await raises(world)).toEqual([3]);
      const loosened = await begin({
        stages: chain,
        extra,
        later: (config) => config.replace(extra, `allow: { minimum-role: read }\n    ${open}`),
      });
      await spend(loosened.harness, loosened.order, 5.2);
      await loosened.say('/baton raise 3', reader);
      expect(await raises(loosened)).toEqual([]);
      const named = await begin({ stages: chain, extra: `allow: { minimum-role: read, users: [8] }\n    ${open}` });
      await spend(named.harness, named.order, 5.2);
      await named.say('/baton raise 3', reader);
      expect(await raises(named)).toEqual([3]);
    },
  );

  it('is cancelled like a run with a question', async () => {
    const world = await reach();
    await world.say('/baton cancel');
    expect(await hasEnded(world)).toBe(true);
    expect(started(world)).toEqual([]);
    expect(world.harness.labels.has('baton:needs-human')).toBe(false);
  });
});
