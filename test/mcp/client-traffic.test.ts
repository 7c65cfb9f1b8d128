import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { type Answer, type Message, startMcp } from './mcp-process.ts';
import { createToolFolder, type ToolFolder } from './tool-folder.ts';

const fixtures = 'test/fixtures/mcp-client-traffic';
const clients = readdirSync(fixtures).sort();

let folder: ToolFolder;
beforeEach(() => {
  folder = createToolFolder({ targets: [{ name: 'fixer', description: 'repairs' }] });
});
afterEach(() => folder.remove());

/** What each method must be answered with. */
const shapes: Readonly<Record<string, (request: Message) => unknown>> = {
  'server/discover': ({ id }) => ({ jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } }),
  initialize: ({ id, params }) => ({
    jsonrpc: '2.0',
    id,
    result: {
      protocolVersion: (params as { protocolVersion: string }).protocolVersion,
      capabilities: { tools: {} },
      serverInfo: { name: 'baton', version: expect.any(String) },
      instructions: expect.stringContaining('write_handoff'),
    },
  }),
  'tools/list': ({ id }) => ({
    jsonrpc: '2.0',
    id,
    result: {
      tools: ['write_handoff', 'read_handoff', 'handoff', 'cancel_handoff'].map((name) =>
        expect.objectContaining({ name, inputSchema: expect.objectContaining({ type: 'object' }) }),
      ),
    },
  }),
  // All five sent numbers and lists in `data`, which holds texts only.
  'tools/call': ({ id }) => ({
    jsonrpc: '2.0',
    id,
    result: {
      isError: true,
      content: [
        { type: 'text', text: expect.stringContaining('`data.pr` is the number 42; values must be strings: write "42".') },
      ],
      structuredContent: {
        errors: [
          { code: 'type', path: 'data.pr', message: expect.any(String) },
          { code: 'type', path: 'data.files', message: expect.any(String) },
        ],
      },
    },
  }),
};

describe('recorded clients', () => {
  for (const file of clients) {
    requirement(
      {
        ids: ['K-4', 'DESIGN-4.8'],
        title: `what ${file.replace('.jsonl', '')} sends to an MCP server is answered, line by line`,
        input: `${file}, written to the bundle as a process`,
        expected: 'one answer of the right form per request, -32601 for what it does not know, nothing unasked, exit 0',
      },
      async () => {
        const server = startMcp(folder.env);
        const lines = readFileSync(join(fixtures, file), 'utf8').trim().split('\n');
        for (const line of lines) {
          const request = JSON.parse(line) as Message;
          const answer = await server.send(line);
          expect(answer).toEqual(request.id === undefined ? undefined : shapes[request.method]?.(request));
        }
        expect(await server.end()).toEqual({ code: 0, stderr: '', unasked: [] });
        expect(folder.names()).toEqual(['context.json']);
      },
    );
  }

  it('are all five', () => {
    const names = ['claude-code', 'codex', 'copilot', 'gemini', 'opencode'];
    expect(clients).toEqual(names.map((name) => `${name}.jsonl`));
  });

  it('keep their handoff when the values are texts', async () => {
    for (const file of clients) {
      const server = startMcp(folder.env);
      const text = readFileSync(join(fixtures, file), 'utf8').replaceAll('"pr":42,"files":["src/page.ts"]', '"pr":"42"');
      const answers: (Answer | undefined)[] = [];
      for (const line of text.trim().split('\n')) answers.push(await server.send(line));
      await server.end();
      const call = answers.findLast((answer) => answer !== undefined);
      expect(call?.result).toMatchObject({ structuredContent: { kept: { parts: ['summary', 'detail', 'data'], data: ['pr'] } } });
      expect(folder.read('handoff.mcp.json')).toEqual({
        version: 1,
        summary: 'Fixed pagination off-by-one',
        detail: 'src/page.ts:17 used <= instead of <',
        data: { pr: '42' },
      });
    }
  });
});

const ask = (id: number, method: string, params: unknown = {}): string => JSON.stringify({ jsonrpc: '2.0', id, method, params });

describe('other clients', () => {
  it('are answered at once, whatever they ask and before they introduced themselves', async () => {
    const server = startMcp(folder.env);
    for (const [id, method] of ['resources/list', 'prompts/list', 'tasks/list', 'logging/setLevel', 'x'].entries()) {
      expect(await server.send(ask(id, method))).toMatchObject({ error: { code: -32601 } });
    }
    expect(await server.send(ask(9, 'ping'))).toMatchObject({ result: {} });
    expect(await server.send(ask(10, 'tools/list'))).toMatchObject({ result: { tools: [{}, {}, {}, {}] } });
    await server.end();
  });

  it('are told of a tool that does not exist and of arguments that are no object', async () => {
    const server = startMcp(folder.env);
    const unknown = await server.send(ask(1, 'tools/call', { name: 'create_child_task', arguments: {} }));
    expect(unknown?.error).toMatchObject({
      code: -32602,
      message: expect.stringContaining('write_handoff, read_handoff, handoff'),
    });
    const wrong = await server.send(ask(2, 'tools/call', { name: 'write_handoff', arguments: 'summary' }));
    expect(wrong?.error?.message).toContain('arguments');
    await server.end();
  });

  it('may write what is no message without ending the server', async () => {
    const server = startMcp(folder.env);
    await server.send('{"jsonrpc":"2.0"}');
    expect(await server.send(ask(1, 'ping'))).toMatchObject({ result: {} });
    expect(await server.end()).toMatchObject({ code: 0, unasked: [] });
  });

  requirement(
    {
      ids: ['T38', 'T36'],
      title: 'two clients at the same time get their own answers, and a message of 1 MB ends nobody',
      input: 'two processes on one folder, 20 calls each; then a summary of 1,000,000 characters',
      expected: 'every answer belongs to its question; the long one is refused with the limit',
    },
    async () => {
      const servers = [startMcp(folder.env), startMcp(folder.env)];
      await Promise.all(
        servers.map(async (server, which) => {
          for (let id = 0; id < 20; id++) {
            const call = { name: 'write_handoff', arguments: { summary: `${which}`.repeat(id + 1) } };
            const answer = await server.send(ask(id, 'tools/call', call));
            expect(JSON.stringify(answer)).toContain(`summary (${id + 1} character`);
          }
        }),
      );
      const [server] = servers;
      const long = { name: 'write_handoff', arguments: { summary: 'x'.repeat(1_000_000) } };
      expect(JSON.stringify(await server?.send(ask(50, 'tools/call', long)))).toContain('at most 524288 bytes');
      await Promise.all(servers.map((each) => each.end()));
    },
  );

  it('reach the same server by `baton mcp`', async () => {
    const server = startMcp(folder.env, ['dist/cli.js', 'mcp']);
    expect(await server.send(ask(1, 'tools/list'))).toMatchObject({ result: { tools: [{}, {}, {}, {}] } });
    expect(await server.end()).toEqual({ code: 0, stderr: '', unasked: [] });
  });
});
