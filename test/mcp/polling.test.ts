import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import type { ChildOffer } from '../../src/core/children/child-offer.ts';
import { createCalls } from '../../src/mcp/calls.ts';
import { requirement } from '../support/requirement.ts';
import { createToolFolder, type ToolFolder } from './tool-folder.ts';

const children: ChildOffer = {
  stage: 'split',
  asked: 0,
  left: 3,
  why: '',
  agents: [{ name: 'worker', description: '' }],
  models: [],
  branch: true,
  keyed: [],
  polls: { seconds: 1 },
};

let folder: ToolFolder;
let turn: string;
beforeEach(() => {
  folder = createToolFolder({ children });
  turn = join(dirname(folder.env.BATON_HANDOFF_PATH ?? ''), 'turn');
  for (const name of ['asked', 'told']) mkdirSync(join(turn, name), { recursive: true });
});
afterEach(() => folder.remove());

/** Every call is one to a server that was started again. */
const call = (name: string, input: Readonly<Record<string, unknown>> = {}) =>
  createCalls({ ...folder.env, BATON_TURN_PATH: turn }).call(name, input);
const create = (name: string) => call('create_child_task', { prompt: `Do ${name}.`, name });
const tell = (list: readonly object[], late = '') =>
  writeFileSync(join(turn, 'told/children.json'), JSON.stringify({ children: list, late }));
const kept = () => folder.read('children.mcp.json') as { readonly wait?: object };
const ended = {
  name: 'split/1-api',
  outcome: 'succeeded',
  handoff: { present: true, summary: 'The API.', detail: 'All of it.' },
};

describe('the tools of an agent whose children start while it works', () => {
  requirement(
    {
      ids: ['P10-5', 'K-7'],
      title: 'say so, and leave each request where the job of the agent can read it',
      input: 'two requests; then one after the job has said that no more are passed on',
      expected: 'soon, twice, then at the end of the turn; a copy of the requests that others may read',
    },
    async () => {
      expect(await create('api')).toMatchObject({ text: expect.stringContaining('within about half a minute; go on') });
      await create('docs');
      const copy = join(turn, 'asked/requests.json');
      expect(JSON.parse(readFileSync(copy, 'utf8'))).toEqual(kept());
      expect((statSync(copy).mode & 0o004) > 0).toBe(true);
      tell([], 'the requests are too long');
      expect(await create('tests')).toMatchObject({ text: expect.stringContaining('starts when this turn has ended') });
    },
  );

  requirement(
    {
      ids: ['P10-5', 'K-13', 'K-14', 'K-15'],
      title: 'wait within the turn: for some seconds, and with the results as soon as the job has them',
      input: 'a wait for two children: nothing known; one has ended; both have; get_task_status and read_handoff of one',
      expected: 'call again, and the wait is kept in case the turn ends; the one that ended; both, and no wait is kept',
    },
    async () => {
      await create('api');
      await create('docs');
      const names = ['1-api', '2-docs'];
      const first = await call('wait_for_tasks', { names });
      expect(first).toMatchObject({
        text: expect.stringContaining('Call wait_for_tasks again'),
        structured: { kept: true, ended: [] },
      });
      expect(kept().wait).toEqual({ names: ['split/1-api', 'split/2-docs'], until: 'all' });
      expect(readFileSync(join(turn, 'asked/wait.txt'), 'utf8')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      const running = { name: 'split/2-docs', outcome: 'running' };
      tell([ended, running]);
      expect(await call('wait_for_tasks', { names })).toMatchObject({
        structured: { kept: true, open: [running], ended: [ended] },
      });
      expect(await call('get_task_status', { name: '1-api' })).toMatchObject({ text: expect.stringContaining('The API.') });
      expect(await call('read_handoff', { stage: 'split/1-api', path: 'detail' })).toMatchObject({
        text: expect.stringContaining('All of it.'),
      });
      const refused = { name: 'split/2-docs', outcome: 'skipped', reason: 'a limit' };
      const waiting = call('wait_for_tasks', { names });
      tell([ended, refused]);
      expect(await waiting).toMatchObject({ structured: { kept: false, open: [] } });
      expect(kept().wait).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['P10-5', 'K-24'],
      title: 'keep a wait that is over where commits are merged, because that happens between two turns',
      input: 'a wait for a child that has ended, with merge: branch; then an empty list',
      expected: 'its results, and that the commits come after the turn; the wait is kept; it is taken back',
    },
    async () => {
      const own = createToolFolder({ children: { ...children, polls: { seconds: 1, merges: true } } });
      const ask = (name: string, input: object) =>
        createCalls({ ...own.env, BATON_TURN_PATH: turn, BATON_HANDOFF_PATH: folder.env.BATON_HANDOFF_PATH }).call(name, {
          ...input,
        });
      await ask('create_child_task', { prompt: 'Do api.', name: 'api' });
      tell([ended]);
      const answer = await ask('wait_for_tasks', { names: ['1-api'] });
      expect(answer).toMatchObject({ text: expect.stringContaining('merged into your branch when your turn has ended') });
      expect(answer).toMatchObject({ structured: { kept: true, ended: [ended] } });
      expect(kept().wait).toBeDefined();
      await ask('wait_for_tasks', { names: [] });
      expect(kept().wait).toBeUndefined();
      own.remove();
    },
  );

  requirement(
    {
      ids: ['P10-5', 'K-26'],
      title: 'fall back to the end of the turn where the job cannot follow it, and say why',
      input: 'a wait after the job has said that the thread was read as often as it may; a file that is no JSON',
      expected: 'at once: end your turn now, with the reason, and the wait is kept; the file counts as nothing',
    },
    async () => {
      await create('api');
      tell([], 'the thread was read 200 times in this turn, which is the most');
      const { text = '' } = (await call('wait_for_tasks', { names: ['1-api'] })) ?? {};
      expect(text).toMatch(/cannot be waited for within this turn: the thread was read 200 times.*End your turn now/);
      expect(kept().wait).toBeDefined();
      writeFileSync(join(turn, 'told/children.json'), '{');
      expect(await call('list_child_tasks')).toMatchObject({ text: expect.stringContaining('split/1-api: requested') });
    },
  );
});
