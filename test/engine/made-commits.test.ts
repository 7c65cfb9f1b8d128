import { describe, expect, it } from 'vitest';
import { GitHubError } from '../../src/ports/github.ts';
import { headSha } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { lastStarted } from './chain.ts';
import { beginPublishing, deliver } from './publishing.ts';

const branch = 'baton/x';
const token = `gl${'pat'}-a1B2c3D4e5a1B2c3D4e5`;

describe('the commits of an agent', () => {
  requirement(
    {
      ids: ['DESIGN-6', 'T28'],
      title: 'are made again one on top of the other, with messages of ours and what changed',
      input: 'two commits, the message of the first with blanks around it and the form of a token in it',
      expected: 'the first on the base, the second on the first; the trailer of the execution; no content of before',
    },
    async () => {
      const change = { path: 'a.md', mode: '100644' as const, content: Buffer.from('new') };
      const changes = [{ ...change, before: Buffer.from('old') }];
      const world = await beginPublishing({ commits: [{ message: `\n Fix ${token} \n\n`, changes }, { message: 'More' }] });
      const { task } = await deliver(world);
      const [first, second] = world.made;
      expect(world.made).toEqual([
        {
          ...{ parent: headSha, baseTree: 't'.repeat(40), changes: [change], sha: first?.sha },
          message: 'Fix ***\n\nBaton-Task: fix-42/fix 1\n',
        },
        {
          ...{ parent: first?.sha, baseTree: `tree of ${first?.sha}`, changes: [], sha: second?.sha },
          message: 'More\n\nBaton-Task: fix-42/fix 1\n',
        },
      ]);
      const published = { published: second?.sha, verified: true, created: true };
      expect(task?.commits).toEqual({ base: headSha, head: 'b'.repeat(40), ...published });
      expect(task?.results).toMatchObject({ branch, commit: second?.sha, 'base-branch': 'main' });
      expect(task?.push).toBeUndefined();
      expect(world.harness.branches.get(branch)).toBe(second?.sha);
    },
  );

  requirement(
    {
      ids: ['DESIGN-8'],
      title: 'of a branch that looks new cost no question about it',
      input: 'the first commits of a run',
      expected: 'neither the branch, a commit nor a pull request is read',
    },
    async () => {
      const world = await beginPublishing();
      const { pullRequests } = world.harness.engine.ports;
      const readOpen = () => Promise.reject(new Error('A pull request was looked for.'));
      Object.assign(world.harness.engine.ports, { pullRequests: { ...pullRequests, readOpen } });
      expect((await deliver(world)).task?.outcome).toBe('succeeded');
      expect(world.asked).toEqual([]);
    },
  );

  it('are called signed only where GitHub signed each of them', async () => {
    for (const unverified of [1, 2]) {
      const { task } = await deliver(await beginPublishing({ commits: [{}, {}], unverified }));
      expect(task?.commits?.verified, `commit ${unverified}`).toBe(false);
    }
  });

  requirement(
    {
      ids: ['T52', 'DESIGN-6'],
      title: 'are read without the files that engines trust, unless no agent reads such files or the stage publishes them',
      input: 'a config with the engine `command` alone; with another engine beside it; that with `trusted-files: publish`',
      expected: 'no paths; the paths of all engines; no paths; each from the bundle of the own workflow run',
    },
    async () => {
      const agents = ', two: { engine: claude-code }';
      const publishes = ' { fix: { agent: one, prompt: x, branch: baton/x, trusted-files: publish } }';
      const alone = await beginPublishing();
      const beside = await beginPublishing({ agents });
      const open = await beginPublishing({ agents, stages: publishes });
      for (const world of [alone, beside, open]) await deliver(world);
      expect([alone, open].map(({ read }) => read)).toEqual([
        [{ workflowRun: 900, trustedPaths: [] }],
        [{ workflowRun: 900, trustedPaths: [] }],
      ]);
      expect(beside.read).toEqual([{ workflowRun: 900, trustedPaths: expect.arrayContaining(['AGENTS.md', '.claude']) }]);
    },
  );

  it('are refused with the reason of their bundle', async () => {
    const world = await beginPublishing();
    const error = { code: 'BATON-E507' as const, message: 'It is too large.' };
    Object.assign(world.harness.engine.ports, { bundles: { read: async () => ({ ok: false as const, error }) } });
    const { task } = await deliver(world);
    expect(task?.failure).toEqual({ reason: 'commits-refused', message: expect.stringContaining('BATON-E507') });
    expect([task?.outcome, world.made, task?.commits]).toEqual(['failed', [], undefined]);
  });
});

