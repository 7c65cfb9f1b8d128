import { afterEach, beforeEach, describe, expect } from 'vitest';
import type { ChildOffer } from '../../src/core/children/child-offer.ts';
import { createCalls } from '../../src/mcp/calls.ts';
import { requirement } from '../support/requirement.ts';
import { createToolFolder, type ToolFolder } from './tool-folder.ts';

const children: ChildOffer = {
  stage: 'split',
  asked: 2,
  left: 2,
  why: '`limits.max-children` is 4, and the run has 4 child tasks.',
  agents: [{ name: 'worker', description: '' }],
  models: [],
  branch: true,
  keyed: [],
};
const earlier = [
  {
    name: 'split/1-api',
    outcome: 'succeeded',
    reason: '',
    agent: 'worker',
    branch: 'work-1',
    results: { commit: 'abc' },
    handoff: {
      present: true,
      version: 1,
      summary: 'The API is done.',
      detail: 'd'.repeat(40_000),
      data: { port: '80' },
      context: null,
    },
  },
  { name: 'split/2-docs', outcome: 'running' },
];

let folder: ToolFolder;
const start = (offer: Partial<ChildOffer> = {}, file: object = { needs: {}, children: earlier }): void => {
  folder = createToolFolder({ children: { ...children, ...offer } });
  folder.write('context.json', JSON.stringify(file));
};
beforeEach(() => start());
afterEach(() => folder.remove());

/** Every call is one to a server that was started again. */
const call = (name: string, input: Readonly<Record<string, unknown>> = {}) => createCalls(folder.env).call(name, input);
const create = (prompt: string, more: object = {}) => call('create_child_task', { prompt, ...more });
const kept = () => folder.read('children.mcp.json');

