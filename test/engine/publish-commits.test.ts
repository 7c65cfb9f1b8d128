import { describe, expect, it } from 'vitest';
import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import type { TaskBody } from '../../src/core/record/record.ts';
import { startFromEvent } from '../../src/engine/plan/start-from-event.ts';
import type { BundledCommit } from '../../src/ports/bundle-reader.ts';
import {
  buildCommits,
  buildOutput,
  buildTrigger,
  createHarness,
  type HarnessOptions,
  headSha,
} from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance } from './chain.ts';

const secret = 'model-key-4711/+of the agent';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

interface Case extends HarnessOptions {
  readonly commits?: readonly Partial<BundledCommit>[];
  readonly branch?: string;
  readonly title?: string;
  readonly base?: string;
  readonly allow?: object;
}

/** One stage with commits of an agent, as `publish` settles it. */
async function settle(options: Case): Promise<{ body: TaskBody | undefined; branches: readonly string[]; status: string }> {
  const harness = createHarness({ secrets: [secret], ...options });
  const commits = (options.commits ?? [{}]).map((commit) => ({ message: 'm', baseTree: 't'.repeat(40), changes: [], ...commit }));
  const engine = {
    ...harness.engine,
    ports: { ...harness.engine.ports, bundles: { read: async () => ({ ok: true as const, value: commits }) } },
  };
  const changed = { ...harness, engine };
  const base = { branch: options.base ?? 'main', sha: headSha, repository: 7 };
  const planned = await startFromEvent(engine, {
    trigger: buildTrigger({ title: options.title ?? 'main', base }),
    config: checkConfig(
      JSON.stringify({
        version: 1,
        signing: { keys: [harness.publicKey] },
        agents: { one: { engine: 'command', command: ['node', 'x.mjs'] } },
        pipelines: {
          fix: {
            on: { issues: { labels: ['agent-ready'] } },
            allow: options.allow ?? {},
            stages: { fix: { agent: 'one', prompt: 'x', retry: { attempts: 1 }, branch: options.branch ?? 'baton/x' } },
          },
        },
      }),
    ),
    commit: headSha,
    inline: true,
    start: 'workflow run 900',
  });
  if (!planned.ok || planned.value.inline === undefined) throw new Error('nothing was started');
  const { dispatch } = planned.value.inline;
  await advance(changed, dispatch, { kind: 'output', output: buildOutput(dispatch, { commits: buildCommits() }) });
  const record = (await harness.records()).map((stored) => stored.record).find(({ kind }) => kind === 'task');
  const status = (await harness.threads.listSince(42, '2000-01-01T00:00:00Z')).map(({ body }) => body).join('\n');
  return { body: record?.kind === 'task' ? record.body : undefined, branches: [...harness.branches.keys()], status };
}

