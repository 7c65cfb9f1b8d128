import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { createWorkspace } from '../../src/adapters/git/create-workspace.ts';
import { guardWorkspace, restoreGuarded } from '../../src/engine/agent/guard-workspace.ts';
import type { TaskContext } from '../../src/engine/task-ports.ts';
import { Checkout } from '../adapters/git/support/checkout.ts';
import { requirement } from '../support/requirement.ts';

let work: Checkout;
beforeEach(() => {
  work = new Checkout({ 'CLAUDE.md': 'of anybody\n', 'src/add.js': 'export {};\n' });
});
afterEach(() => rmSync(work.root, { recursive: true }));

async function guard(mayBeForeign: boolean): Promise<unknown> {
  const { directory, bundle } = work;
  const workspace = createWorkspace({ directory, bundle, exclude: [], path: process.env.PATH ?? '' });
  const context = {
    ports: { workspace, runner: { trustedPaths: () => ['CLAUDE.md'] }, log: { warning: () => undefined } },
    state: { run: { body: { trigger: { subject: {} }, config: { agents: { one: {} } } } } },
    settings: { mayBeForeign },
  } as unknown as TaskContext;
  const guarded = await guardWorkspace(context);
  expect(await restoreGuarded(context)).toBeUndefined();
  return guarded;
}

const isThere = (): boolean => existsSync(join(work.directory, 'CLAUDE.md'));

describe('guardWorkspace without a base commit', () => {
  requirement(
    {
      ids: ['T08'],
      title: 'takes away what the engine trusts where the code may be anybody’s, and says so',
      input: 'a plain step on a comment of a pull request, which has CLAUDE.md',
      expected: 'no CLAUDE.md, a warning that names it; the code is there',
    },
    async () => {
      const value = [expect.stringMatching(/names no base commit, so they were taken away: "CLAUDE\.md"/)];
      expect(await guard(true)).toEqual({ ok: true, value });
      expect(isThere()).toBe(false);
      expect(existsSync(join(work.directory, 'src/add.js'))).toBe(true);
    },
  );

  requirement(
    { ids: ['T08'], title: 'leaves own code alone', input: 'a plain step on a push', expected: 'CLAUDE.md is there, no warning' },
    async () => {
      expect(await guard(false)).toEqual({ ok: true, value: [] });
      expect(isThere()).toBe(true);
    },
  );
});
