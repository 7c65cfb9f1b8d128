import type { BatonRecord } from '../../src/core/record/record.ts';
import { transferNumber } from '../../src/core/run/acting-agent.ts';
import { maxAttemptsOf } from '../../src/core/run/attempts.ts';
import { pipelineOf } from '../../src/core/run/pipeline-of.ts';
import type { State } from '../../src/core/run/state.ts';
import { renderCheck } from '../../src/core/view/check/render-check.ts';
import { renderNoneAwaiting } from '../../src/core/view/comment/approval-reply.ts';
import { renderEarlyChildren } from '../../src/core/view/comment/children.ts';
import { renderDecisionComment } from '../../src/core/view/comment/decision.ts';
import { renderEscalation } from '../../src/core/view/comment/escalation.ts';
import { hasRetryNotice, renderRetryNotice } from '../../src/core/view/comment/failure.ts';
import { renderHandoffReply } from '../../src/core/view/comment/handoff.ts';
import { renderPullSummary } from '../../src/core/view/comment/pull-summary.ts';
import { renderEndComment, renderRunComment, renderTaskComment } from '../../src/core/view/comment/run-comment.ts';
import { renderWhy } from '../../src/core/view/comment/why.ts';
import { commentsOf, type ViewLinks } from '../../src/core/view/links.ts';
import { renderStatusComment } from '../../src/core/view/status/status-comment.ts';
import { renderOverviewAfter } from '../../src/core/view/summary/dry-run.ts';
import { deriveTree, flattenTree, type TaskNode } from '../../src/core/view/tree/derive-tree.ts';
import { countChildren, describeAtAGlance } from '../../src/core/view/tree/describe-tree.ts';
import type { Cut } from './cut-list.ts';
import { describeShown, listDue, listWantedApprovals, renderAsked } from './describe-state.ts';

/** Describes the tree of a run, the words of each task, and the answers to what people ask first. */
export function describeTree({ state }: Cut): readonly string[] {
  const tree = deriveTree(state);
  const { tasks, ...facts } = tree;
  const nodes = flattenTree(tasks).map(({ node, depth }) => `${'  '.repeat(depth)}${describeNode(node)}`);
  return [
    JSON.stringify(facts),
    ...nodes,
    ...describeShown(state),
    ...describeAtAGlance(state, tree).map((each) => JSON.stringify(each)),
  ];
}

function describeNode(node: TaskNode): string {
  const { name, short, kind, agent, status, words, attempt, attempts, why, branch, commit, usage, total } = node;
  const facts = { name, short, kind, agent, status, words, attempt, attempts, why, branch, commit, usage, total };
  return `${JSON.stringify(facts)} ${countChildren(node)}`;
}

/** Renders the status comment: with the comments of the records, and as the App shows it while starts wait. */
export function renderStatus({ state, stored }: Cut): readonly string[] {
  const comments = commentsOf(stored, state.run.run);
  return [renderStatusComment(state, { comments }), renderStatusComment(state, { comments, ...linksOf(state) })];
}

function linksOf(state: State): ViewLinks {
  const due = listDue(state).map(({ stage }) => stage);
  const limit = pipelineOf(state.run)['max-concurrency'] ?? 0;
  return {
    limitWait: 'GitHub takes no more for 12 minutes.',
    started: new Map(due.map((stage, index) => [stage, { id: index + 1, url: `https://runs/${index + 1}` }])),
    waits: new Map(
      due.map((stage, index) => [
        stage,
        index % 2 === 0
          ? { gate: 'slot', for: [], what: `max-concurrency: ${limit}`, position: index + 1 }
          : { gate: 'branch', for: ['fix-7'], what: 'baton/x', position: index },
      ]),
    ),
    waitingStarts: ['the label `agent-ready`'],
  };
}

/** Renders what stands on checks, pull requests and summaries. */
export function renderOthers({ state }: Cut): readonly string[] {
  const [wanted] = listWantedApprovals(state);
  const approval = wanted === undefined ? undefined : { stage: wanted.stage, digest: 'd'.repeat(64) };
  const heads = [state.run.body.head, 'b'.repeat(40)];
  return [
    ...heads.map((head, index) => JSON.stringify(renderCheck(state, { head, isStarted: index === 0, approval }), null, 1)),
    renderPullSummary(state),
    renderOverviewAfter(state, { isDry: false }),
  ];
}

/** Renders the comments that ask or tell a person something. */
export function renderCalls({ state, before }: Cut): readonly string[] {
  const escalation =
    state.end === undefined ? [] : [renderEscalation(state, { end: state.end.body, status: 9, version: '1.2.3' })];
  const why = before === undefined ? [renderWhy({ subject: 1, runs: [state.run], trace: undefined })] : [];
  return [...renderAsked(state), ...escalation, ...why, renderNoneAwaiting([state], undefined)];
}

/** Renders the text above each record of the newest comment. */
export function renderWritten({ state, written }: Cut): readonly string[] {
  return written.map((record) => renderRecord(state, record));
}

function renderRecord(state: State, record: BatonRecord): string {
  const { run } = state.run;
  switch (record.kind) {
    case 'run':
      return renderRunComment(record);
    case 'task': {
      const { task, attempt, execution, body } = record;
      const at = { task, execution };
      const attempts = Math.max(maxAttemptsOf(state.run, task), attempt);
      const notice = hasRetryNotice(state, record) ? renderRetryNotice(state, record) : undefined;
      const children = state.spawned.find((each) => each.task === at.task && each.execution === at.execution)?.body;
      const view = { run, attempt, body, attempts, notice, transfer: findTransfer(state, at), children };
      return [renderTaskComment({ ...view, isShared: true }), renderHandoffReply(state, record)].join('\n\n');
    }
    case 'child':
      return renderEarlyChildren({
        run,
        stage: record.task,
        body: record.body,
        workflowRun: state.run.body.workflowRun,
        isShared: true,
      });
    case 'decision': {
      const awaited = listWantedApprovals(state).map(({ stage }) => stage);
      return renderDecisionComment({ ...record, stopping: [], isPaused: state.paused !== undefined, awaited });
    }
    case 'end':
      return renderEndComment(record);
    default:
      return JSON.stringify(record.body);
  }
}

function findTransfer(state: State, at: { readonly task: string; readonly execution: number }) {
  const found = state.transfers.find(({ task, execution }) => task === at.task && execution === at.execution);
  if (found === undefined) return undefined;
  return { body: found.body, number: transferNumber(state, found), limit: pipelineOf(state.run).limits['max-handoffs'] };
}
