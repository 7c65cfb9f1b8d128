import { z } from 'zod';
import { statusMarker } from '../../../src/core/view/status/status-comment.ts';
import type { LocalWorld } from '../local-world.ts';

/** Everything that a run has left in the world, counted. */
export interface Left {
  readonly tasks: readonly string[];
  readonly ends: readonly string[];
  readonly ignored: number;
  readonly comments: number;
  readonly statusComments: number;
  readonly commits: number;
  readonly pulls: number;
  readonly pullComments: number;
  readonly reports: number;
  readonly ledgers: number;
  readonly remembered: number;
  /** How often the agent was started. */
  readonly agents: number;
  /** Tasks and executions that workflow runs were dispatched for. */
  readonly dispatched: readonly string[];
}

const issuesSchema = z.array(
  z.object({ number: z.int(), title: z.string(), comments: z.int(), pull_request: z.unknown().optional() }),
);
const runsSchema = z.object({ workflow_runs: z.array(z.object({ display_title: z.string() })) });
type Issues = z.infer<typeof issuesSchema>;

/** What there is of pipeline `name`, once all is quiet. */
export async function countLeft(world: LocalWorld, name: string): Promise<Left> {
  const all = await listIssues(world);
  const subject = only(all.filter(({ title, pull_request: pull }) => title === name && pull === undefined)).number;
  const pulls = all.filter(({ title, pull_request: pull }) => title === name && pull !== undefined);
  const ledgers = all.filter(({ title }) => title === `Baton history: ${name}`);
  const { records, ignored } = await world.records(subject);
  const comments = await world.thread(subject);
  const run = `${name}-${subject}`;
  return {
    tasks: records.flatMap(({ record }) =>
      record.kind === 'task' ? [`${record.body.stage} ${record.execution} ${record.body.outcome}`] : [],
    ),
    ends: records.flatMap(({ record }) => (record.kind === 'end' ? [record.body.outcome] : [])),
    ignored: ignored.length,
    comments: comments.length,
    statusComments: comments.filter(({ body }) => body.includes(statusMarker(run))).length,
    commits: Number(world.git('rev-list', '--count', `main..baton/issue-${subject}`)),
    pulls: pulls.length,
    pullComments: pulls.reduce((total, pull) => total + pull.comments, 0),
    reports: all.filter(({ title }) => title === `Report of ${name}`).length,
    ledgers: ledgers.length,
    remembered: ledgers.reduce((total, ledger) => total + ledger.comments, 0),
    agents: world.switchboard.told(name).length,
    dispatched: (await listTitles(world)).flatMap((title) => (title.startsWith(`${run}/`) ? [title.slice(run.length + 1)] : [])),
  };
}

export async function listIssues(world: LocalWorld): Promise<Issues> {
  const found: Issues = [];
  for (let page = 1; ; page += 1) {
    const rows = issuesSchema.parse(await world.ask(`/issues?state=all&per_page=100&page=${page}`));
    found.push(...rows);
    if (rows.length < 100) return found;
  }
}

export async function listTitles(world: LocalWorld): Promise<readonly string[]> {
  const titles: string[] = [];
  for (let page = 1; ; page += 1) {
    const runs = runsSchema.parse(await world.ask(`/actions/runs?event=workflow_dispatch&per_page=100&page=${page}`));
    const rows = runs.workflow_runs;
    titles.push(...rows.map((run) => run.display_title));
    if (rows.length < 100) return titles.toSorted();
  }
}

function only<T>(list: readonly T[]): T {
  const [first] = list;
  if (first === undefined || list.length > 1) throw new Error(`${list.length} instead of one.`);
  return first;
}
