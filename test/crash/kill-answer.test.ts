import { beforeAll, describe, expect } from 'vitest';
import { z } from 'zod';
import { parseRequestRun } from '../../src/core/view/comment/request.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

/** The publish job that records the question, and the plan job of the comment that answers it. */
const targets = ['ask', 'answer'] as const;
type Target = (typeof targets)[number];

const worker = `if (prompt.includes('A person has answered')) writeFileSync('two.txt', '2\\n');
else { writeFileSync('one.txt', '1\\n'); console.log('[BATON-RESULT: needs-input] Which one?'); }`;
const stages = { work: { agent: 'worker', branch: 'baton/issue-{{ subject.number }}', signal: 'optional', prompt: 'Work.' } };
const config = {
  version: 1,
  signing: { keys: ['KEY'] },
  agents: { worker: { engine: 'command', command: ['node', 'scripts/worker.mjs'] } },
  pipelines: { fix: { on: { issues: { labels: ['go'] } }, stages } },
};
const runsSchema = z.object({ workflow_runs: z.array(z.object({ display_title: z.string() })) });

const create = useLocalWorlds();
let world: LocalWorld;
/** The writing requests of each job on an issue, by `target issue`. */
const seen = new Map<string, number>();
const killed = new Set<string>();

/**
 * Loses each job on an issue before a request that writes, a later one for each issue after the first. A job that is
 * lost between two reads leaves what one leaves that is lost before the next write.
 */
function watch(first: number): void {
  const dead = new Set<number>();
  world.server.watch(async ({ jobId, moment, method, path }) => {
    if (dead.has(jobId)) return 'drop';
    const job = world.changes.find(({ id, state }) => id === jobId && state === 'started');
    const issue = Number(/ on #(\d+)$/.exec(job?.title ?? '')?.[1]);
    const target = findTarget(job);
    if (target === undefined || Number.isNaN(issue) || moment !== 'received' || !isWrite(method, path)) return 'go-on';
    const key = `${target} ${issue}`;
    const made = seen.get(key) ?? 0;
    seen.set(key, made + 1);
    if (issue === first || killed.has(key) || made !== issue - first - 1) return 'go-on';
    killed.add(key);
    dead.add(jobId);
    world.runner.loseJob(jobId);
    return 'drop';
  });
}

function isWrite(method: string, path: string): boolean {
  return method !== 'GET' && !path.endsWith('/git-upload-pack');
}

function findTarget(job: { readonly name: string; readonly title: string } | undefined): Target | undefined {
  const name = job?.name.split(' / ').at(-1);
  if (name === 'plan') return job?.title.includes('issue_comment') === true ? 'answer' : undefined;
  return name === 'publish' ? 'ask' : undefined;
}

async function sweep(): Promise<void> {
  await world.dispatch({});
  await world.settle();
}

/** Has the agents on these issues ask and be answered, with sweeps after each. */
async function play(issues: readonly number[]): Promise<void> {
  for (const issue of issues) await world.label(issue, 'go');
  await world.settle();
  await sweep();
  for (const issue of issues)
    await world.ask(`/issues/${issue}/comments`, { method: 'POST', body: { body: '/baton answer The second.' } });
  await world.settle();
  for (let sweeps = 0; sweeps < 3; sweeps += 1) await sweep();
}

/** What is left of the run on an issue. */
async function countLeft(issue: number): Promise<object> {
  const { records, ignored } = await world.records(issue);
  const titles = runsSchema.parse(await world.ask('/actions/runs?event=workflow_dispatch&per_page=100')).workflow_runs;
  return {
    records: records.map(({ record }) => `${record.kind} ${record.kind === 'task' ? record.execution : ''}`.trim()),
    ignored: ignored.length,
    questions: (await world.thread(issue)).filter(({ body }) => parseRequestRun(body) !== undefined).length,
    resumed: titles.filter(({ display_title: title }) => title.startsWith(`fix-${issue}/work 2`)).length,
    commits: Number(world.git('rev-list', '--count', `main..baton/issue-${issue}`)),
  };
}

describe('a job lost at every gap of a question and its answer, then sweeps', () => {
  let issues: readonly number[];
  beforeAll(async () => {
    const agents = { worker: { script: worker } };
    world = await create({ agents, pipelines: {}, config: JSON.stringify(config), behindMilliseconds: 600_000 });
    const first = await world.open({ title: 'undisturbed' });
    watch(first);
    await play([first]);
    const most = Math.max(...targets.map((target) => seen.get(`${target} ${first}`) ?? 0));
    const others: number[] = [];
    for (let gap = 0; gap < most; gap += 1) others.push(await world.open({ title: `gap ${gap}` }));
    await play(others);
    issues = [first, ...others];
  }, 900_000);

  requirement(
    {
      ids: ['F-M18', 'DESIGN-5.2', 'T16'],
      title: 'each run asks once, is resumed once, and ends as the undisturbed one',
      input: 'the publish job that asks and the plan job of the answer, lost before each request that writes',
      expected: 'the same records, one comment that asks, one workflow run that goes on, two commits',
    },
    async () => {
      const [first = 0, ...others] = issues;
      const whole = await countLeft(first);
      expect(whole).toMatchObject({
        records: ['run', 'task 1', 'decision', 'task 2', 'end'],
        questions: 1,
        resumed: 1,
        commits: 2,
      });
      expect(killed.size).toBeGreaterThan(15);
      for (const issue of others) expect(await countLeft(issue), `issue ${issue}, gap ${issue - first - 1}`).toEqual(whole);
    },
  );
});