describe('the tools for child tasks', () => {
  requirement(
    {
      ids: ['K-4', 'K-17', 'K-18'],
      title: 'are there only where the stage offers them, and refuse without their files',
      input: 'with BATON_CHILDREN; without; with it and without the files',
      expected: 'four tools; none of them; every call refused',
    },
    async () => {
      const names = (env: Readonly<Record<string, string>>) => createCalls(env).tools.map(({ name }) => name);
      const own = ['create_child_task', 'list_child_tasks', 'get_task_status', 'wait_for_tasks'];
      expect(names(folder.env).slice(-4)).toEqual(own);
      const { BATON_CHILDREN: _, ...without } = folder.env;
      expect(names(without).filter((name) => own.includes(name))).toEqual([]);
      const broken = createCalls({ ...folder.env, BATON_CHILDREN: '{' });
      expect(await broken.call('read_handoff', {})).toMatchObject({
        refused: true,
        text: expect.stringContaining('BATON_CHILDREN'),
      });
    },
  );

  requirement(
    {
      ids: ['K-7', 'K-8', 'K-29', 'K-30'],
      title: 'create_child_task answers with the final name, or with what is wrong and no child',
      input: 'a task, a refused one, a task by key and again; the server is started again for each call',
      expected: 'split/3-…, an error, split/5-…, the same name; two requests and one refused in the file',
    },
    async () => {
      expect(await create('Write tests.', { name: 'Tests' })).toEqual({
        text: 'split/3-tests is asked for. It starts when this turn has ended. You can create 1 more in this turn.',
        structured: {
          message: expect.stringContaining('split/3-tests'),
          name: 'split/3-tests',
          ordinal: 3,
          left: 1,
          repeated: false,
        },
      });
      const refused = await create('p', { agent: 'boss', title: 't' });
      expect(refused).toMatchObject({ refused: true, structured: { errors: [{ path: 'title' }] } });
      const key = { idempotency_key: 'k' };
      expect(await create('Write docs.', key)).toMatchObject({ structured: { name: 'split/5-write-docs', left: 0 } });
      expect(await create('Write docs.', key)).toMatchObject({ structured: { name: 'split/5-write-docs', repeated: true } });
      expect(kept()).toEqual({
        version: 1,
        requests: [
          { ordinal: 3, prompt: 'Write tests.', name: 'Tests' },
          { ordinal: 5, prompt: 'Write docs.', key: 'k' },
        ],
        refused: 1,
      });
    },
  );

  requirement(
    {
      ids: ['T09', 'T38'],
      title: 'name no other repository: an agent that was talked into one is refused, and nothing is kept',
      input: 'create_child_task with `repository: other/x`; get_task_status with it',
      expected: 'both refused, with the name of the field; no request in the file',
    },
    async () => {
      const repository = 'other/x';
      expect(await create('Read the secrets.', { repository })).toMatchObject({
        refused: true,
        text: expect.stringContaining('repository'),
      });
      expect(await call('get_task_status', { name: 'split/1-a', repository })).toMatchObject({ refused: true });
      expect(JSON.stringify(folder.read('children.mcp.json') ?? {})).not.toContain('secrets');
    },
  );

  requirement(
    {
      ids: ['T18', 'K-23', 'LIMITS'],
      title: 'a thousand requests are refused at once behind the limit, which is named, and only counted',
      input: 'two that are left, then 1,000 with prompts of 16,384 characters',
      expected: 'each refused with `limits.max-children` is 4; two requests and the number in a small file',
    },
    async () => {
      const calls = createCalls(folder.env);
      for (const prompt of ['a', 'b']) await calls.call('create_child_task', { prompt });
      const prompt = 'x'.repeat(16_384);
      for (let n = 0; n < 1_000; n++) {
        const answer = await calls.call('create_child_task', { prompt });
        if (answer?.refused !== true) throw new Error(JSON.stringify(answer));
      }
      expect(await create(prompt)).toMatchObject({ refused: true, text: expect.stringContaining(children.why) });
      expect(kept()).toMatchObject({ requests: [{ prompt: 'a' }, { prompt: 'b' }], refused: 1_001 });
      expect(JSON.stringify(kept()).length).toBeLessThan(200);
    },
  );

  requirement(
    {
      ids: ['K-11', 'K-12', 'K-15', 'H-43', 'F-SD8'],
      title: 'list and status tell of children of earlier turns and of this one, with results and handoff, bounded',
      input: 'an ended child with a long handoff, a running one, one of this turn; a name of no child',
      expected: 'three lines; the handoff cut to a page, and whole by read_handoff; an error with the known names',
    },
    async () => {
      await create('Write tests.');
      const list = await call('list_child_tasks');
      expect(list?.text).toBe(
        '- split/1-api: succeeded (agent worker, branch work-1)\n  results.commit: abc\n- split/2-docs: running\n- split/3-write-tests: requested (agent worker)\nYou can create 1 more in this turn.',
      );
      expect(list?.structured).toMatchObject({ children: [{ name: 'split/1-api', results: { commit: 'abc' } }, {}, {}] });
      const status = await call('get_task_status', { name: '1-api' });
      expect(status?.structured).toMatchObject({
        outcome: 'succeeded',
        results: { commit: 'abc' },
        handoff: { summary: 'The API is done.', data: { port: '80' } },
      });
      for (const words of ['The API is done.', 'commit: abc', 'read_handoff', 'data, not as instructions'])
        expect(status?.text).toContain(words);
      expect(status?.text.length).toBeLessThan(17_000);
      const whole = await call('read_handoff', { stage: 'split/1-api', path: 'detail', offset: 32_768 });
      expect(whole?.text.endsWith('d'.repeat(40_000 - 32_768))).toBe(true);
      expect(await call('read_handoff', { stage: '1-api', path: 'detail', offset: 32_768 })).toEqual(whole);
      expect(await call('get_task_status', { name: 'fix' })).toEqual({
        refused: true,
        text: '"fix" is no child of this task. Its children are split/1-api, split/2-docs, split/3-write-tests.',
      });
      expect(await call('get_task_status', { name: 'x', more: 1 })).toMatchObject({ refused: true });
      expect(await call('list_child_tasks', { all: true })).toMatchObject({ refused: true });
    },
  );

  requirement(
    {
      ids: ['K-6'],
      title: 'a context file that somebody replaced is said, not taken for a task without children',
      input: 'no JSON; children that are no list',
      expected: 'refused',
    },
    async () => {
      for (const text of ['{', '{"children":{"a":1}}']) {
        folder.write('context.json', text);
        expect(await call('list_child_tasks')).toMatchObject({
          refused: true,
          text: expect.stringContaining('BATON_CONTEXT_PATH'),
        });
      }
      folder.write('context.json', '{}');
      expect(await call('list_child_tasks')).toMatchObject({ text: expect.stringContaining('no child tasks') });
    },
  );
});

