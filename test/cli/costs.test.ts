import { beforeAll, describe, expect, it } from 'vitest';
import { composeComment } from '../../src/core/record/compose-comment.ts';
import { encodeRecord } from '../../src/core/record/encode-record.ts';
import type { HistoryBody, HistoryRecord } from '../../src/core/record/history-record.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { bot, createWriteTools, repo, signer, stranger } from '../support/record-builders.ts';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { useFiles } from './support.ts';
import { useRepository } from './use-repository.ts';

const files = useFiles();
const ledger = 500;
const config = files.write(
  'baton.yml',
  `version: 1
signing: { keys: ["${signer.publicKey}"] }
agents: { one: { engine: command, command: ["true"] } }
pipelines: { fix: { on: { manual: true }, stages: { look: { agent: one } } } }
`,
);

const stage = { stage: 'look', engine: 'codex', outcome: 'succeeded' as const, executions: 1, seconds: 90 };
const bodies: readonly (Partial<HistoryBody> & { readonly run: string })[] = [
  { run: 'fix-1', finishedAt: '2026-03-01T09:00:00Z', outcome: 'failed', usage: undefined },
  {
    run: 'fix-2',
    finishedAt: '2026-03-10T09:00:00Z',
    usage: { executions: 1, parts: [] },
    stages: [{ ...stage, inputTokens: 1200, outputTokens: 300, costUsd: 0.25 }],
  },
  // The run was reopened: its later entry has all that it used.
  {
    run: 'fix-2',
    finishedAt: '2026-03-11T09:00:00Z',
    usage: { executions: 2, parts: [] },
    stages: [{ ...stage, executions: 2, seconds: 186, inputTokens: 2400, outputTokens: 600, costUsd: 0.5 }],
  },
  { run: 'fix-3', finishedAt: '2026-03-12T00:00:00Z', usage: { executions: 1, parts: [] }, stages: [{ ...stage, unpriced: 1 }] },
];

function comment(id: number, body: string, user: { id: number; login: string } = bot): Record<string, unknown> {
  return { id, body, created_at: '2026-03-18T09:00:00Z', updated_at: '2026-03-18T09:00:00Z', user: { ...user, type: 'Bot' } };
}

/** The comments of a ledger as "list issue comments" returns them. */
function recordLedger(): readonly Record<string, unknown>[] {
  return bodies.map(({ run, ...fields }, index) => {
    const body = { pipeline: 'fix', subject: 7, outcome: 'succeeded' as const, results: {}, startedAt: '2026-03-01T08:00:00Z' };
    const record: HistoryRecord = {
      ...{ kind: 'history', repo, thread: ledger, run, task: '', attempt: 0, execution: index, seq: index + 1, prev: '' },
      body: { ...body, finishedAt: '', ...fields },
    };
    return comment(index + 1, composeComment({ visible: run, markers: encodeRecord(record, createWriteTools()).markers }).main);
  });
}

function costs(thread: readonly unknown[], ...more: readonly string[]) {
  const file = files.write(`thread-${thread.length}.json`, JSON.stringify(thread));
  return runCommand(
    'costs',
    '--thread',
    file,
    '--repo-id',
    String(repo),
    '--subject',
    String(ledger),
    '--config',
    config,
    ...more,
  );
}