describe('commits that hold a secret', () => {
  const change = (path: string, content: string, before?: string) => [
    {
      changes: [{ path, mode: '100644' as const, content: bytes(content), before: before === undefined ? null : bytes(before) }],
    },
  ];

  requirement(
    {
      ids: ['T28', 'DESIGN-6'],
      title: 'are refused: the words name the file, never the value',
      input: 'the exact value in a file, in base64, in a path, in a message',
      expected: 'failed, commits-refused, BATON-E711, no branch, the value nowhere',
    },
    async () => {
      const cases: readonly (readonly [readonly Partial<BundledCommit>[], string])[] = [
        [change('src/a.js', `const key = "${secret}";`), 'src/a.js'],
        [change('data.bin', `\u0000\u0001${Buffer.from(secret).toString('base64')}`), 'data.bin'],
        [change(`keys/${secret}`, 'x'), 'keys/***'],
        [[{}, { message: `Use ${secret}` }], 'message of commit 2'],
      ];
      for (const [commits, words] of cases) {
        const { body, branches } = await settle({ commits });
        expect(body).toMatchObject({ outcome: 'failed', failure: { reason: 'commits-refused' } });
        expect(body?.failure?.message).toContain('BATON-E711');
        expect(body?.failure?.message).toContain(words);
        expect(JSON.stringify(body)).not.toContain('4711');
        expect(branches).toEqual([]);
      }
    },
  );

  const foreign = `gh${'p_'}${'a1B2'.repeat(9)}`;
  const leaks: readonly (readonly [name: string, content: string])[] = [
    ['without its first character', secret.slice(1)],
    ['without its first seven', secret.slice(7)],
    ['without its last seven', secret.slice(0, -7)],
    ['wrapped at 20', `${secret.slice(0, 20)}\n${secret.slice(20)}`],
    ['in UTF-16', Array.from(secret).join('\u0000')],
    ['a token of somebody else', foreign],
    ['a private key', `-----BEGIN ${'PRIVATE'} KEY-----\nMIIEabc\n-----END ${'PRIVATE'} KEY-----`],
  ];
  for (const [name, content] of leaks) {
    requirement(
      {
        ids: ['F-S11', 'T02', 'T28'],
        title: `are refused with a part of it: ${name}`,
        input: `an added line: ${name}`,
        expected: 'failed, commits-refused, BATON-E711, no branch',
      },
      async () => {
        const { body, branches } = await settle({
          commits: change('src/a.js', `one\nconst key = "${content}";\ntwo`, 'one\ntwo'),
        });
        expect(body).toMatchObject({ outcome: 'failed', failure: { reason: 'commits-refused' } });
        expect(body?.failure?.message).toMatch(
          /BATON-E711: Line 2 of the file "src\/a\.js" holds (?:a secret of this job|something that has)/,
        );
        expect(branches).toEqual([]);
      },
    );
  }

  requirement(
    {
      ids: ['F-S11'],
      title: 'are not those whose lines were there before, or only moved to another file',
      input: 'a fixture with the form of a token in an unchanged line, and in a file that was renamed',
      expected: 'published',
    },
    async () => {
      const fixture = `first\n${foreign}\nlast`;
      expect((await settle({ commits: change('a.txt', `${fixture}\nmore`, fixture) })).body?.outcome).toBe('succeeded');
      const [moved] = change('b.txt', fixture);
      const [gone] = change('a.txt', '', fixture);
      const renamed = [
        { changes: [...(moved?.changes ?? []), ...(gone?.changes.map((each) => ({ ...each, content: null })) ?? [])] },
      ];
      expect((await settle({ commits: renamed })).body?.outcome).toBe('succeeded');
    },
  );

  it('are published when only a message has the form of a secret, which is taken out of it', async () => {
    expect((await settle({ commits: [{ message: `Rotate ${foreign}` }] })).body?.outcome).toBe('succeeded');
  });
});

describe('the branch of a stage', () => {
  requirement(
    {
      ids: ['T08', 'DESIGN-6'],
      title: 'is not the default branch because somebody else chose it',
      input: 'branch: "{{ subject.title }}" with the title main',
      expected: 'failed, branch-name; no branch',
    },
    async () => {
      const { body, branches } = await settle({ branch: '{{ subject.title }}' });
      expect(body).toMatchObject({ outcome: 'failed', failure: { reason: 'branch-name' } });
      expect(body?.failure?.message).toContain('the default branch');
      expect(branches).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['F-SE4', 'T49', 'T08'],
      title:
        'is the default branch only where the configuration names it in plain text and allows it, and then the first line says so',
      input:
        'branch: main, MAIN; the same with `allow: { push-default: true }`; with it, `{{ subject.title }}` with the title main',
      expected: 'failed, branch-name, BATON-E716; pushed, and "the default branch" in the headline; failed',
    },
    async () => {
      const allow = { 'push-default': true };
      for (const options of [{ branch: 'main' }, { branch: 'MAIN' }, { branch: '{{ subject.title }}', allow }]) {
        const { body, branches } = await settle(options);
        expect(body, options.branch).toMatchObject({ outcome: 'failed', failure: { reason: 'branch-name' } });
        expect(body?.failure?.message).toContain('the default branch');
        expect(branches).toEqual([]);
      }
      const { branches, status } = await settle({ branch: 'main', allow });
      expect(branches).toEqual(['main']);
      expect(status).toMatch(/^Baton run `fix-42`.*succeeded\*\*\. ⚠️ Commits of the run are on `main`, the default branch\./m);
    },
  );

  it('is to be merged into the base of the pull request that the run is about', async () => {
    expect((await settle({ base: 'release-1' })).body?.results['base-branch']).toBe('release-1');
  });
});
