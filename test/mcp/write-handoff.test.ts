import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseHandoff } from '../../src/core/handoff/parse-handoff.ts';
import { createCalls } from '../../src/mcp/calls.ts';
import { requirement } from '../support/requirement.ts';
import { createToolFolder, type ToolFolder } from './tool-folder.ts';

const schema = { type: 'object', required: ['severity'], properties: { severity: { enum: ['low', 'high'] } } };

let folder: ToolFolder;
beforeEach(() => {
  folder = createToolFolder({ demand: { required: true, data: schema } });
});
afterEach(() => folder.remove());

const write = (input: Readonly<Record<string, unknown>>, env = folder.env) => createCalls(env).call('write_handoff', input);

describe('write_handoff', () => {
  requirement(
    {
      ids: ['H-1', 'H-18', 'DESIGN-4.3'],
      title: 'the tool keeps what fits the format and the schema of the stage, and says what it kept',
      input: 'summary, detail, data.severity: high, a key that nobody knows',
      expected: 'handoff.mcp.json with the known keys; the answer names parts, sizes and what was dropped',
    },
    async () => {
      const answer = await write({ summary: 'Off by one', detail: 'src/page.ts:17', data: { severity: 'high' }, mood: 'good' });
      expect(answer).toEqual({
        text: [
          'Kept: summary (10 characters), detail (14 characters), data (1 key); 89 bytes in all.',
          'Note: The unknown key `mood` was dropped; put it into `data`, as a string.',
        ].join('\n'),
        structured: {
          kept: { parts: ['summary', 'detail', 'data'], data: ['severity'] },
          bytes: 89,
          replaced: false,
          warnings: ['The unknown key `mood` was dropped; put it into `data`, as a string.'],
        },
      });
      expect(folder.read('handoff.mcp.json')).toEqual({
        version: 1,
        summary: 'Off by one',
        detail: 'src/page.ts:17',
        data: { severity: 'high' },
      });
    },
  );

  requirement(
    {
      ids: ['H-18', 'H-20', 'K-8'],
      title: 'a refusal of the tool names every path that is wrong, in the words of the validator, and keeps nothing',
      input: 'no summary, data.severity: middling, a number in data, a detail of 65,537 characters',
      expected: 'an error per path, no file',
    },
    async () => {
      const many = await write({ detail: 'x'.repeat(65_537), data: { pr: 42 } });
      expect(many?.refused).toBe(true);
      expect(many?.structured).toEqual({
        errors: [
          { code: 'missing', path: 'summary', message: expect.stringContaining('`summary` is missing') },
          { code: 'too-long', path: 'detail', message: expect.stringContaining('is 65537 characters long; at most 65536') },
          { code: 'type', path: 'data.pr', message: expect.stringContaining('write "42"') },
        ],
      });
      const unfit = await write({ summary: 'x', data: { severity: 'middling' } });
      expect(unfit?.text).toBe(
        'Nothing was kept. Put this right and call the tool again:\n- `data.severity` must be equal to one of the allowed values ("low", "high"); it is the string "middling".',
      );
      expect(unfit?.structured).toMatchObject({ errors: [{ code: 'schema', path: 'data.severity' }] });
      expect(folder.names()).toEqual(['context.json']);
    },
  );

  it('lists what the stage asks of data in words, with a schema of its own that every model takes', () => {
    const [tool] = createCalls(folder.env).tools;
    expect(JSON.stringify(tool?.inputSchema)).toContain(JSON.stringify(JSON.stringify(schema)).slice(1, -1));
    expect(Object.keys(tool?.inputSchema ?? {})).toEqual(['type', 'properties', 'required']);
  });

  it('takes the place of the handoff from before, also in a server that was started again', async () => {
    await write({ summary: 'first', detail: 'long', data: { severity: 'low' } });
    const answer = await write({ summary: 'second', data: { severity: 'high' } });
    expect(answer?.text).toContain('It takes the place of the handoff from before.');
    expect(folder.read('handoff.mcp.json')).toEqual({ version: 1, summary: 'second', data: { severity: 'high' } });
    const refused = await write({ summary: '' });
    expect(refused?.refused).toBe(true);
    expect(folder.read('handoff.mcp.json')).toMatchObject({ summary: 'second' });
  });

  it('leaves nothing half written and no draft behind', async () => {
    const calls = createCalls(folder.env);
    const summaries = Array.from({ length: 10 }, (_, at) => `number ${at}`);
    await Promise.all(summaries.map((summary) => calls.call('write_handoff', { summary, data: { severity: 'low' } })));
    expect(folder.read('handoff.mcp.json')).toMatchObject({ summary: 'number 9' });
    expect(folder.names()).toEqual(['context.json', 'handoff.mcp.json']);
  });

  it('asks nothing of data where the stage does not', async () => {
    const plain = createToolFolder();
    expect(await write({ summary: 'x' }, plain.env)).not.toHaveProperty('refused');
    plain.remove();
  });

  requirement(
    {
      ids: ['T35', 'T36', 'T38'],
      title: 'whatever arguments the tool is given, it answers, and keeps a valid handoff or none',
      input: '200 random JSON objects; keys that reach a prototype; 10,000 levels',
      expected: 'an answer each time; no pollution; handoff.mcp.json absent or valid',
    },
    async () => {
      const plain = createToolFolder();
      const deep = JSON.parse(`{"summary":"x","context":${'['.repeat(10_000)}${']'.repeat(10_000)}}`);
      const polluted = JSON.parse('{"summary":"x","data":{"constructor":"y"},"context":{"__proto__":{"polluted":1}}}');
      expect((await write(deep, plain.env))?.refused).toBe(true);
      expect((await write(polluted, plain.env))?.structured).toMatchObject({ errors: [{ code: 'forbidden-key' }] });
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
      await fc.assert(
        fc.asyncProperty(
          fc.dictionary(fc.constantFrom('summary', 'detail', 'data', 'to', 'message', 'x'), fc.jsonValue()),
          async (input) => {
            const answer = await write(input, plain.env);
            const isKept = plain.names().includes('handoff.mcp.json');
            if (isKept) expect(parseHandoff(JSON.stringify(plain.read('handoff.mcp.json'))).ok).toBe(true);
            expect(answer?.text).toMatch(/^(Kept|Nothing was kept)/);
          },
        ),
        { numRuns: 200 },
      );
      plain.remove();
    },
  );
});