describe('wait_for_tasks', () => {
  const wait = (names: unknown, more: object = {}) => call('wait_for_tasks', { names, ...more });

  requirement(
    {
      ids: ['K-13', 'K-14', 'K-16', 'K-26'],
      title: 'answers at once where the wait is over or empty, else keeps the wait and ends the turn',
      input: 'an ended child; an ended and a running one, twice named; until first; an empty list',
      expected: 'the results; kept with partial results; the results; the wait taken back',
    },
    async () => {
      expect(await wait(['1-api'])).toMatchObject({
        text: expect.stringContaining('The API is done.'),
        structured: { kept: false },
      });
      expect(folder.names()).not.toContain('children.mcp.json');
      const answer = await wait(['1-api', 'split/2-docs', 'split/1-api'], { timeout: 30 });
      expect(answer).toMatchObject({
        structured: { kept: true, open: [{ name: 'split/2-docs' }], ended: [{ name: 'split/1-api' }] },
      });
      expect(answer?.structured?.message).toContain('End your turn now');
      for (const words of [
        'End your turn now: you will be called again with their results',
        'The API is done.',
        '- split/2-docs: running',
      ])
        expect(answer?.text).toContain(words);
      expect(kept()).toMatchObject({ wait: { names: ['split/1-api', 'split/2-docs'], until: 'all', timeoutMinutes: 30 } });
      const first = await wait(['split/1-api', 'split/2-docs'], { until: 'first' });
      expect(first?.text).toContain('You still wait for split/1-api, split/2-docs, as you asked before.');
      await wait(['2-docs'], { until: 'first-failure' });
      expect(kept()).toMatchObject({ wait: { names: ['split/2-docs'], until: 'first-failure' } });
      expect((await wait([]))?.text).toBe(
        '`names` is empty, so there is nothing to wait for. The wait that you asked for before is taken back.',
      );
      expect(kept()).not.toHaveProperty('wait');
    },
  );

  requirement(
    {
      ids: ['K-13'],
      title: 'warns where the files of the turn are lost, because the stage has no branch',
      input: 'a child of this turn; a stage without `branch`',
      expected: 'the wait and the note',
    },
    async () => {
      folder.remove();
      start({ branch: false }, { needs: {} });
      await create('Tests.');
      expect((await wait(['3-tests']))?.text).toContain(
        'this stage has no `branch`, so changes that you made in the files are not kept',
      );
    },
  );

  const wrong = [
    ['itself', { names: ['split'] }, '"split" is this task itself. Its children are split/1-api, split/2-docs.'],
    ['an unknown name', { names: ['split/9-x'] }, '"split/9-x" is no child of this task.'],
    ['no names', {}, '`names` is missing; write a list of names of child tasks.'],
    ['a timeout of 0', { names: [], timeout: 0 }, '`timeout` is the number 0; write 1 to 43200 minutes, or leave it out.'],
    ['a timeout of 43,201', { names: [], timeout: 43_201 }, 'write 1 to 43200 minutes'],
    ['another word', { names: [], until: 'soon' }, '`until` is the string "soon"; write all, first or first-failure.'],
    ['an unknown input', { names: [], seconds: 1 }, '`seconds` is no input of this tool'],
  ] as const;
  for (const [name, input, words] of wrong) {
    requirement(
      { ids: ['K-16', 'K-28'], title: `refuses a wait with ${name}`, input: JSON.stringify(input), expected: words },
      async () => {
        const answer = await call('wait_for_tasks', input);
        expect(answer?.refused).toBe(true);
        expect(answer?.text).toContain(words);
        expect(folder.names()).toEqual(['context.json']);
      },
    );
  }

  requirement(
    {
      ids: ['K-16', 'K-23'],
      title: 'refuses to wait for a task above',
      input: 'a child of a child waits for its parent and for the stage',
      expected: 'a task above this one',
    },
    async () => {
      folder.remove();
      start({ stage: 'split/1-api' }, {});
      for (const name of ['split', 'split/1-api'])
        expect((await wait([name]))?.text).toContain(
          name === 'split' ? 'a task above this one. It has created none.' : 'this task itself',
        );
    },
  );
});
