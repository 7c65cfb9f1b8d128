import { beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

const faults = {
  missing: '',
  malformed: `hand('{"summary": "cut off');`,
  long: "hand({ summary: 'x'.repeat(4097) });",
  polluted: `hand('{"summary":"fine","data":{"__proto__":"x"}}');`,
};
type Fault = keyof typeof faults;
const next = { next: { needs: ['look'], agent: 'next', prompt: '[{{ needs.look.handoff.summary }}]' } };

describe('handoffs that cannot be kept', () => {
  let world: LocalWorld;
  const issues = new Map<Fault, number>();
  beforeAll(async () => {
    const names = Object.keys(faults) as Fault[];
    world = await create({
      agents: {
        ...Object.fromEntries(names.map((name) => [name, { script: faults[name] }])),
        next: { script: 'await tell(process.env.BATON_RUN, prompt);' },
      },
      pipelines: Object.fromEntries(
        names.map((name) => [name, { look: { agent: name, prompt: 'Look.' }, ...(name === 'malformed' ? next : {}) }]),
      ),
    });
    for (const name of names) issues.set(name, await world.open({}));
    await Promise.all(names.map((name) => world.label(issues.get(name) ?? 0, name)));
    await world.settle();
  }, 60_000);

  async function expectDropped(name: Fault, words: RegExp | undefined): Promise<void> {
    const issue = issues.get(name) ?? 0;
    const [look] = await world.tasks(issue);
    expect(look?.body.outcome).toBe('succeeded');
    expect(look?.body).not.toHaveProperty('handoff');
    const warnings = look?.body.warnings ?? [];
    if (words === undefined) return expect(warnings).toEqual([]);
    expect(warnings.join('\n')).toMatch(words);
    expect((await world.thread(issue)).some(({ body }) => body.includes('⚠️'))).toBe(true);
    const logs = world.jobs().filter(({ log }) => /##\[warning\]/.test(log) && words.test(log));
    expect(logs.length).toBeGreaterThan(0);
  }

  requirement(
    {
      ids: ['H-16', 'DESIGN-4.3'],
      title: 'no file is no error',
      input: 'an agent that writes nothing',
      expected: 'the stage succeeds without a warning',
    },
    () => expectDropped('missing', undefined),
  );

  requirement(
    {
      ids: ['H-12', 'H-20', 'DESIGN-4.3'],
      title: 'a malformed file is a warning, and nothing of it is stored',
      input: '{"summary": "cut off',
      expected: 'a warning in log and comment; the next stage starts with an empty value',
    },
    async () => {
      await expectDropped('malformed', /handoff was not kept.*JSON/i);
      expect(world.switchboard.told(`malformed-${issues.get('malformed')}`)).toEqual([expect.stringMatching(/^\[\]\n?$/)]);
    },
  );

  requirement(
    {
      ids: ['H-4', 'H-20', 'DESIGN-4.3'],
      title: 'one code point too many is a warning that names field, limit and size',
      input: 'a summary of 4,097',
      expected: 'summary, 4,096 and 4,097 in the warning',
    },
    () => expectDropped('long', /summary.*4,?09[67].*4,?09[67]/),
  );

  requirement(
    {
      ids: ['T35', 'DESIGN-4.3'],
      title: '__proto__ as a key is a warning',
      input: '{"data":{"__proto__":"x"}}',
      expected: 'the warning names the key',
    },
    () => expectDropped('polluted', /__proto__/),
  );
});
