import { describe, expect } from 'vitest';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import { buildTrigger, createHarness, type HarnessOptions } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { plan } from './chain.ts';

async function ask(
  options: HarnessOptions,
  extra = '',
  said: string[] = [],
): Promise<{ readonly asked: readonly string[]; readonly runs: number; readonly why: string }> {
  const asked: string[] = [];
  const harness = createHarness({ ...options, asked });
  const log = { ...harness.engine.ports.log, error: (text: string) => void said.push(text) };
  const engine = { ...harness.engine, ports: { ...harness.engine.ports, log } };
  const planned = await plan({ ...harness, engine }, { extra });
  const check = planned.matches[0]?.checks.find(({ check: name }) => name === 'permission');
  return { asked, runs: planned.runs.length, why: check?.detail ?? '' };
}

/** Plans an event, and returns the questions and the reasons against pipelines, each as `check: sentence`. */
async function refuse(
  options: HarnessOptions,
  { other, ...given }: { readonly trigger?: Trigger; readonly extra?: string; readonly other?: string },
): Promise<readonly string[]> {
  const asked: string[] = [];
  const before = other === undefined ? '' : `other: { ${other}, stages: { look: { agent: one, prompt: Look. } } }\n  `;
  const { matches } = await plan(createHarness({ ...options, asked }), { ...given, pipeline: `${before}fix` });
  const failed = matches.flatMap(({ checks }) => checks.filter(({ passed }) => !passed));
  return [...asked, ...failed.map(({ check, detail }) => `${check}: ${detail}`)];
}

const crew = 'allow: { teams: [acme/crew, acme/captains] }';

describe('who is asked for', () => {
  requirement(
    {
      ids: ['I-13', 'T02'],
      title: 'the role is asked for once an event',
      input: 'a label, one pipeline',
      expected: 'one question',
    },
    async () => expect(await ask({})).toMatchObject({ asked: ['role of mona'], runs: 1 }),
  );

  requirement(
    {
      ids: ['I-13'],
      title: 'a question that fails is a no, and the next event asks again',
      input: '503, then an answer',
      expected: 'nothing starts, with GitHub’s words; then a run',
    },
    async () => {
      const said: string[] = [];
      const failed = await ask({ trouble: 'try later' }, '', said);
      expect(said).toEqual([expect.stringContaining('try later')]);
      expect(failed).toMatchObject({ asked: ['role of mona'], runs: 0 });
      expect(failed.why).toContain('GitHub did not say what role mona has (try later); unknown means no.');
      expect(await ask({})).toMatchObject({ runs: 1 });
    },
  );

  requirement(
    {
      ids: ['I-12', 'DESIGN-4.1'],
      title: 'teams are asked for only where the role is not enough',
      input: 'a writer; a reader in the second team; a reader in none; a token that may not know',
      expected: 'no question; yes; no; no, and which token it takes',
    },
    async () => {
      expect(await ask({ teams: [] }, crew)).toMatchObject({ asked: ['role of mona'], runs: 1 });
      const both = ['role of mona', 'mona in acme/crew', 'mona in acme/captains'];
      expect(await ask({ role: 'read', teams: ['acme/captains'] }, crew)).toMatchObject({ asked: both, runs: 1 });
      expect(await ask({ role: 'read', teams: [] }, crew)).toMatchObject({ asked: both, runs: 0 });
      const unknown = await ask({ role: 'read', teams: null }, crew);
      expect(unknown.runs).toBe(0);
      expect(unknown.why).toContain('takes a token that can read members');
    },
  );

  requirement(
    {
      ids: ['I-12', 'I-13'],
      title: 'somebody whom the config names needs no answer',
      input: '`allow.users` with the login, GitHub fails',
      expected: 'a run, and no question',
    },
    async () => expect(await ask({ trouble: 'try later' }, 'allow: { users: [Mona] }')).toMatchObject({ asked: [], runs: 1 }),
  );

  requirement(
    {
      ids: ['F-UX5', 'U13'],
      title: 'is all that the reasons against a start name: nobody hears that GitHub did not say what it was not asked',
      input:
        'a misspelt label; with teams that may start it; with text of others refused; a pull request with a filter over files; a reader where text of others is refused',
      expected: 'the label alone, each time, and no question; for the reader the role, and no word about the author',
    },
    async () => {
      const trigger = { ...buildTrigger(), label: 'agent-redy' };
      const outside = 'allow: { outside-text: refuse }';
      const label = expect.stringMatching(/^label: .*`agent-redy`/);
      for (const extra of ['', crew, outside]) expect(await refuse({}, { trigger, extra })).toEqual([label]);
      const pull = buildTrigger({ kind: 'pull-request', head: { branch: 'one', repository: trigger.repository.id, sha: 'a' } });
      const other = 'on: { pull-requests: { labels: [others], files: { include: [docs/**] } } }';
      const onPull = { ...pull, kind: 'pull-request-labeled', label: 'agent-redy' } as const;
      expect(await refuse({}, { trigger: onPull, other })).toEqual([label, 'labels: It lacks `others`.', label]);
      expect(await refuse({ role: 'read' }, { extra: outside })).toEqual([
        'role of mona',
        'permission: mona has the role `read`; at least `write` is asked for. Those with `write` or more can.',
      ]);
    },
  );

  requirement(
    {
      ids: ['F-UX5', 'I-12'],
      title: 'is not the team of a pipeline that another reason refuses, where that of another pipeline was asked for',
      input: 'a label of one pipeline with a team, by a reader who is in none; beside it a pipeline with another team and label',
      expected: 'the first names its teams; the second its label and the role, and no team that GitHub had to tell about',
    },
    async () => {
      const other = 'on: { issues: { labels: [others] } }, allow: { teams: [acme/others] }';
      const role = 'permission: mona has the role `read`; at least `write` is asked for. Those with `write` or more can';
      expect(await refuse({ role: 'read', teams: null }, { extra: crew, other })).toEqual([
        ...['role of mona', 'mona in acme/crew', 'mona in acme/captains'],
        expect.stringMatching(/^label: .*`agent-ready`/),
        'labels: It lacks `others`.',
        `${role}, and members of \`acme/others\`.`,
        expect.stringContaining(
          `${role}, and members of \`acme/crew\`, \`acme/captains\`. GitHub did not say whether mona is in`,
        ),
      ]);
    },
  );
});