describe('baton costs, of a ledger in a file', () => {
  requirement(
    {
      ids: ['P14-4'],
      title: 'prints runs, outcomes, tokens, cost and minutes by pipeline, stage and engine',
      input: 'a run of an earlier version, one that was reopened, one of an unknown cost; a copy by a stranger',
      expected: 'a line for the pipeline and one for its stage; each run once; the rest said in words, exit 0',
    },
    async () => {
      const thread = recordLedger();
      const [first] = thread;
      const { code, stdout, stderr } = await costs([...thread, comment(9, String(first?.body), stranger)]);
      expect(
        stdout,
      ).toBe(`pipeline and stage  engine  runs  outcomes               tokens             cost                 minutes
fix                         3     1 failed, 2 succeeded  2,400 in, 600 out  $0.50 and 1 unknown  4.6
  look              codex   2     2 succeeded            2,400 in, 600 out  $0.50 and 1 unknown  4.6
fix: an earlier Baton recorded 1 of the runs, without what they used.
`);
      expect([code, stderr]).toEqual([0, 'ignored comment 9: duplicate\n']);
    },
  );

  it('counts only runs that ended on the day or later, of the pipeline that is named', async () => {
    const since = async (...more: readonly string[]) => {
      const { code, stdout } = await costs(recordLedger(), '--json', ...more);
      expect(code).toBe(0);
      return JSON.parse(stdout).pipelines.map(
        ({ pipeline, runs, outcomes, costUsd, unpriced, minutes, unrecorded, stages }: Record<string, unknown>) => {
          return [pipeline, runs, outcomes, costUsd, unpriced, minutes, unrecorded, (stages as unknown[]).length];
        },
      );
    };
    expect(await since()).toEqual([['fix', 3, { failed: 1, succeeded: 2 }, 0.5, 1, 4.6, 1, 1]]);
    expect(await since('--since', '2026-03-11')).toEqual([['fix', 2, { succeeded: 2 }, 0.5, 1, 4.6, 0, 1]]);
    expect(await since('--since', '2026-03-11T09:00:01Z')).toEqual([['fix', 1, { succeeded: 1 }, undefined, 1, 1.5, 0, 1]]);
    expect(await since('--since', '2026-03-13')).toEqual([]);
    expect((await costs(recordLedger(), '--since', '2026-03-13')).stderr).toBe('No run is known that has ended since then.\n');
    const file = [
      '--thread',
      files.write('one.json', JSON.stringify(recordLedger())),
      '--repo-id',
      String(repo),
      '--subject',
      String(ledger),
    ];
    const other = await runCommand('costs', 'docs', ...file, '--config', config);
    expect(other).toMatchObject({ code: 0, stdout: '', stderr: 'No run is known that has ended.\n' });
  });

  it('refuses what is no day, and --merged without GitHub', async () => {
    for (const day of ['yesterday', '7d', '2026-13-01', '2026-02-31', '1', '2026-03-11T09:00'])
      expect(await costs([], '--since', day)).toMatchObject({ code: 2, stderr: expect.stringContaining(`--since is "${day}"`) });
    expect(await costs([], '--merged')).toMatchObject({ code: 2, stderr: expect.stringContaining('leave --thread out') });
  });
});

describe('baton costs, on GitHub', () => {
  const create = useLocalWorlds();
  let world: LocalWorld;
  useRepository(() => ({ world }));
  const script = `writeFileSync('fixed.txt', 'x');
console.log('::agent-result::' + JSON.stringify({ summary: 'x', costUsd: 0.8 }));`;
  const text = `version: 1
signing: { keys: ["KEY"] }
agents: { one: { engine: command, access: edit, command: [node, scripts/one.mjs] } }
pipelines:
  fix:
    on: { issues: { labels: [fix] } }
    history: {}
    stages:
      work: { agent: one, branch: "baton/{{ subject.number }}" }
      open-pr: { needs: [work], uses: pull-request, with: { title: t, body: b } }
  other: { on: { issues: { labels: [other] } }, stages: { look: { agent: one } } }
`;
  beforeAll(async () => {
    world = await create({ agents: { one: { script } }, pipelines: {}, config: text });
    await world.run('fix');
  }, 120_000);

  requirement(
    {
      ids: ['P14-4'],
      title: 'reads the ledgers, and asks about pull requests with one request',
      input: 'a run of 0.80 USD that opened a pull request; a pipeline without a ledger; costs --merged, then without',
      expected:
        'its cost; none of one pull request merged; one query with --merged and none without; the other pipeline is named',
    },
    async () => {
      const before = world.server.requests.length;
      const { code, stdout, stderr } = await runCommand('costs', '--merged', '--json');
      const queries = () => world.server.requests.slice(before).filter(({ path }) => path.startsWith('/graphql')).length;
      expect(code).toBe(0);
      // The server notes a request when it has answered it.
      await expect.poll(queries).toBe(1);
      expect(JSON.parse(stdout)).toMatchObject({
        pipelines: [
          {
            ...{ pipeline: 'fix', runs: 1, outcomes: { succeeded: 1 }, costUsd: 0.8, unpriced: 0, unrecorded: 0 },
            stages: [{ stage: 'work', engine: 'command', runs: 1, costUsd: 0.8 }],
            pullRequests: { pulls: 1, merged: 0 },
          },
        ],
      });
      expect(stderr).toContain('because they keep no ledger: other.\n');
      const shown = await runCommand('costs', 'fix');
      expect(shown.stdout).toMatch(/^pipeline and stage .*\nfix .* 1 succeeded .* \$0\.80 .*\n {2}work +command .*\n$/);
      expect(shown.stderr).not.toContain('no ledger');
      expect(queries()).toBe(1);
    },
    60_000,
  );
});