describe('commits that are not published', () => {
  it('are those of a stage without a branch, of which nobody expects any', async () => {
    for (const access of ['edit', 'read']) {
      const agents = `, two: { engine: command, command: ["true"], access: ${access} }`;
      const world = await beginPublishing({ agents, stages: ' { fix: { agent: two, prompt: x } }' });
      const { task } = await deliver(world);
      expect([task?.outcome, task?.commits, world.made]).toEqual(['succeeded', undefined, []]);
      expect(world.harness.warnings).toEqual([]);
    }
  });

  it('are those of an agent that may only read, and a warning says so', async () => {
    const agents = ', two: { engine: command, command: ["true"], access: read }';
    const world = await beginPublishing({ agents, stages: ' { fix: { agent: two, prompt: x, branch: baton/x } }' });
    const { task } = await deliver(world);
    expect([task?.outcome, task?.commits, world.made]).toEqual(['succeeded', undefined, []]);
    expect(world.harness.warnings).toContainEqual(expect.stringContaining('access: read'));
  });
});

describe('a branch that looked new', () => {
  it('is read when GitHub refuses to create it, and takes the commits where it is where the agent started', async () => {
    const world = await beginPublishing();
    world.harness.branches.set(branch, headSha);
    const { task } = await deliver(world);
    expect(world.asked).toEqual([`branch ${branch}`]);
    expect(world.made.map(({ parent }) => parent)).toEqual([headSha, headSha]);
    expect(task?.commits).toMatchObject({ published: world.made[1]?.sha });
    expect(task?.commits?.created).toBeUndefined();
    expect(world.harness.writes).toContain(`move ${branch}`);
  });

  it('is read at once where the agent started from somewhere else than the order said', async () => {
    const world = await beginPublishing();
    const tip = 'e'.repeat(40);
    world.harness.branches.set(branch, tip);
    const { task } = await deliver(world, { ...world.order, head: tip }, world.order);
    expect(world.asked).toEqual([`branch ${branch}`, `commit ${tip}`]);
    expect([task?.outcome, world.made.map(({ parent }) => parent)]).toEqual(['succeeded', [tip]]);
  });

  it('is none where the agent started elsewhere and the branch is gone, whoever chose its name', async () => {
    const stages = ' { fix: { agent: one, prompt: x, branch: "w/{{ subject.number }}-{{ subject.author }}" } }';
    const world = await beginPublishing({ stages });
    const { task } = await deliver(world, { ...world.order, head: 'e'.repeat(40) }, world.order);
    expect(task?.failure?.reason).toBe('stale-base');
  });

  it('has the agent start again where it moves between the question and the push', async () => {
    const world = await beginPublishing();
    world.harness.branches.set(branch, headSha);
    const { commits } = world.harness.engine.ports;
    Object.assign(world.harness.engine.ports, { commits: { ...commits, moveBranch: async () => false } });
    const { task } = await deliver(world);
    expect(task?.failure).toEqual({ reason: 'stale-base', message: `"${branch}" moved while its commits were made.` });
  });

  it('takes nothing where it is somewhere else: the agent starts again from there', async () => {
    const world = await beginPublishing();
    world.harness.branches.set(branch, 'e'.repeat(40));
    const { task, started } = await deliver(world);
    expect(task?.failure?.reason).toBe('stale-base');
    expect(started).toEqual(['fix']);
    expect(lastStarted(world.harness)).toMatchObject({ task: 'fix', attempt: 1, execution: 2 });
    expect(world.harness.branches.get(branch)).toBe('e'.repeat(40));
  });

  for (const [reason, expected] of [
    ['forbidden', 'branch-refused'],
    ['workflows-forbidden', 'workflows-forbidden'],
  ] as const)
    it(`is not tried again where GitHub refuses it for another reason: ${reason}`, async () => {
      const world = await beginPublishing();
      const { commits } = world.harness.engine.ports;
      const createBranch = () => Promise.reject(new GitHubError('No.', { reason, status: 403, code: 'BATON-E801' }));
      Object.assign(world.harness.engine.ports, { commits: { ...commits, createBranch } });
      const { task } = await deliver(world);
      const message = `BATON-E801: The commits were made, but "${branch}" does not show them. No.`;
      expect(task?.failure).toEqual({ reason: expected, message });
      expect(world.made).toHaveLength(1);
    });

  it('fails the job where GitHub only does not answer, so that it can run again', async () => {
    const world = await beginPublishing();
    const { commits } = world.harness.engine.ports;
    const createBranch = () =>
      Promise.reject(new GitHubError('Later.', { reason: 'unavailable', status: 502, code: 'BATON-E804' }));
    Object.assign(world.harness.engine.ports, { commits: { ...commits, createBranch } });
    await expect(deliver(world)).rejects.toThrow('Later.');
    Object.assign(world.harness.engine.ports, {
      commits: { ...commits, createBranch: () => Promise.reject(new Error('broken')) },
    });
    await expect(deliver(world)).rejects.toThrow('broken');
  });
});

