import { describe, expect } from 'vitest';
import { buildTrigger, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { plan } from './chain.ts';

const app = { id: 55, login: 'baton-of-acme[bot]', type: 'Bot' };
const extra = 'allow: { bots: [55, 56] }';

/** The engine of an App whose account has an id, and how often it was asked for. */
function createApp(own: number): { readonly harness: Harness; readonly asked: () => number } {
  const harness = createHarness();
  let asked = 0;
  const readOwnAccount = async (): Promise<number> => {
    asked += 1;
    return own;
  };
  const { ports, settings } = harness.engine;
  const engine = { ports: { ...ports, readOwnAccount }, settings: { ...settings, via: 'app' as const } };
  return { harness: { ...harness, engine }, asked: () => asked };
}

describe('events of the App itself', () => {
  requirement(
    {
      ids: ['T17', 'T05', 'DESIGN-6'],
      title: 'start nothing, also where `allow.bots` names its own account',
      input: 'a label by the App; `bots` has its id',
      expected: 'no run, and why not; the same label of another bot that is named starts one',
    },
    async () => {
      const { harness } = createApp(55);
      const refused = await plan(harness, { trigger: { ...buildTrigger(), actor: app }, extra });
      expect(refused.runs).toEqual([]);
      expect(refused.matches[0]?.checks.find(({ check }) => check === 'sender')).toEqual({
        check: 'sender',
        passed: false,
        detail: "baton-of-acme[bot] (id 55) is Baton's own account; it starts nothing, whatever `allow.bots` says.",
      });
      const other = await plan(harness, { trigger: { ...buildTrigger(), actor: { ...app, id: 56 } }, extra });
      expect(other.runs).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['T17', 'DESIGN-6'],
      title: 'command nothing either',
      input: '`/baton cancel` by the App while a run goes on',
      expected: 'no answer, and the run goes on',
    },
    async () => {
      const { harness } = createApp(55);
      await plan(harness, { trigger: buildTrigger(), extra });
      const { id, body, createdAt } = harness.threads.post({ subject: subjectNumber, body: '/baton cancel', author: app });
      const comment = { id, author: app, body, createdAt };
      const planned = await plan(harness, {
        trigger: { ...buildTrigger(), kind: 'comment', label: '', actor: app, comment },
        extra,
      });
      expect(planned.matches.map(({ matched }) => matched)).toEqual([false]);
      const records = await harness.records();
      expect(records.map(({ record }) => record.kind)).not.toContain('decision');
    },
  );

  requirement(
    {
      ids: ['T17', 'DESIGN-8'],
      title: 'cost no request where a person or an unnamed bot acted',
      input: 'a label by mona, and one by a bot that nobody names',
      expected: 'the account is not asked for',
    },
    async () => {
      const { harness, asked } = createApp(55);
      await plan(harness, { trigger: buildTrigger(), extra });
      await plan(harness, { trigger: { ...buildTrigger(), actor: { ...app, id: 99 } }, extra });
      // A person whom somebody took for a bot.
      await plan(harness, { trigger: { ...buildTrigger(), actor: { id: 55, login: 'mona', type: 'User' } }, extra });
      expect(asked()).toBe(0);
    },
  );

  requirement(
    {
      ids: ['T17'],
      title: 'start nothing where one pipeline of many names the account; what has no account of its own is not asked',
      input: 'a label by the App; the second of two pipelines names it; then the same with the Action',
      expected: 'no run, and one question; a run, since the account of a workflow is another one',
    },
    async () => {
      const { harness, asked } = createApp(55);
      const other = 'other: { on: { issues: { labels: [others] } }, stages: { look: { agent: one, prompt: Look. } } }\n  ';
      const event = { trigger: { ...buildTrigger(), actor: app }, extra, pipeline: `${other}fix` };
      expect([(await plan(harness, event)).runs, asked()]).toEqual([[], 1]);
      expect((await plan(createHarness(), event)).runs).toHaveLength(1);
    },
  );
});