describe('without its variables', () => {
  requirement(
    {
      ids: ['K-6'],
      title: 'a server that was started without its variables lists its tools and refuses every call in words',
      input: 'an empty environment; a demand that is no JSON',
      expected: 'BATON-E650 with the names of the variables',
    },
    async () => {
      const empty = createCalls({ BATON_HANDOFF_PATH: '' });
      expect(empty.tools.map(({ name }) => name)).toEqual(['write_handoff', 'read_handoff']);
      expect(await empty.call('write_handoff', { summary: 'x' })).toMatchObject({
        refused: true,
        text: expect.stringMatching(/^BATON-E650: BATON_CONTEXT_PATH and BATON_HANDOFF_PATH are not set/),
      });
      for (const name of ['BATON_HANDOFF_DEMAND', 'BATON_TRANSFER_TARGETS', 'BATON_OTHER_AGENTS']) {
        for (const value of ['{', '7']) {
          const broken = createCalls({ ...folder.env, [name]: value });
          expect((await broken.call('read_handoff', {}))?.text).toMatch(new RegExp(`^BATON-E650: ${name} `));
        }
      }
      expect(folder.names()).toEqual(['context.json']);
    },
  );

  it('says so too when its folder is gone', async () => {
    const gone = createToolFolder();
    gone.remove();
    const answer = await write({ summary: 'x' }, gone.env);
    expect(answer).toMatchObject({
      refused: true,
      text: expect.stringMatching(/^The call failed, and nothing was kept: ENOENT/),
    });
  });
});
