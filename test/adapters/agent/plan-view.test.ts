import { chmod, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planView, type ViewRequest } from '../../../src/adapters/agent/process/plan-view.ts';

let root: string;

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'baton-view-')));
  await chmod(root, 0o755);
  for (const path of ['home/work/repo', 'home/work/_temp/files', 'home/tools/bin', 'shared'])
    await mkdir(join(root, path), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

/** Returns the view with all paths relative to `root`. Leaves out paths outside of it, because they depend on the machine. */
async function plan(request: Partial<ViewRequest>): Promise<Record<string, string[]>> {
  const absolute = (paths: readonly string[] = []): string[] => paths.map((path) => join(root, path));
  const { hidden } = await planView({
    writable: absolute(request.writable ?? ours),
    hide: absolute(request.hide),
    shared: absolute(request.shared),
    readable: absolute(request.readable),
  });
  const within = hidden.filter(({ path }) => path.startsWith(root));
  const shorten = (path: string): string => path.slice(root.length + 1);
  return Object.fromEntries(within.map(({ path, mode, exposed }) => [`${shorten(path)} ${mode}`, exposed.map(shorten).sort()]));
}

const ours = ['home/work/_temp/files', 'home/work/repo'];

describe('view of an agent', () => {
  it('hides what is to be hidden, apart from what the agent writes to', async () => {
    expect(await plan({ hide: ['home/work', 'no/such'] })).toEqual({ 'home/work 0755': ours });
    expect(await plan({ shared: ['shared'] })).toEqual({ 'shared 1777': [] });
  });

  it('exposes what is to be read, unless that holds what is hidden or written', async () => {
    const readable = ['home/tools/bin', 'home/work', 'home/work/_temp', 'home', 'shared', 'no/such'];
    expect(await plan({ hide: ['home'], shared: ['shared'], readable })).toEqual({
      'home 0755': ['home/tools/bin', ...ours],
      'shared 1777': [],
    });
  });

  it('takes the outermost of hidden directories', async () => {
    expect(await plan({ hide: ['home', 'home/work', 'home/work/_temp'] })).toEqual({ 'home 0755': ours });
  });

  it('never hides the workspace itself, nor everything', async () => {
    expect(await plan({ hide: ['home/work/repo'] })).toEqual({});
    const { hidden } = await planView({ writable: ['/usr/lib'], hide: ['/'], shared: [], readable: [] });
    expect(hidden).toEqual([]);
  });

  it('hides a directory that the agent could not pass through', async () => {
    await chmod(join(root, 'home'), 0o750);
    expect(await plan({})).toEqual({ 'home 0755': ours });
    expect(await plan({ writable: ['shared'], readable: ['home/tools/bin'] })).toEqual({ 'home 0755': ['home/tools/bin'] });
  });
});
