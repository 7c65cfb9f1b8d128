import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { createToolFolder, need, type ToolFolder } from './tool-folder.ts';

let folder: ToolFolder;
beforeEach(() => {
  folder = createToolFolder({ targets: [{ name: 'writer', description: 'writes' }] }, [
    need('investigate', { summary: 'Off by one' }),
  ]);
});
afterEach(() => folder.remove());

/** The inspector is the reference client: it reports what a server answers, and fails on what the protocol does not allow. */
function inspect(args: readonly string[]): { readonly status: number | null; readonly answer: unknown } {
  const variables = Object.entries(folder.env).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
  const all = ['node_modules/.bin/mcp-inspector', '--cli', ...variables, process.execPath, 'dist/mcp.js', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { encoding: 'utf8', timeout: 60_000 });
  return { status, answer: stdout.startsWith('{') ? JSON.parse(stdout) : `${stdout}${stderr}` };
}

const call = (name: string, args: readonly string[]) =>
  inspect(['--method', 'tools/call', '--tool-name', name, ...args.flatMap((arg) => ['--tool-arg', arg])]);

describe('the MCP inspector', () => {
  requirement(
    {
      ids: ['K-4', 'T-2', 'T-3'],
      title: 'the MCP inspector lists and calls the tools of the bundle',
      input: 'tools/list; each tool called once, write_handoff also with a number in data',
      expected: 'four tools; their answers; a refusal as the answer of the tool',
    },
    () => {
      const listed = inspect(['--method', 'tools/list']);
      expect(listed).toMatchObject({
        status: 0,
        answer: { tools: [{ name: 'write_handoff' }, { name: 'read_handoff' }, { name: 'handoff' }, { name: 'cancel_handoff' }] },
      });
      expect(call('read_handoff', ['stage=investigate', 'path=summary'])).toMatchObject({
        status: 0,
        answer: { content: [{ type: 'text', text: expect.stringMatching(/\n\nOff by one$/) }] },
      });
      expect(call('write_handoff', ['summary=done', 'data={"pr":"42"}'])).toMatchObject({
        status: 0,
        answer: { structuredContent: { kept: { data: ['pr'] } } },
      });
      expect(call('handoff', ['to=writer', 'message=go on'])).toMatchObject({
        status: 0,
        answer: { structuredContent: { kind: 'handoff', to: 'writer' } },
      });
      expect(call('write_handoff', ['summary=done', 'data={"pr":42}'])).toMatchObject({
        answer: { isError: true, structuredContent: { errors: [{ path: 'data.pr' }] } },
      });
      const kept = { version: 1, summary: 'done', data: { pr: '42' }, to: 'writer', message: 'go on' };
      expect(folder.read('handoff.mcp.json')).toEqual(kept);
      expect(call('cancel_handoff', [])).toMatchObject({ status: 0 });
      expect(folder.read('handoff.mcp.json')).not.toHaveProperty('to');
    },
    180_000,
  );
});
