import type { StoredRecord, TaskRecord } from '../../core/record/record.ts';
import { findEnd } from '../../core/run/decisions.ts';
import { taskName } from '../../core/run/names.ts';
import { loadGatesOf } from '../../core/state/derive-state.ts';
import { renderAgain } from '../../page/report/render-again.ts';
import type { RunReport } from '../../page/report/run-report.ts';
import { collectFacts, type FoundThread, labelsOf, type WorldFacts } from '../report/collect-facts.ts';
import { buildReport } from '../report/collect-report.ts';
import { readSteps } from '../report/read-steps.ts';
import { list } from '../world/ask-as-person.ts';
import type { World } from '../world/world.ts';
import { testsPass } from './create-world.ts';
import type { DemoDocument, DemoResult, DemoTask } from './demo-result.ts';

/** Collects what a run about an issue has left on the local GitHub, through requests that anybody could make. */
export async function collectResult(world: World, issue: number): Promise<DemoResult> {
  const facts = await collectFacts(world);
  const report = await buildReport(world, facts);
  const own = facts.threads.find(({ number }) => number === issue);
  const [stored, records] = [select(facts, { issue, of: facts.stored }), select(facts, { issue, of: facts.records })];
  const run = stored.find(({ record }) => record.kind === 'run')?.record.run;
  const tasks = records.map(({ record }) => record).filter((record): record is TaskRecord => record.kind === 'task');
  const branch = tasks.findLast(({ body }) => body.results.branch !== undefined)?.body.results.branch;
  const steps = readSteps(world, records);
  const gates = await loadGatesOf(records);
  return {
    document: {
      run: run ?? null,
      outcome: findEnd(stored.map(({ record }) => record).filter((record) => record.run === run))?.body.outcome ?? null,
      tasks: tasks.map((task) => describeTask(task, renderAgain(task, records, gates))),
      steps: steps.length === 0 ? undefined : steps,
      thread: own?.thread ?? [],
      pullRequests: facts.pullRequests,
      ...(await describeRest(world, { facts, report })),
    },
    labels: own === undefined ? [] : labelsOf(own.issue),
    records: stored,
    jobs: report.jobs,
    report,
    testsPass: branch === undefined || facts.pullRequests.length === 0 ? undefined : testsPass(world, branch),
  };
}

/** Returns the records of the issue, followed by those of the runs issues. */
function select(
  { threads }: WorldFacts,
  { issue, of }: { readonly issue: number; readonly of: readonly StoredRecord[] },
): readonly StoredRecord[] {
  const others = threads.filter(({ kind, number }) => kind === 'runs-issue' && number !== issue).map(({ number }) => number);
  return [issue, ...others].flatMap((number) => of.filter(({ record }) => record.thread === number));
}

async function describeRest(
  world: World,
  { facts, report }: { readonly facts: WorldFacts; readonly report: RunReport },
): Promise<Pick<DemoDocument, 'reviews' | 'issues' | 'ledgers' | 'runsIssues' | 'requests'>> {
  const reviews = await Promise.all(facts.pullRequests.map(({ number }) => list(world, `/pulls/${Number(number)}/reviews`)));
  const opened = report.threads.filter(({ kind, author }) => kind === 'issue' && author === 'github-actions[bot]');
  return {
    reviews: reviews.flat(),
    issues: opened.map(({ number, title }) => ({ number, title })),
    ledgers: listThreads(facts.threads, 'ledger'),
    runsIssues: listThreads(facts.threads, 'runs-issue'),
    requests: report.requests,
  };
}

function listThreads(threads: readonly FoundThread[], wanted: FoundThread['kind']): DemoDocument['ledgers'] {
  return threads
    .filter(({ kind }) => kind === wanted)
    .map(({ number, issue, thread }) => ({ number, title: String(issue.title), thread }));
}

function describeTask(task: TaskRecord, prompt: string | undefined): DemoTask {
  const { body } = task;
  return {
    task: taskName(task.run, body.stage),
    stage: body.stage,
    agent: body.agent,
    attempt: task.attempt,
    execution: task.execution,
    outcome: body.outcome,
    reason: body.failure?.reason ?? null,
    prompt: prompt ?? null,
    promptDigest: body.prompt?.digest ?? null,
    nonce: body.prompt?.nonce ?? null,
    handoff: body.handoff ?? null,
    results: body.results,
    workflowRun: body.workflowRun.id,
  };
}
