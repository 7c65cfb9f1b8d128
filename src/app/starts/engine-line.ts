import type { State } from '../../core/run/state.ts';
import { addUsage, buildRunUsage, formatCost, usageOf } from '../../core/run/usage.ts';
import type { Wait } from '../../core/run/wait.ts';
import { listBranchNeeds } from '../../core/state/branch-needs.ts';
import { describeDuration } from '../../core/text/times.ts';
import type { Log } from '../../ports/log.ts';
import type { Line } from '../../ports/starter.ts';
import { withWorkFacts } from '../telemetry/origin.ts';
import { runOf } from '../turns/run-line.ts';
import { buildItem } from '../work/build-item.ts';
import type { RepositoryRef } from '../work/installed-repository.ts';
import { type EngineRequest, type EventWork, jobKey, lockKey, type WorkContext } from '../work/queued-work.ts';
import { listWaiting } from './budget-line.ts';
import { awaitLimit, listLimited, noteLimits } from './limit-line.ts';
import { queueLook } from './look-at-claim.ts';

interface LineRequest extends Pick<EngineRequest, 'installation' | 'repository'> {
  /** The event that is handled; absent where none is. Only an event can wait to start a run. */
  readonly event?: EventWork | undefined;
}

type LineContext = Pick<
  WorkContext,
  'claims' | 'slots' | 'branches' | 'runLine' | 'windows' | 'openRuns' | 'orders' | 'add' | 'log' | 'clock'
>;

/** Creates the view of the engine on what waits in the App: for a slot, for a branch, or for the end of a run. */
export function createLine(context: LineContext, { installation, repository, event }: LineRequest): Line {
  const { slots, branches, runLine } = context;
  const { id } = repository;
  const addStart: Line['addStart'] = async (start) => {
    if (event === undefined) return undefined;
    const { start: waiter, pipeline, subject } = start;
    const of = { repository: id, ...start };
    const work = { kind: 'turn', starts: 'event', installation, repository, event, pipeline, subject } as const;
    const item = buildItem({
      id: `waiting ${id} ${subject} ${pipeline} ${waiter}`,
      key: lockKey(id, subject),
      work: { ...work, waiter: { resource: 'run', id: waiter } },
    });
    const position = await runLine.add(start, { repository: id, arrivedAt: event.arrivedAt, item });
    if (position !== undefined) await queueLook(context, { installation, repository }, runOf(of));
    return position;
  };
  return {
    async readsResult(workflowRun, title) {
      // The order is forgotten when what the workflow run left is queued, and unknown where the answer to its dispatch was lost.
      const isKnown = (await context.orders.find(workflowRun)) !== undefined;
      if (!isKnown) return context.orders.awaitsResult(workflowRun, { repository: id, title });
      const work = { kind: 'ended-run', installation, repository, workflowRun, attempt: 1 } as const;
      await context.add({ id: `unheard ${id} ${workflowRun} ${event?.arrivedAt ?? ''}`, key: jobKey(id, workflowRun), work });
      return true;
    },
    async releaseClaims(state) {
      const { run, body } = state.run;
      await branches.release({ repository: id, run, needs: listBranchNeeds(await noteLimits(context, id, state)) });
      if (state.end === undefined) return;
      await slots.leave({ repository: id, run });
      await runLine.wakeNext({ repository: id, subject: body.trigger.subject.number, pipeline: body.pipeline }, `after ${run}`);
      // All that follows from the end is done. Until then sweeps look at it.
      if (await context.openRuns.forget(id, state.run)) logEnd(context.log, repository, state);
    },
    awaitLimit: (start) => awaitLimit(context, { installation, repository }, start),
    listLimited: (state) => listLimited(context, id, state),
    findWait: (title) => findWait(context, { repository: id, title }),
    listStarts: (of) => runLine.list({ repository: id, ...of }),
    addStart,
    async addBehind(start) {
      const { subject, pipeline } = start;
      const of = { repository: id, subject, pipeline };
      const held = (await listWaiting(context, id)).filter((one) => one.subject === subject && one.pipeline === pipeline);
      const isBehind = ({ since }: { readonly since: string }): boolean => event !== undefined && since < event.arrivedAt;
      const isBehindWaiting = (await runLine.list(of)).some(isBehind);
      if (!isBehindWaiting && !held.some(isBehind)) return 'none-before';
      const position = await addStart(start);
      // What waits for a budget starts by itself. The end that others wait for may be over, and heard of by nobody.
      if (isBehindWaiting) await runLine.wakeNext(of, `after ${start.start}`);
      return position;
    },
    async removeStarts(subject, isMeant = () => true) {
      const removed = (await runLine.list({ repository: id, subject })).filter(isMeant);
      for (const { pipeline, start } of removed) await runLine.remove({ repository: id, subject, pipeline }, start);
      return removed;
    },
  };
}

/** Finds what an execution waits for: a usage limit, a branch, then a slot. */
async function findWait(
  { windows, branches, slots }: LineContext,
  of: { readonly repository: number; readonly title: string },
): Promise<Wait | undefined> {
  const limit = (await windows.list(of.repository)).get(of.title);
  if (limit !== undefined) return limit;
  const branch = await branches.findWait(of);
  if (branch !== undefined) return { gate: 'branch', for: [branch.behind], what: branch.branch, position: branch.position };
  const position = await slots.findPosition(of);
  return position === undefined ? undefined : { gate: 'slot', for: [], position };
}

/** Says in one line how a run has ended, and in fields where the log has them. */
function logEnd(log: Log, { owner, name }: RepositoryRef, state: State): void {
  const { run, body } = state.run;
  const { pipeline, startedAt } = body;
  const { outcome, finishedAt } = state.end?.body ?? { finishedAt: startedAt };
  const milliseconds = Date.parse(finishedAt) - Date.parse(startedAt);
  const usage = addUsage(state.tasks.map((task) => usageOf(task.body)));
  const agents = buildRunUsage(state).parts.reduce((sum, part) => sum + part.executions, 0);
  const repository = `${owner}/${name}`;
  const cost = usage.costMicros === undefined ? undefined : usage.costMicros / 1_000_000;
  const ended = { pipeline, outcome, agents, cost, seconds: Math.round(milliseconds / 1000) };
  const used = `${agents} ${agents === 1 ? 'agent' : 'agents'}, ${formatCost(usage) || 'cost unknown'}`;
  const words = `${outcome}; ${used}, ${describeDuration(milliseconds)}.`;
  withWorkFacts({ repository, run, ended }, () => log.info(`${repository}: run ${run} of pipeline ${pipeline} ended: ${words}`));
}
