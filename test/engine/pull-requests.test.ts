import { describe, expect, it } from 'vitest';
import type { TaskBody } from '../../src/core/record/record.ts';
import { GitHubError, type GitHubErrorReason } from '../../src/ports/github.ts';
import { buildCommits, buildOutput, buildTrigger, createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';

const chain = (fields = '', after = ''): string => `
      fix: { agent: one, branch: baton/x, prompt: x }
      open: { needs: [fix], uses: pull-request, with: { title: T, body: "{{ needs.fix.handoff.summary }}"${fields} } }${after}`;

const past = '2000-01-01T00:00:00Z';

/** Fix with commits, then the pull request. */
async function play(
  harness: Harness,
  options: Parameters<typeof plan>[1] & { commits?: boolean } = {},
): Promise<TaskBody | undefined> {
  const { commits = true, ...rest } = options;
  const fix = orderOf(await plan(harness, { stages: chain(), ...rest }));
  const tip = harness.branches.get('baton/x');
  const output = buildOutput(fix, commits ? { commits: buildCommits(tip) } : {});
  await advance(harness, fix, { kind: 'output', output });
  await advance(harness, lastStarted(harness));
  return (await bodies(harness)).findLast(({ stage }) => stage === 'open');
}

async function bodies(harness: Harness): Promise<readonly TaskBody[]> {
  return (await harness.records()).flatMap(({ record }) => (record.kind === 'task' ? [record.body] : []));
}

function refusal(reason: GitHubErrorReason, message: string): GitHubError {
  return new GitHubError(message, { reason, status: 422, code: 'BATON-E812' });
}

describe('the pull request of a run', () => {
  requirement(
    {
      ids: ['DESIGN-5.1', 'DESIGN-4.1'],
      title: 'a second run on the same branch updates it, and opens no second one',
      input: 'two runs of one subject',
      expected: 'one pull request, with the text of the second run, whose marker names it',
    },
    async () => {
      const harness = createHarness();
      await play(harness);
      const again = { comments: harness.threads.count(42), start: 'another event' };
      const second = orderOf(await plan(harness, { stages: chain(), ...again }));
      expect(second.run).toBe('fix-42-2');
      const base = harness.branches.get('baton/x');
      const handoff = { version: 1 as const, summary: 'better now' };
      await advance(harness, second, { kind: 'output', output: buildOutput(second, { handoff, commits: buildCommits(base) }) });
      await advance(harness, lastStarted(harness));
      expect(harness.pulls).toHaveLength(1);
      expect(harness.pulls[0]?.body).toContain('better now');
      expect(harness.pulls[0]?.body).toMatch(/baton-made:fix\\u002d42\\u002d2\/open -->$/);
      expect(await harness.threads.listSince(100, past)).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['U10', 'DESIGN-5.1'],
      title: 'text of somebody else is never rewritten',
      input: 'a pull request for the branch that a person opened, with our marker in its text',
      expected: 'its number as the result, its text as it was, a warning',
    },
    async () => {
      const harness = createHarness();
      const body = 'Mine <!-- baton-made:fix\\u002d42/open -->';
      harness.publishing.open({ number: 7, head: 'baton/x', title: 'Mine', body, author: 5 });
      expect(await play(harness)).toMatchObject({ results: { pr: '7' }, warnings: [expect.stringContaining('somebody else')] });
      expect(harness.pulls).toMatchObject([{ title: 'Mine', body }]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2'],
      title: 'where a setting forbids it, the branch stays, and the words name the setting and how to go on',
      input: 'GitHub Actions may not open pull requests',
      expected: 'pull-requests-forbidden, the setting, the compare link, the App; the branch is there',
    },
    async () => {
      const harness = createHarness();
      const words = 'Turn on "Allow GitHub Actions to create and approve pull requests".';
      harness.publishing.refuse('pull-request', refusal('pull-requests-forbidden', words));
      const body = await play(harness);
      expect(body).toMatchObject({ outcome: 'failed', failure: { reason: 'pull-requests-forbidden' } });
      expect(body?.failure?.message).toContain(words);
      expect(body?.failure?.message).toContain('https://github.com/octo-org/ledger/compare/main...baton/x?expand=1');
      expect(body?.failure?.message).toContain('docs/app.md');
      expect(harness.branches.has('baton/x')).toBe(true);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.4', 'DESIGN-2'],
      title: 'a run without changes is noop, in words',
      input: 'an agent that changed nothing; a branch that the base holds already',
      expected: 'noop with the reason; the run is noop; no pull request',
    },
    async () => {
      const harness = createHarness();
      const none = await play(harness, { commits: false });
      expect(none).toMatchObject({ outcome: 'noop', note: expect.stringContaining('changed anything on a branch') });
      const end = (await harness.records()).map(({ record }) => record).find(({ kind }) => kind === 'end');
      expect(end?.body).toMatchObject({ outcome: 'noop', reason: 'nothing was changed or made' });

      const other = createHarness();
      other.publishing.refuse('pull-request', refusal('rejected', 'No commits between main and baton/x'));
      expect(await play(other)).toMatchObject({ outcome: 'noop', note: '"baton/x" has nothing that "main" does not have.' });
      expect([...harness.pulls, ...other.pulls]).toEqual([]);
    },
  );

  it('gets its labels and reviewers; one that GitHub refuses is a warning', async () => {
    const harness = createHarness();
    harness.publishing.refuse('reviewers', refusal('rejected', 'mona is no collaborator'));
    const stages = chain(', draft: true, labels: ["from/{{ run.pipeline }}"], reviewers: [mona], team-reviewers: [core]');
    const body = await play(harness, { stages });
    expect(body?.outcome).toBe('succeeded');
    expect(body?.warnings).toEqual([
      '#100 was opened without its `reviewers`: mona is no collaborator',
      '#100 was opened without its `team-reviewers`: mona is no collaborator',
    ]);
    expect(harness.labels.has('from/fix')).toBe(true);
    expect(harness.pulls).toMatchObject([{ draft: true }]);
  });

  it('says that its checks wait, where the token of the workflow opened it', async () => {
    const harness = createHarness();
    expect((await play(harness))?.note).toContain('until somebody with write access approves them');
    const [summary] = await harness.threads.listSince(100, past);
    expect(summary?.body).toContain('With the token of an App they start by themselves');
  });
});

describe('the summaries of the chain', () => {
  const after = '\n      polish: { needs: [open], agent: one, prompt: x }';

  requirement(
    {
      ids: ['H-38', 'DESIGN-5.2'],
      title: 'are one comment on the pull request, kept up to date, whatever request a job dies after',
      input: 'a stage before the pull request and one after it; the process dies after every single write in turn',
      expected: 'one comment on the pull request, in the end with both summaries, neutralised',
    },
    async () => {
      const calm = createHarness();
      await whole(calm, undefined);
      const [comment] = await calm.threads.listSince(100, past);
      expect(comment?.body).toContain('> summary of fix for `@octo-org/team`');
      expect(comment?.body).toContain('> summary of polish');
      for (let write = 1; write <= calm.writes.length; write += 1) {
        const harness = createHarness();
        await whole(harness, write);
        const comments = await harness.threads.listSince(100, past);
        expect(
          comments.map(({ body }) => body),
          `crash after write ${write}: ${calm.writes[write - 1]}`,
        ).toEqual([comment?.body]);
        expect(harness.pulls).toHaveLength(1);
      }
    },
  );

  it.each(['outcomes', 'none'])('are not posted with comments: %s', async (comments) => {
    const harness = createHarness();
    await play(harness, { stages: chain(), top: `comments: ${comments}` });
    expect(harness.threads.count(100)).toBe(0);
  });

  it('are not posted twice on the pull request that the run is about', async () => {
    const harness = createHarness({ pushedPull: { branch: 'baton/x' } });
    const head = { branch: 'baton/x', sha: 'd'.repeat(40), repository: 7 };
    const base = { branch: 'main', sha: 'a'.repeat(40), repository: 7 };
    harness.publishing.open({ number: 42, head: 'baton/x', author: 41_898_282 });
    harness.branches.set('baton/x', head.sha);
    const trigger = buildTrigger({ kind: 'pull-request', head, base });
    await play(harness, { trigger });
    const comments = await harness.threads.listSince(42, past);
    expect(comments.filter(({ body }) => body.includes('What led to this pull request'))).toEqual([]);
  });

  async function whole(harness: Harness, write: number | undefined): Promise<void> {
    harness.crashAfter(write);
    const again = async <T>(job: () => Promise<T>): Promise<T> => {
      try {
        return await job();
      } catch {
        harness.crashAfter(undefined);
        return job();
      }
    };
    const stages = chain('', after);
    const trigger = buildTrigger({ comments: 9 });
    const fix = orderOf(await again(() => plan(harness, { stages, trigger })));
    const handoff = { version: 1 as const, summary: 'summary of fix for @octo-org/team' };
    const output = buildOutput(fix, { handoff, commits: buildCommits() });
    await again(() => advance(harness, fix, { kind: 'output', output }));
    for (let stage = 0; stage < 2; stage += 1) {
      const order = lastStarted(harness);
      await again(() => advance(harness, order));
    }
  }
});

describe('the branch of a stage', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.4'],
      title: 'the record says whether GitHub signed what was published',
      input: 'commits that GitHub verifies, and one that it does not',
      expected: 'verified true, then false',
    },
    async () => {
      for (const verified of [true, false]) {
        const harness = createHarness();
        const { commits } = harness.engine.ports;
        const createCommit: typeof commits.createCommit = async (commit) => ({
          ...(await commits.createCommit(commit)),
          verified,
        });
        const ports = { ...harness.engine.ports, commits: { ...commits, createCommit } };
        await play({ ...harness, engine: { ...harness.engine, ports } });
        expect((await bodies(harness))[0]?.commits?.verified).toBe(verified);
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-6'],
      title: "GitHub's refusal over workflow files has its own reason and says what to do",
      input: 'the branch may not be made, because its workflow files differ from those of the default branch',
      expected: 'failed, workflows-forbidden, BATON-E809, the remedy; the job itself does not fail',
    },
    async () => {
      const harness = createHarness();
      const words = 'bring the branch up to date with the default branch';
      const refused = new GitHubError(words, { reason: 'workflows-forbidden', status: 403, code: 'BATON-E809' });
      const commits = { ...harness.engine.ports.commits, createBranch: () => Promise.reject(refused) };
      const engine = { ...harness.engine, ports: { ...harness.engine.ports, commits } };
      const stages = '\n      fix: { agent: one, branch: baton/x, prompt: x, retry: { attempts: 1 } }';
      const fix = orderOf(await plan(harness, { stages }));
      const output = buildOutput(fix, { commits: buildCommits() });
      await advance({ ...harness, engine }, fix, { kind: 'output', output });
      const [body] = await bodies(harness);
      expect(body).toMatchObject({ outcome: 'failed', failure: { reason: 'workflows-forbidden' } });
      expect(body?.failure?.message).toMatch(new RegExp(`^BATON-E809: .*"baton/x".*${words}`));
    },
  );
});
