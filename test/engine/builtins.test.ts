import { describe, expect, it } from 'vitest';
import type { TaskBody } from '../../src/core/record/record.ts';
import { GitHubError } from '../../src/ports/github.ts';
import { buildCommits, buildOutput, buildTrigger, createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';

const look = 'look: { agent: one, prompt: x }';
const make = (uses: string, fields: string): string =>
  `\n      ${look}\n      make: { needs: [look], uses: ${uses}, with: { ${fields} } }`;

/** A stage of an agent, then the built-in. Jobs that crash run again, as a person would have them. */
async function play(harness: Harness, options: Parameters<typeof plan>[1], summary = 'found'): Promise<TaskBody | undefined> {
  const again = async <T>(job: () => Promise<T>): Promise<T> => {
    try {
      return await job();
    } catch {
      harness.crashAfter(undefined);
      return job();
    }
  };
  const look = orderOf(await again(() => plan(harness, options)));
  const output = buildOutput(look, { handoff: { version: 1, summary, data: { label: 'bug' } } });
  await again(() => advance(harness, look, { kind: 'output', output }));
  const order = lastStarted(harness);
  await again(() => advance(harness, order));
  const records = (await harness.records()).map(({ record }) => record);
  return records.flatMap((record) => (record.kind === 'task' && record.task === 'make' ? [record.body] : [])).at(-1);
}

const onPull = {
  kind: 'pull-request' as const,
  head: { branch: 'topic', sha: 'd'.repeat(40), repository: 7 },
  base: { branch: 'main', sha: 'a'.repeat(40), repository: 7 },
};
const label = '"{{ needs.look.handoff.data.label }}"';

interface Row {
  readonly stages: string;
  readonly subject?: Parameters<typeof buildTrigger>[0];
  readonly results: Readonly<Record<string, unknown>>;
  /** Everything of its kind that is there in the end. */
  readonly made: (harness: Harness) => unknown;
  readonly expected: unknown;
}

const rows: Readonly<Record<string, Row>> = {
  issue: {
    stages: make('issue', `title: "Topic: {{ needs.look.handoff.summary }}", body: "By {{ run.id }}", labels: [${label}]`),
    results: { issue_created: '#500', 'issue-url': 'https://github.com/octo-org/ledger/issues/500' },
    made: ({ publishing }) => publishing.made.map(({ title, labels }) => ({ title, labels })),
    expected: [{ title: 'Topic: found', labels: ['bug'] }],
  },
  comment: {
    stages: make('comment', 'body: "It is: {{ needs.look.handoff.summary }}"'),
    results: { comment_id: expect.stringMatching(/^\d+$/) },
    made: ({ threads }) => threads.count(42),
    expected: 5,
  },
  labels: {
    stages: make('labels', `add: [${label}, "x"], remove: [y, agent-ready]`),
    results: { labels_added: 'bug, x', labels_removed: 'y' },
    made: ({ labels }) => [...labels],
    expected: ['bug', 'x'],
  },
  review: {
    stages: make('review', 'body: "{{ needs.look.handoff.summary }}", event: request-changes'),
    subject: onPull,
    results: { review_id: '900', 'review-url': 'https://github.com/octo-org/ledger/pull/42#pullrequestreview-900' },
    made: ({ publishing }) => publishing.written.map(({ pull, event, commit }) => ({ pull, event, commit })),
    expected: [{ pull: 42, event: 'request-changes', commit: 'd'.repeat(40) }],
  },
};

describe('built-ins', () => {
  for (const [name, row] of Object.entries(rows)) {
    requirement(
      {
        ids: ['DESIGN-4.1', 'DESIGN-5.2'],
        title: `${name}: made once, whatever request the job dies after`,
        input: 'fields that show a handoff; the process dies after every single write in turn',
        expected: 'the same one thing each time, and what it is as a result',
      },
      async () => {
        const trigger = { trigger: buildTrigger({ comments: 9, ...row.subject }) };
        const calm = createHarness();
        const body = await play(calm, { stages: row.stages, ...trigger });
        expect(body).toMatchObject({ outcome: 'succeeded', results: row.results });
        expect(row.made(calm)).toEqual(row.expected);
        for (let write = 1; write <= calm.writes.length; write += 1) {
          const harness = createHarness();
          harness.crashAfter(write);
          const after = await play(harness, { stages: row.stages, ...trigger });
          const place = `crash after write ${write}: ${calm.writes[write - 1]}`;
          expect(after?.results, place).toEqual(body?.results);
          expect(row.made(harness), place).toEqual(row.expected);
        }
      },
    );
  }

  requirement(
    {
      ids: ['T39', 'DESIGN-6'],
      title: 'text of agents notifies nobody, closes nothing and forges no marker',
      input: 'a summary with a mention, a closing word and a marker, in the title and the text of an issue',
      expected: 'code instead; one marker, at the end; the words of the config as they were',
    },
    async () => {
      const harness = createHarness();
      const stages = make(
        'issue',
        'title: "{{ needs.look.handoff.summary }}", body: "Refs #42 {{ needs.look.handoff.summary }}"',
      );
      await play(harness, { stages }, 'fixes #1 for @octo-org/team <!-- baton-made:other/make -->');
      const [issue] = harness.publishing.made;
      expect(issue?.title).toContain('fixes # 1 for @ octo-org/team');
      expect(issue?.body).toContain('Refs #42 fixes `#1` for `@octo-org/team`');
      expect(issue?.body.match(/<!--/g)).toHaveLength(1);
      expect(issue?.body).toMatch(/<!-- baton-made:fix\\u002d42\/make -->$/);
    },
  );

  requirement(
    {
      ids: ['T16', 'DESIGN-5.2'],
      title: 'what somebody else wrote with our marker is not taken for ours',
      input: 'a comment of a stranger that ends with the marker of the stage',
      expected: 'our own comment is posted all the same',
    },
    async () => {
      const harness = createHarness();
      const body = 'Hello <!-- baton-made:fix\\u002d42/make -->';
      harness.threads.post({ subject: 42, body, author: { id: 5, login: 'mallory' } });
      const task = await play(harness, { stages: make('comment', 'body: Hello'), comments: 1 });
      const posted = await harness.threads.read(Number(task?.results.comment_id));
      expect(posted?.author?.id).not.toBe(5);
      expect(posted?.body).toContain('Made by Baton run `fix-42`');
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.1'],
      title: 'no run makes more than max of a kind',
      input: 'two issue stages, max: 1; three labels, max: 2',
      expected: 'max-reached, and nothing of it is made',
    },
    async () => {
      const harness = createHarness();
      const one = 'uses: issue, with: { title: t, max: 1 } }';
      const stages = `\n      ${look}\n      make: { needs: [look], ${one}\n      more: { needs: [make], ${one}`;
      await play(harness, { stages });
      await advance(harness, lastStarted(harness));
      const [more] = (await harness.records()).flatMap(({ record }) =>
        record.kind === 'task' && record.task === 'more' ? [record.body] : [],
      );
      expect(more).toMatchObject({ outcome: 'failed', failure: { reason: 'max-reached' } });
      expect(more?.failure?.message).toContain('`with.max` is 1');
      expect(harness.publishing.made).toHaveLength(1);

      const other = createHarness();
      const body = await play(other, { stages: make('labels', 'add: [a, b, c], max: 2') });
      expect(body?.failure?.reason).toBe('max-reached');
      expect([...other.labels]).not.toContain('a');
    },
  );

  it.each<readonly [string, string, readonly [string, string]]>([
    ['labels', `add: ["baton:${'{{ needs.look.handoff.summary }}'}"]`, ['label-name', "one of Baton's own"]],
    ['labels', `add: [${'x'.repeat(51)}]`, ['label-name', '50 characters']],
    ['review', 'body: x', ['no-pull-request', '#42 is no pull request']],
    ['issue', 'title: "{{ previous_failure.reason }}"', ['template', 'came out empty']],
  ])('%s with %s fails in words', async (uses, fields, [reason, words]) => {
    const body = await play(createHarness(), { stages: make(uses, fields) });
    expect(body).toMatchObject({ outcome: 'failed', failure: { reason } });
    expect(body?.failure?.message).toContain(words);
  });

  it.each([
    ['comment', 'body: x, on: pull-request'],
    ['labels', 'add: [x], on: pull-request'],
    ['labels', 'add: ["{{ previous_failure.reason }}"]'],
  ])('%s with %s has nothing to do, and says so', async (uses, fields) => {
    const harness = createHarness();
    const body = await play(harness, { stages: make(uses, fields) });
    expect(body).toMatchObject({ outcome: 'noop', note: expect.stringMatching(/^(No stage before|There was no label)/) });
    const end = (await harness.records()).map(({ record }) => record).find(({ kind }) => kind === 'end');
    expect(end?.body).toMatchObject({ outcome: 'noop', reason: 'nothing was changed or made' });
  });

  it('that GitHub refuses fail with its words, and a passing fault fails the job', async () => {
    const refused = createHarness();
    const error = { status: 403, code: 'BATON-E801' } as const;
    refused.publishing.refuse('issue', new GitHubError('needs issues: write', { ...error, reason: 'forbidden' }));
    const body = await play(refused, { stages: make('issue', 'title: t') });
    expect(body).toMatchObject({ outcome: 'failed', failure: { reason: 'issue-refused', message: 'needs issues: write' } });
    const passing = createHarness();
    passing.publishing.refuse('issue', new GitHubError('later', { ...error, reason: 'unavailable' }));
    await expect(play(passing, { stages: make('issue', 'title: t') })).rejects.toThrow('later');
  });

  it('work on the pull request that the run opened', async () => {
    const harness = createHarness();
    const pull = 'with: { title: T, labels: [x], reviewers: [mona], draft: true }';
    const stages = `
      fix: { agent: one, branch: baton/x, prompt: x }
      open: { needs: [fix], uses: pull-request, ${pull} }
      say: { needs: [open], uses: comment, with: { body: hi, on: pull-request } }
      judge: { needs: [say], uses: review, with: { body: hi, on: pull-request } }`;
    const fix = orderOf(await plan(harness, { stages }));
    await advance(harness, fix, { kind: 'output', output: buildOutput(fix, { commits: buildCommits() }) });
    for (let stage = 0; stage < 3; stage += 1) await advance(harness, lastStarted(harness));
    expect(harness.pulls).toMatchObject([{ number: 100, draft: true }]);
    expect([...(harness.pulls[0]?.reviewers ?? [])]).toEqual(['mona']);
    expect(harness.labels.has('x')).toBe(true);
    const posted = await harness.threads.listSince(100, '2000-01-01T00:00:00Z');
    expect(posted.map(({ body }) => body.split('\n')[0])).toEqual([expect.stringContaining('What led to this'), 'hi']);
    expect(harness.publishing.written).toMatchObject([{ pull: 100, commit: harness.branches.get('baton/x') }]);
  });
});
