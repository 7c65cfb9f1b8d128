import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect } from 'vitest';
import { createTaskFiles } from '../../src/adapters/agent/files/task-files.ts';
import { nameWorkingCopy } from '../../src/core/agent/working-copy.ts';
import { createQuietRunner } from '../support/quiet-runner.ts';
import { requirement } from '../support/requirement.ts';
import { buildTaskContext } from './task-context-builder.ts';

const folder = mkdtempSync(join(tmpdir(), 'baton-leftovers-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
const stale = JSON.stringify({ summary: 'a stale finding', key_findings: ['a stale finding'] });

/** What a job that died left: of the same execution, of an earlier attempt, and of another run. */
function leave(root: string, workspace: string): readonly string[] {
  const ids = [
    { run: 'fix-42', task: 'fix', attempt: 1, execution: 1 },
    { run: 'fix-42', task: 'fix', attempt: 1, execution: 0 },
    { run: 'fix-41', task: 'fix', attempt: 1, execution: 1 },
  ];
  const folders = ids.map((one) => join(root, nameWorkingCopy(one)));
  for (const path of folders) {
    mkdirSync(path, { recursive: true });
    for (const file of ['handoff.json', 'handoff.mcp.json', 'context.json', 'results']) writeFileSync(join(path, file), stale);
  }
  mkdirSync(join(workspace, 'docs/context'), { recursive: true });
  writeFileSync(join(workspace, 'docs/context/1700000000-fix-41.json'), stale);
  return folders;
}

requirement(
  {
    ids: ['C-32', 'H-17', 'C-28'],
    title: 'nothing reads what another execution left behind; its own files are gone when the agent has ended',
    input: 'handoffs, results and context files of the same execution, of another one and of another run, before the start',
    expected: 'no handoff, no result of theirs, nothing of it in prompt or context file; the others lie where they lay',
  },
  async () => {
    const workspace = join(folder, 'workspace');
    const [own = '', ...others] = leave(join(folder, 'temp'), workspace);
    const seen: string[] = [];
    const runner = createQuietRunner(({ prompt, files }) => {
      seen.push(prompt, readFileSync(join(files, 'context.json'), 'utf8'));
      expect(files).toBe(join(own, 'files'));
    });
    const files = await createTaskFiles({ root: join(folder, 'temp'), run: 'fix-42', task: 'fix', attempt: 1, execution: 1 });
    const given = { command: ['true'], contextDir: 'docs/context', runner, files, workspace, log };
    const { runAgent, context } = await buildTaskContext(given);
    const output = await runAgent(context);
    expect(output).toMatchObject({ outcome: 'succeeded' });
    expect(output.results).toEqual({});
    expect(output.handoff).toBeUndefined();
    expect(JSON.stringify([seen, output])).not.toContain('a stale finding');
    expect([own, ...others].map(existsSync)).toEqual([false, true, true]);
  },
);

/** Runs an agent that succeeds, on files whose removal can be watched. */
async function runWith(given: { readonly prompt?: string; readonly remove: () => Promise<void> }) {
  const workspace = join(folder, 'workspace');
  mkdirSync(workspace, { recursive: true });
  const warnings: string[] = [];
  const real = await createTaskFiles({ root: join(folder, 'temp'), run: 'fix-42', task: 'fix', attempt: 1, execution: 1 });
  const files = { ...real, remove: () => given.remove().then(real.remove) };
  const { runAgent, context } = await buildTaskContext({
    ...given,
    ...{ command: ['true'], runner: createQuietRunner(() => undefined), files, workspace },
    log: { ...log, warning: (text) => void warnings.push(text) },
  });
  return { output: await runAgent(context), isLeft: existsSync(real.paths.root), warnings };
}

requirement(
  {
    ids: ['H-17', 'F-S4'],
    title: 'files that cannot be removed are a warning, and cost nothing of the work',
    input: 'an agent that succeeds; its files cannot be removed',
    expected: 'succeeded, and a warning',
  },
  async () => {
    const { output, warnings } = await runWith({ remove: () => Promise.reject(new Error('it is in use')) });
    expect(output).toMatchObject({ outcome: 'succeeded' });
    expect(warnings).toContain('Files of the agent were not removed: it is in use');
  },
);

requirement(
  {
    ids: ['H-17', 'F-S4'],
    title: 'files of an agent that could not be started are removed',
    input: 'a prompt with a path that does not exist',
    expected: 'failed for its prompt; nothing left',
  },
  async () => {
    const { output, isLeft } = await runWith({ prompt: '{{ nowhere.at.all }}', remove: async () => undefined });
    expect(output).toMatchObject({ outcome: 'failed', failure: { reason: 'prompt' } });
    expect(isLeft).toBe(false);
  },
);
