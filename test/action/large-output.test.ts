import { beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

/** A handoff at every limit that no compression makes smaller: code points from all of Unicode, the same on every run. */
const build = `
let state = 4711;
const random = (below) => (state = (state * 48271) % 2147483647) % below;
const points = [[0x3f, 64], [0xc0, 100], [0x4e00, 20000], [0x1f400, 250], [0x20000, 40000]];
const point = ([first, count]) => String.fromCodePoint(first + random(count));
const text = (length) => Array.from({ length }, () => point(points[random(5)])).join('');
const hex = (length) => Array.from({ length }, () => '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'[random(62)]).join('');
const maximal = { summary: 's' + text(4095), detail: 'd' + text(65535), data: { one: hex(40000), two: hex(65536 - 6 - 40000) } };`;

describe('the largest handoff there may be', () => {
  let world: LocalWorld;
  let issue: number;
  beforeAll(async () => {
    world = await create({
      processes: true,
      agents: {
        one: { script: `${build}\nawait tell('written', JSON.stringify(maximal)); hand(maximal);` },
        two: { script: "await tell('prompt', prompt);" },
      },
      pipelines: {
        fix: {
          write: { agent: 'one', prompt: 'Write.' },
          read: {
            needs: ['write'],
            agent: 'two',
            prompt: '{{ needs.write.handoff.detail }}\n{{ needs.write.handoff.data.one }}\n{{ needs.write.handoff.data.two }}',
          },
        },
      },
    });
    issue = await world.run('fix');
  }, 60_000);

  const written = () =>
    JSON.parse(world.switchboard.told('written')[0] ?? '{}') as {
      summary: string;
      detail: string;
      data: { one: string; two: string };
    };

  requirement(
    {
      ids: ['DESIGN-2', 'H-9'],
      title: 'an output over 96 KiB goes as an artifact and arrives',
      input: '4,096 + 65,536 random code points, 65,536 bytes of data',
      expected: 'the output of the job is a locator with digest; the task succeeded',
    },
    async () => {
      const agent = world.jobs().find(({ name }) => name === 'agent');
      expect(JSON.parse(agent?.outputs['agent-output'] ?? '')).toMatchObject({
        artifact: { sha256: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) },
      });
      expect((await world.tasks(issue)).map(({ body }) => `${body.stage} ${body.outcome}`)).toEqual([
        'write succeeded',
        'read succeeded',
      ]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.5', 'H-9', 'H-29'],
      title: 'the record goes on in further comments and holds it all',
      input: 'the same',
      expected: 'every comment within 65,536 characters; the stored handoff is the written one',
    },
    async () => {
      const [task] = await world.tasks(issue);
      expect(task?.body.handoff).toMatchObject(written());
      const bodies = (await world.thread(issue)).map(({ body }) => body);
      expect(bodies.filter((body) => body.includes('"kind":"part"')).length).toBeGreaterThan(1);
      expect(Math.max(...bodies.map((body) => [...body].length))).toBeLessThanOrEqual(65_536);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.7', 'H-34', 'H-36'],
      title: 'the next prompt holds it byte for byte',
      input: 'the same',
      expected: 'detail and both values as lines of the prompt',
    },
    () => {
      const { detail, data } = written();
      const [prompt = ''] = world.switchboard.told('prompt');
      const lines = new Set(prompt.split('\n'));
      expect([detail, data.one, data.two].map((text) => lines.has(text))).toEqual([true, true, true]);
    },
  );
});
