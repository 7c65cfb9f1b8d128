import { describe, expect } from 'vitest';
import { useAppWorlds } from '../support/app-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useAppWorlds();
const told =
  "await tell('one', prompt.trim().split('\\n').find((line) => line.startsWith('>>')) ?? ''); hand({ summary: 'done' });";

describe('what waits in the App', () => {
  requirement(
    {
      ids: ['I-14', 'I-15', 'DESIGN-2'],
      title: 'is shown with its place in the line, and a label that is put on while it waits moves it to the front',
      input: 'max-concurrency 1, priority-labels [urgent]; one at work, two wait; the last of them gets the label urgent',
      expected: 'the status comments say 1st and 2nd in line; the urgent one is next; two requests at most for its move',
    },
    async () => {
      const { world, app, hold, status } = await create({
        agents: { one: told },
        pipelines: {
          slow: {
            'max-concurrency': 1,
            'priority-labels': ['urgent'],
            stages: { look: { agent: 'one', prompt: '>> {{ subject.number }}' } },
          },
        },
      });
      const agent = hold('one');
      const issues: number[] = [];
      for (const place of ['', '1st in line', '2nd in line']) {
        const issue = await world.open({});
        issues.push(issue);
        await world.label(issue, 'slow');
        if (place === '') await agent.reached;
        else await expect.poll(() => status(issue, `slow-${issue}`), { timeout: 60_000 }).toContain(place);
      }
      const [first, second, third = 0] = issues;
      expect(await status(third, `slow-${third}`)).toContain('waits for a free slot (`max-concurrency: 1`), 2nd in line');
      expect(await status(third, `slow-${third}`)).not.toContain('At work');
      await app.restart();
      const before = world.server.requests.filter(({ by }) => by.startsWith('app:')).length;
      await world.label(third, 'urgent');
      const isTold = () => world.server.deliveries.some(({ body, status }) => status === 202 && body.includes('"urgent"'));
      await expect.poll(isTold, { timeout: 30_000 }).toBe(true);
      await expect.poll(() => app.pending(), { timeout: 30_000 }).toBe(0);
      expect(world.server.requests.filter(({ by }) => by.startsWith('app:')).length - before).toBeLessThanOrEqual(10);
      agent.release();
      await app.settle();
      expect(world.switchboard.told('one').map((line) => Number(line.slice(3)))).toEqual([first, third, second]);
    },
    240_000,
  );

  requirement(
    {
      ids: ['I-20', 'DESIGN-2', 'DESIGN-5'],
      title:
        'gives a branch to the run that came first, until its last stage there is published; nothing starts from a stale base',
      input:
        'two runs of two stages each, all on the branch baton/shared; the second run begins while the first stage of the first works; the App restarts',
      expected:
        'the status of the second says behind whom it waits; both stages of the first, then those of the second; four executions, four commits',
    },
    async () => {
      const { world, app, hold, status, lives } = await create({
        agents: { one: `import { writeFileSync as put } from 'node:fs'; put('file-' + Date.now() + '.txt', 'x'); ${told}` },
        settings: { one: { access: 'edit' } },
        pipelines: {
          fix: {
            stages: {
              a: { agent: 'one', branch: 'baton/shared', prompt: '>> {{ subject.number }} a' },
              b: { agent: 'one', branch: 'baton/shared', needs: ['a'], prompt: '>> {{ subject.number }} b' },
            },
          },
        },
      });
      const agent = hold('one');
      const [first, second] = [await world.open({}), await world.open({})];
      await world.label(first, 'fix');
      await agent.reached;
      await world.label(second, 'fix');
      const waits = `waits until run \`fix-${first}\` no longer needs the branch \`baton/shared\`, 1st in line`;
      await expect.poll(() => status(second, `fix-${second}`), { timeout: 60_000 }).toContain(waits);
      await app.restart();
      agent.release();
      await app.settle();
      const order = [first, second].flatMap((issue) => ['a', 'b'].map((stage) => `>> ${issue} ${stage}`));
      expect(world.switchboard.told('one')).toEqual(order);
      for (const issue of [first, second]) expect((await lives(issue)).at(-1)).toBe(`end fix-${issue}`);
      const tasks = [...(await world.tasks(first)), ...(await world.tasks(second))];
      expect(tasks.map(({ execution, body: { outcome } }) => `${execution} ${outcome}`)).toEqual(Array(4).fill('1 succeeded'));
      expect(world.git('rev-list', '--count', 'main..baton/shared')).toBe('4');
    },
    240_000,
  );
});
