import { describe, expect, it } from 'vitest';
import { transferTargets } from '../../../src/core/config/defaults.ts';
import { configSchema } from '../../../src/core/config/schema/config-schema.ts';
import type { HandoffSources } from '../../../src/core/handoff/read-handoff.ts';
import { readTransfer } from '../../../src/core/transfer/read-transfer.ts';
import { describeTargets } from '../../../src/core/transfer/targets.ts';
import { limitTransfer } from '../../../src/core/transfer/transfer.ts';
import { requirement } from '../../support/requirement.ts';

function configOf(agents: Readonly<Record<string, readonly string[] | undefined>>) {
  const entries = Object.entries(agents).map(([name, targets]) => [
    name,
    { engine: 'command', command: ['true'], ...(targets === undefined ? {} : { 'transfer-to': targets }) },
  ]);
  return configSchema.parse({ version: 1, agents: Object.fromEntries(entries), pipelines: {} });
}

const three = configOf({ a: undefined, b: ['c'], c: [] });

function read(file: unknown, options: { from?: string; sources?: HandoffSources; config?: typeof three } = {}) {
  const sources = options.sources ?? { file: JSON.stringify(file), printed: {} };
  return readTransfer(sources, { place: { config: options.config ?? three, from: options.from ?? 'a' } });
}

describe('whom an agent may hand over to', () => {
  requirement(
    {
      ids: ['T-3', 'T-4', 'T-17', 'T-19', 'X-8', 'X-11'],
      title: 'is every agent and itself, whom transfer-to names, or nobody where it is alone',
      input: 'a without transfer-to, b with [c], c with []; a config with one agent',
      expected: 'a b c; c; nobody; nobody',
    },
    () => {
      expect(['a', 'b', 'c'].map((agent) => transferTargets(three, agent))).toEqual([['a', 'b', 'c'], ['c'], []]);
      expect(transferTargets(configOf({ a: undefined }), 'a')).toEqual([]);
    },
  );
});

describe('what an agent is told of those it may hand over to', () => {
  requirement(
    {
      ids: ['T-3'],
      title: 'is the description of each in the config, or nothing',
      input: 'a with a description, b without; an agent that is alone',
      expected: 'both, one with its words; nobody',
    },
    () => {
      const plain = { engine: 'command', command: ['true'] };
      const agents = { a: { ...plain, description: 'writes' }, b: plain };
      expect(describeTargets(configSchema.parse({ version: 1, agents, pipelines: {} }), 'b')).toEqual([
        { name: 'a', description: 'writes' },
        { name: 'b', description: '' },
      ]);
      expect(describeTargets(configOf({ a: undefined }), 'a')).toEqual([]);
    },
  );
});