describe('two stages with one branch', () => {
  const stages = `
      one: { agent: one, prompt: x, branch: baton/x }
      two: { needs: [one], agent: one, prompt: x, branch: baton/x }`;

  it('push one after the other, and what the first recorded is not read as a commit of the second', async () => {
    const world = await beginPublishing({ stages });
    await deliver(world);
    const of = lastStarted(world.harness);
    const { task } = await deliver(world, of);
    expect(world.asked).toEqual([`branch ${branch}`]);
    expect(world.made[1]).toMatchObject({
      parent: world.made[0]?.sha,
      message: expect.stringContaining('Baton-Task: fix-42/two 1'),
    });
    expect(task?.commits).toEqual({ base: of.head, head: 'b'.repeat(40), published: world.made[1]?.sha, verified: true });
  });

  it('know what the other recorded also where none of them needs the other', async () => {
    const apart = `
      one: { agent: one, prompt: x, branch: baton/x }
      two: { agent: one, prompt: x, branch: baton/x }`;
    const world = await beginPublishing({ stages: apart });
    await deliver(world);
    const tip = world.harness.branches.get(branch) ?? '';
    const of = { ...lastStarted(world.harness), head: headSha };
    const { task } = await deliver(world, { ...of, head: tip }, of);
    expect(task?.outcome).toBe('succeeded');
    expect(world.asked).toEqual([`branch ${branch}`]);
  });

  /** A job dies behind its push, and the other stage puts commits on top. */
  const beginBelow = async (above: number) => {
    const world = await beginPublishing({ stages });
    const { harness } = world;
    await deliver(world);
    const of = lastStarted(harness);
    harness.crashAfter(2);
    await expect(deliver(world, of)).rejects.toThrow(`after move ${branch}`);
    harness.crashAfter(undefined);
    const shas = [harness.branches.get(branch) ?? ''];
    for (let count = 0; count < above; count += 1) {
      const message = 'theirs\n\nBaton-Task: fix-42/one 7\n';
      const commit = { parent: shas.at(-1) ?? '', message, baseTree: '', changes: [] };
      shas.push((await harness.engine.ports.commits.createCommit(commit)).sha);
    }
    harness.branches.set(branch, shas.at(-1) ?? '');
    world.asked.splice(0);
    return { world, of, shas };
  };

  it('find the commits of a job that died below those of the other, however many these are', async () => {
    for (const above of [1, 20, 21]) {
      const { world, of, shas } = await beginBelow(above);
      const { task } = await deliver(world, of);
      expect(task?.commits?.published).toBe(shas[0]);
      const asked = world.asked.filter((each) => each.startsWith('commit'));
      expect(asked).toEqual(shas.toReversed().map((sha) => `commit ${sha}`));
    }
  });

  it('ask once whether they are below commits of the other, and not about each of these where they are not', async () => {
    const { world, of, shas } = await beginBelow(3);
    const { harness } = world;
    const [, ...others] = shas;
    let parent = of.head;
    for (const _ of others) {
      const commit = { parent, message: 'theirs', baseTree: '', changes: [] };
      parent = (await harness.engine.ports.commits.createCommit(commit)).sha;
    }
    harness.branches.set(branch, parent);
    const { pushTargets } = harness.engine.ports;
    const listed: string[] = [];
    const listMessages = (commit: string, base: string) => {
      listed.push(`${base}...${commit}`);
      return pushTargets.listMessages(commit, base);
    };
    Object.assign(harness.engine.ports, { pushTargets: { ...pushTargets, listMessages } });
    expect((await deliver(world, of)).task?.failure?.reason).toBe('stale-base');
    expect(world.asked.filter((each) => each.startsWith('commit'))).toEqual([`commit ${parent}`]);
    expect(listed).toEqual([`${of.head}...${parent}`]);
  });

  it('look no further down for such commits than where their agent started', async () => {
    const world = await beginPublishing();
    const { commits } = world.harness.engine.ports;
    const { sha } = await commits.createCommit({ parent: headSha, message: 'theirs', baseTree: '', changes: [] });
    world.harness.branches.set(branch, sha);
    await deliver(world, { ...world.order, head: sha }, world.order);
    expect(world.asked).toEqual([`branch ${branch}`, `commit ${sha}`]);
  });
});
