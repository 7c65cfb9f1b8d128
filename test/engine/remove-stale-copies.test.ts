import { describe, expect, it } from 'vitest';
import type { WorkingCopy } from '../../src/core/agent/working-copy.ts';
import { removeStaleCopies } from '../../src/engine/agent/run-task.ts';
import type { TaskContext } from '../../src/engine/task-ports.ts';
import { buildRun } from '../support/record-builders.ts';
import { requirement } from '../support/requirement.ts';

const now = Date.parse('2026-03-18T09:00:00.000Z');
const day = 86_400_000;

interface Given {
  readonly left: readonly WorkingCopy[];
  readonly retention?: { readonly 'working-copies'?: string };
  readonly broken?: 'list' | 'remove';
  readonly contextDir?: string;
}

interface Vacuumed {
  readonly removed: readonly string[];
  readonly said: readonly string[];
  readonly folders: readonly string[];
}

/** The port with a clock that stands still; only the disk is ours. */
async function run({ left, retention, broken, contextDir }: Given): Promise<Vacuumed> {
  const removed: string[] = [];
  const said: string[] = [];
  const folders: string[] = [];
  const record = buildRun();
  const pipeline = { ...record.body.config.pipelines.fix, ...(contextDir === undefined ? {} : { 'context-dir': contextDir }) };
  const config = { ...record.body.config, pipelines: { fix: pipeline }, ...(retention === undefined ? {} : { retention }) };
  const refuse = (what: string): never => {
    throw new Error(`${what} is broken`);
  };
  const isFile = ({ name }: WorkingCopy): boolean => name.endsWith('.json');
  const ports = {
    clock: { now: () => new Date(now).toISOString() },
    log: { info: (text: string) => void said.push(text), warning: (text: string) => void said.push(`warning: ${text}`) },
    copies: {
      list: async () => (broken === 'list' ? refuse('the disk') : left.filter((copy) => !isFile(copy))),
      remove: async ({ name }: WorkingCopy) => (broken === 'remove' ? refuse(name) : void removed.push(name)),
    },
    workspace: {
      listStale: async (folder: string) => {
        folders.push(folder);
        return left.filter(isFile);
      },
    },
  };
  const state = { run: { ...record, body: { ...record.body, config } } };
  await removeStaleCopies({ ports, state, dispatch: { run: 'fix-42' } } as unknown as TaskContext);
  return { removed, said, folders };
}

function copy(name: string, days: number, more = 0): WorkingCopy {
  return { name, path: `/temp/${name}`, modifiedAt: new Date(now - days * day - more).toISOString() };
}

describe('the start of an agent job', () => {
  requirement(
    {
      ids: ['C-29', 'C-30', 'DESIGN-4.1'],
      title: 'removes working copies past `retention.working-copies`, 7 days when it says nothing',
      input: 'changed exactly 7 days ago, 1 ms more, 2 days ago; then with working-copies: 1d',
      expected: 'the second; all three; each is said in the log',
    },
    async () => {
      const left = [copy('baton-a-1.x.1.1', 7), copy('baton-b-1.x.1.1', 7, 1), copy('baton-c-1.x.1.1', 2)];
      const { removed, said } = await run({ left });
      expect(removed).toEqual(['baton-b-1.x.1.1']);
      expect(said).toEqual(['Removed /temp/baton-b-1.x.1.1, last changed at 2026-03-11T08:59:59.999Z.']);
      expect((await run({ left, retention: { 'working-copies': '1d' } })).removed).toHaveLength(3);
    },
  );

  requirement(
    {
      ids: ['C-31'],
      title: 'never removes what belongs to its own run, however old',
      input: 'a folder and a context copy of fix-42, 30 days old, and the same of fix-41',
      expected: 'those of fix-41',
    },
    async () => {
      const left = ['fix-42', 'fix-41'].flatMap((run) => [copy(`baton-${run}.fix.1.1`, 30), copy(`1773824400-${run}.json`, 30)]);
      const { removed, folders } = await run({ left, contextDir: 'docs/context' });
      expect(removed).toEqual(['baton-fix-41.fix.1.1', '1773824400-fix-41.json']);
      expect(folders).toEqual(['docs/context']);
    },
  );

  requirement(
    {
      ids: ['C-29'],
      title: 'never fails for it',
      input: 'a folder that cannot be listed; one that cannot be removed',
      expected: 'a warning each, nothing thrown',
    },
    async () => {
      expect((await run({ left: [], broken: 'list' })).said).toEqual([
        'warning: Old working copies were not removed: the disk is broken',
      ]);
      const left = [copy('baton-a-1.x.1.1', 8), copy('baton-b-1.x.1.1', 8)];
      expect((await run({ left, broken: 'remove' })).said).toHaveLength(2);
    },
  );

  it('looks into no folder of the checkout when the pipeline has none', async () => {
    expect((await run({ left: [copy('1773824400-fix-41.json', 30)] })).folders).toEqual([]);
  });
});