describe('the transfer that an agent leaves', () => {
  requirement(
    {
      ids: ['T-2', 'T-4'],
      title: 'has exactly two inputs, in the handoff file',
      input: '{ to: "b", message: "Go on." }, beside a summary and alone',
      expected: 'both read; alone it is no handoff, so that other sources of one count',
    },
    () => {
      const beside = read({ version: 1, summary: 's', to: 'b', message: 'Go on.' });
      expect(beside.request).toEqual({ to: 'b', message: 'Go on.', superseded: [] });
      expect(beside.sources.file).toBeDefined();
      const alone = read({ to: 'b', message: 'Go on.' });
      expect(alone.request).toEqual(beside.request);
      expect(alone.sources.file).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['T-5', 'T-7'],
      title: 'may be a result of another library, whose `from` does not count',
      input: '{ output: { kind: "handoff", to: "b", message: "m", from: "somebody" } }',
      expected: 'to b, m, without a from',
    },
    () => {
      const { request } = read({ output: { kind: 'handoff', to: 'b', message: 'm', from: 'somebody' } });
      expect(request).toEqual({ to: 'b', message: 'm', superseded: [] });
    },
  );

  requirement(
    {
      ids: ['T-21'],
      title: 'is the last one; those before it are kept apart, within bounds',
      input: 'thirty earlier calls of a long message each',
      expected: 'the last call asks; twenty earlier ones, cut',
    },
    () => {
      const superseded = Array.from({ length: 30 }, (_, at) => ({ to: `x${at}`, message: 'm'.repeat(10_000) }));
      const sources = { mcpFile: JSON.stringify({ to: 'b', message: 'last' }), printed: {} };
      const { request } = readTransfer(sources, { place: { config: three, from: 'a' }, superseded });
      expect(request).toMatchObject({ to: 'b', message: 'last' });
      expect(request?.superseded.map(({ to }) => to)).toEqual(superseded.slice(10).map(({ to }) => to));
      expect(Math.max(...(request?.superseded ?? []).map(({ message }) => message.length))).toBeLessThanOrEqual(500);
    },
  );

  requirement(
    {
      ids: ['T-2', 'DESIGN-4.3'],
      title: 'is taken from the first source that asks, in the order of handoffs',
      input: 'the MCP file with a handoff alone, the file with to and message; markers; a fence',
      expected: 'the file; the markers; the fence',
    },
    () => {
      const ask = (to: string): string => JSON.stringify({ to, message: 'm' });
      const mcp = JSON.stringify({ version: 1, summary: 's' });
      const one = read(undefined, { sources: { mcpFile: mcp, file: ask('b'), printed: { handoff: [ask('c')] } } });
      expect(one.request?.to).toBe('b');
      expect(one.sources.mcpFile).toBe(mcp);
      expect(read(undefined, { sources: { printed: { handoff: [ask('c')], fence: [ask('b')] } } }).request?.to).toBe('c');
      expect(read(undefined, { sources: { printed: { fence: [ask('b')] } } }).request?.to).toBe('b');
    },
  );

  requirement(
    {
      ids: ['T-15', 'T-16', 'X-9', 'T42'],
      title: 'to an agent that is not there, or not for it, is refused with the names that are',
      input: 'a to "z", to "A", "a ", "á", names of prototypes; b to "a"',
      expected: 'the text of HandoffTargetNotFoundError',
    },
    () => {
      expect(read({ to: 'z', message: 'm' }).problems).toEqual([
        { code: 'BATON-E202', message: `Agent "a" tried to handoff to "z", but it's not registered. Available: a, b, c` },
      ]);
      for (const to of ['A', 'a ', 'á', 'a\u200b', '__proto__', 'constructor']) {
        expect(read({ to, message: 'm' }).problems[0]?.message).toContain("it's not registered. Available: a, b, c");
      }
      const [problem] = read({ to: 'a', message: 'm' }, { from: 'b' }).problems;
      expect(problem?.message).toBe('Agent "b" tried to handoff to "a", but its `transfer-to` does not name it. Available: c');
    },
  );

  const broken = [
    [{ to: 'b' }, '`message` is missing beside `to`: "b"; write all'],
    [{ message: 'm' }, '`to` must be the name'],
    [{ to: 'b', message: null }, '`message` is missing beside `to`: "b"; write all'],
    [{ to: 'b', message: ' ' }, '`message` is the string " "'],
    [{ to: ['b'], message: 'm' }, '`to` must be the name'],
    [{ to: 'b'.repeat(65), message: 'm' }, 'longer than 64 characters'],
    [{ to: 'b', message: 'm'.repeat(16_385) }, 'is 16385 characters long; at most 16384'],
  ] as const;
  for (const [file, words] of broken) {
    it(`that is not whole is refused in words: ${words}`, () => {
      const { request, problems } = read(file);
      expect(request).toBeUndefined();
      expect(problems.map(({ message }) => message).join(' ')).toContain(words);
    });
  }

  requirement(
    {
      ids: ['T-19'],
      title: 'by the only agent is ignored with a warning',
      input: 'one agent in the config; { to: "b", message: "m" }',
      expected: 'no request, no problem, one warning that names both',
    },
    () => {
      const { request, problems, warnings } = read({ to: 'b', message: 'm' }, { config: configOf({ a: undefined }) });
      expect([request, problems]).toEqual([undefined, []]);
      expect(warnings.join()).toContain('Agent "a" asked for a transfer to "b"');
    },
  );

  requirement(
    {
      ids: ['T-19'],
      title: 'by the only agent is ignored in words, even where it names nobody',
      input: 'one agent in the config; { to: 7, message: "m" }',
      expected: 'a warning that asks for no name',
    },
    () => {
      const { request, warnings } = read({ to: 7, message: 'm' }, { config: configOf({ a: undefined }) });
      expect(request).toBeUndefined();
      expect(warnings.join()).toContain('Agent "a" asked for a transfer, but there is no agent');
    },
  );

  requirement(
    {
      ids: ['T-4', 'T-15'],
      title: 'may name anybody where nobody says which agents there are, and may be as long as is told',
      input: 'no config; a name of 64 characters, one of 65; a message of 16,384 characters',
      expected: 'read; refused',
    },
    () => {
      const ask = (to: string) => readTransfer({ file: JSON.stringify({ to, message: 'm'.repeat(16_384) }), printed: {} }, {});
      expect(ask('b'.repeat(64))).toMatchObject({ request: { to: 'b'.repeat(64), message: 'm'.repeat(16_384) }, problems: [] });
      expect(ask('b'.repeat(65)).request).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['T-4', 'DESIGN-4.3'],
      title: 'is taken out alone: what was printed beside it stays, and a source that cannot be read is passed over',
      input: 'a file that is no UTF-8; a transfer in the markers and a handoff in a fence, and the other way round',
      expected: 'the transfer; the other source is left, the file as well',
    },
    () => {
      const file = new Uint8Array([0xff, 0xfe]);
      const ask = [JSON.stringify({ to: 'b', message: 'm' })];
      const other = ['{"summary":"s"}'];
      const inMarkers = read(undefined, { sources: { file, printed: { handoff: ask, fence: other } } });
      expect(inMarkers.request?.to).toBe('b');
      expect(inMarkers.sources).toEqual({ file, printed: { fence: other } });
      const inFence = read(undefined, { sources: { file, printed: { handoff: other, fence: ask } } });
      expect(inFence.sources).toEqual({ file, printed: { handoff: other } });
      expect(read(undefined, { sources: { file, printed: {} } })).toMatchObject({ request: undefined, problems: [] });
    },
  );

  requirement(
    {
      ids: ['T-21', 'T12'],
      title: 'is cut to the same lengths where the output of a job claims it',
      input: 'a name of 100 characters, a message of 20,000, 30 calls before it with messages of 1,000',
      expected: '64; 16,384; the last twenty calls with 500',
    },
    () => {
      const superseded = Array.from({ length: 30 }, (_, index) => ({ to: `b${index}`, message: 'm'.repeat(1_000) }));
      const cut = limitTransfer({ to: 'b'.repeat(100), message: 'm'.repeat(20_000), superseded });
      expect([cut.to.length, cut.message.length]).toEqual([64, 16_384]);
      expect(cut.superseded.map(({ to }) => to)).toEqual(superseded.slice(10).map(({ to }) => to));
      expect(cut.superseded.map(({ message }) => message.length)).toEqual(Array(20).fill(500));
    },
  );

  requirement(
    {
      ids: ['T-28'],
      title: 'is none where nothing was said of one, and nothing else is touched',
      input: 'no file; a handoff; text that is no JSON; empty to and message',
      expected: 'no request, no problem, no warning, the same sources',
    },
    () => {
      const files = [
        undefined,
        '{"version":1,"summary":"s"}',
        'not json',
        '{"summary":"s","to":"","message":""}',
        '[]',
        '4',
        '{"to":null,"message":null}',
      ];
      for (const file of files) {
        const sources: HandoffSources = { file, printed: {} };
        expect(read(undefined, { sources })).toEqual({ request: undefined, problems: [], warnings: [], sources });
      }
    },
  );
});
