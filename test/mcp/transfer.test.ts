import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCalls } from '../../src/mcp/calls.ts';
import { requirement } from '../support/requirement.ts';
import { createToolFolder, type ToolFolder } from './tool-folder.ts';

const targets = [
  { name: 'researcher', description: '' },
  { name: 'writer', description: 'writes the report' },
];

let folder: ToolFolder;
beforeEach(() => {
  folder = createToolFolder({ targets });
});
afterEach(() => folder.remove());

const call = (name: string, input: Readonly<Record<string, unknown>>) => createCalls(folder.env).call(name, input);

describe('the tool handoff', () => {
  requirement(
    {
      ids: ['T-2', 'T-3', 'T-4', 'T-17'],
      title: 'the tool has exactly two inputs, and names the agents there are, the one at work too',
      input: 'targets researcher (at work) and writer',
      expected: 'to: an enum of both with their descriptions; message: text; both required, nothing else',
    },
    () => {
      const tool = createCalls(folder.env).tools.find(({ name }) => name === 'handoff');
      expect(tool?.description).toContain('Available: researcher, writer.');
      expect(tool?.inputSchema).toEqual({
        type: 'object',
        properties: {
          to: {
            type: 'string',
            enum: ['researcher', 'writer'],
            description: 'The agent that goes on:\n- researcher\n- writer: writes the report',
          },
          message: { type: 'string', description: expect.stringContaining('16384 characters') },
        },
        required: ['to', 'message'],
        additionalProperties: false,
      });
    },
  );

  requirement(
    {
      ids: ['T-2', 'T-5', 'T-20', 'F-SD8'],
      title: 'a call leaves target and message for when the turn is over; who asks is not for the agent to say',
      input: 'to: writer, a message; then the same with `from`',
      expected: 'handoff.mcp.json with version, to and message alone; `from` is refused',
    },
    async () => {
      expect(await call('handoff', { to: 'writer', message: 'Write it up.' })).toEqual({
        text: 'When your turn is over, writer goes on with your message of 12 characters.\nEnd your turn now.',
        structured: { kind: 'handoff', from: 'researcher', to: 'writer', message: 'Write it up.' },
      });
      expect(folder.read('handoff.mcp.json')).toEqual({ version: 1, to: 'writer', message: 'Write it up.' });
      expect(await call('handoff', { to: 'writer', message: 'x', from: 'writer' })).toMatchObject({
        refused: true,
        structured: { errors: [{ path: 'from' }] },
      });
    },
  );

  requirement(
    {
      ids: ['T-15', 'X-9'],
      title: 'an unknown target is refused at the tool in the words of the named error',
      input: 'to: editor',
      expected: 'Agent "researcher" tried to handoff to "editor", but it\'s not registered. Available: researcher, writer',
    },
    async () => {
      const answer = await call('handoff', { to: 'editor', message: 'x' });
      expect(answer?.refused).toBe(true);
      expect(answer?.structured).toEqual({
        errors: [
          {
            code: 'unknown-agent',
            path: 'to',
            message: 'Agent "researcher" tried to handoff to "editor", but it\'s not registered. Available: researcher, writer',
          },
        ],
      });
      expect(folder.names()).toEqual(['context.json']);
    },
  );

  requirement(
    {
      ids: ['T-15'],
      title: 'an agent that is there, and that this one may not hand over to, is not called unregistered',
      input: 'to: editor, an agent of the run that `transfer-to` does not name',
      expected: 'but its `transfer-to` does not name it. Available: researcher, writer',
    },
    async () => {
      const calls = createCalls({ ...folder.env, BATON_OTHER_AGENTS: '["editor"]' });
      const answer = await calls.call('handoff', { to: 'editor', message: 'x' });
      expect(answer).toMatchObject({ refused: true, structured: { errors: [{ code: 'unknown-agent', path: 'to' }] } });
      expect(JSON.stringify(answer?.structured)).toContain(
        'but its `transfer-to` does not name it. Available: researcher, writer',
      );
    },
  );

  it('refuses a message that is missing, empty, no text or too long', async () => {
    for (const message of [undefined, ' ', 7, 'x'.repeat(16_385)]) {
      const answer = await call('handoff', { to: 'writer', message });
      expect(answer).toMatchObject({ refused: true, structured: { errors: [{ path: 'message' }] } });
    }
    expect(await call('handoff', { to: 'writer', message: '𝄞'.repeat(16_384) })).not.toHaveProperty('refused');
  });

  const wrong = [
    ['an empty message', { to: 'writer', message: ' ' }, '`message` is empty; write all that the other agent must know.'],
    ['no message', { to: 'writer' }, '`message` is missing; write all that the other agent must know.'],
    ['a message that nobody can see', { to: 'writer', message: '\u200b' }, '`message` is empty; write all that'],
    ['a list as `to`', { to: ['writer'], message: 'm' }, '`to` is a list; write the name of one agent.'],
    ['a long message', { to: 'writer', message: 'x'.repeat(16_385) }, 'shorten it, and name the files where the rest is'],
  ] as const;
  for (const [name, input, words] of wrong) {
    requirement(
      {
        ids: ['F-M24'],
        title: `says what to write instead of ${name}`,
        input: JSON.stringify(input).slice(0, 60),
        expected: words,
      },
      async () => {
        const answer = await call('handoff', input);
        expect(answer?.refused).toBe(true);
        expect(answer?.text).toContain(words);
        expect(answer?.text).not.toContain('leave it out if it is optional');
      },
    );
  }

  requirement(
    {
      ids: ['F-M24', 'T-21'],
      title: 'a transfer can be taken back: nobody goes on, and what else was kept stays',
      input:
        'handoff, cancel_handoff; then write_handoff, handoff, cancel_handoff; then cancel_handoff with nothing to take back',
      expected: 'no file; the handoff without a transfer, the call noted as superseded; no refusal',
    },
    async () => {
      await call('handoff', { to: 'writer', message: 'x' });
      expect((await call('cancel_handoff', {}))?.text).toContain('No transfer is asked for.');
      expect(folder.names()).not.toContain('handoff.mcp.json');
      await call('write_handoff', { summary: 's' });
      await call('handoff', { to: 'writer', message: 'y' });
      expect(folder.read('handoff.mcp.json')).toMatchObject({ summary: 's', to: 'writer' });
      expect((await call('cancel_handoff', {}))?.text).toContain('Kept: summary');
      expect(folder.read('handoff.mcp.json')).toEqual({ version: 1, summary: 's' });
      expect(folder.read('handoff.superseded.json')).toEqual([
        { to: 'writer', message: 'x' },
        { to: 'writer', message: 'y' },
      ]);
      expect(await call('cancel_handoff', {})).not.toHaveProperty('refused');
    },
  );

  requirement(
    {
      ids: ['T-21'],
      title: 'of several calls in one turn the last one counts, and the earlier ones are noted as superseded',
      input: 'writer, researcher, writer again, in two servers; then 30 more',
      expected: 'the last one in handoff.mcp.json; the others beside it, oldest first, at most 20',
    },
    async () => {
      await call('handoff', { to: 'writer', message: 'one' });
      await call('handoff', { to: 'researcher', message: 'two'.repeat(1_000) });
      await call('handoff', { to: 'writer', message: 'three' });
      expect(folder.read('handoff.mcp.json')).toEqual({ version: 1, to: 'writer', message: 'three' });
      expect(folder.read('handoff.superseded.json')).toEqual([
        { to: 'writer', message: 'one' },
        { to: 'researcher', message: expect.stringMatching(/^(two)+t?w?…$/) },
      ]);
      for (let at = 0; at < 30; at++) await call('handoff', { to: 'writer', message: `message ${at}` });
      const list = folder.read('handoff.superseded.json') as { message: string }[];
      expect([list.length, list[0]?.message, list.at(-1)?.message]).toEqual([20, 'message 9', 'message 28']);
    },
  );

  it('and write_handoff leave each other what they kept, in either order', async () => {
    await call('handoff', { to: 'writer', message: 'go on' });
    expect((await call('write_handoff', { summary: 'found it' }))?.text).toContain('writer goes on with your message');
    const both = { version: 1, summary: 'found it', to: 'writer', message: 'go on' };
    expect(folder.read('handoff.mcp.json')).toEqual(both);
    await call('handoff', { to: 'writer', message: 'go on now' });
    expect(folder.read('handoff.mcp.json')).toEqual({ ...both, message: 'go on now' });
  });

  it('may be asked for in write_handoff as in a handoff file', async () => {
    expect(await call('write_handoff', { summary: 'x', to: 'nobody', message: 'y' })).toMatchObject({
      refused: true,
      structured: { errors: [{ code: 'unknown-agent', path: 'to' }] },
    });
    await call('write_handoff', { summary: 'x', to: 'writer', message: 'y' });
    expect(folder.read('handoff.mcp.json')).toEqual({ version: 1, summary: 'x', to: 'writer', message: 'y' });
  });
});

describe('with one agent only', () => {
  requirement(
    {
      ids: ['T-19', 'T-24'],
      title:
        'the tool is not offered where there is nobody to hand over to, and a transfer asked for all the same is dropped aloud',
      input: 'no targets; `to` and `message` given to write_handoff',
      expected: 'two tools; a note; no `to` in the file',
    },
    async () => {
      const alone = createToolFolder();
      const calls = createCalls(alone.env);
      expect(calls.tools.map(({ name }) => name)).toEqual(['write_handoff', 'read_handoff']);
      expect(await calls.call('handoff', { to: 'writer', message: 'x' })).toBeUndefined();
      const answer = await calls.call('write_handoff', { summary: 'x', to: 'writer', message: 'y' });
      expect(answer?.text).toContain('Note: `to` and `message` were dropped: there is no agent to hand over to.');
      expect(alone.read('handoff.mcp.json')).toEqual({ version: 1, summary: 'x' });
      alone.remove();
    },
  );
});
