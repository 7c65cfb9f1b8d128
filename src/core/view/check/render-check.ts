import { utf8Length } from '../../json/json-value.ts';
import { packSections, type Section } from '../../markdown/size-limit.ts';
import { isSuccess, type Outcome } from '../../output/outcome.ts';
import { failuresOf } from '../../run/attempts.ts';
import type { State } from '../../run/state.ts';
import { awaitingRows, awaitsAnswer, awaitsRaise, awaitsTime, readyRows } from '../../run/task-row.ts';
import { truncateCodePoints } from '../../text/code-points.ts';
import { pauseLabel } from '../../trigger/change.ts';
import { approveCommand } from '../comment/approval-request.ts';
import { describeOutcome, describeWait } from '../outcome-words.ts';
import { renderHeadline } from '../status/headline.ts';
import { renderStageGraph } from '../status/stage-graph.ts';
import { renderStageNotes } from '../status/stage-notes.ts';
import { renderFoldedTasks, renderStageTable } from '../status/stage-table.ts';
import { readAnnotations } from './annotations.ts';
import { type CheckAction, type CheckConclusion, type CheckView, checkLimits, renderButton } from './check-run.ts';

export interface CheckFacts {
  /** The commit that has the check. */
  readonly head: string;
  /** A workflow run was started for the run. */
  readonly isStarted: boolean;
  /** The approval that a stage waits for, with its whole digest. */
  readonly approval?: { readonly stage: string; readonly digest: string } | undefined;
  /** The answer to a click that did nothing, in Markdown. */
  readonly notice?: string | undefined;
}

const conclusions: Readonly<Record<Outcome, CheckConclusion>> = {
  succeeded: 'success',
  noop: 'neutral',
  failed: 'failure',
  'needs-input': 'action_required',
  cancelled: 'cancelled',
  skipped: 'skipped',
};

const buttons = {
  retry: { label: 'Retry', description: 'Starts what failed once more', identifier: renderButton({ kind: 'retry' }) },
  cancel: { label: 'Cancel', description: 'Ends the run and its jobs', identifier: renderButton({ kind: 'cancel' }) },
} as const satisfies Record<string, CheckAction>;

/** Renders the check of a run on a commit of its pull request. It is a view for people: nothing reads it back. */
export function renderCheck(state: State, facts: CheckFacts): CheckView {
  const found = readAnnotations(state, facts.head);
  const head = renderState(state, facts);
  return {
    ...head,
    summary: renderSummary(state, { ...facts, notes: found.notes }),
    annotations: found.annotations,
    // GitHub shows the buttons of a check only when it has completed.
    actions: head.status === 'completed' ? listActions(state, facts) : [],
  };
}

const waiting = 'Waits for its turn: ';
const working = 'At work: ';
const toEnd = '/baton cancel ends it';

type Head = Pick<CheckView, 'status' | 'conclusion' | 'title'>;

function renderState(state: State, facts: CheckFacts): Head {
  const title = (text: string): string => truncateCodePoints(text, checkLimits.title);
  const { end } = state;
  if (end !== undefined) {
    const head = { status: 'completed', conclusion: conclusions[end.body.outcome] } as const;
    const early = describeEarlierCommit(state, facts);
    if (early === undefined) return { ...head, title: title(renderEnd(state, end.body.outcome)) };
    // The run has not seen this commit, so it must not look as if it had passed.
    const conclusion = isSuccess(end.body.outcome) ? 'neutral' : head.conclusion;
    return { ...head, conclusion, title: title(`${renderEnd(state, end.body.outcome)}, ${early}`) };
  }
  if (state.paused !== undefined) return { status: 'in_progress', title: `Paused: take the label ${pauseLabel} off (${toEnd})` };
  const due = readyRows(state).map(({ name }) => name);
  const asking = awaitingRows(state);
  if (asking.length > 0) {
    const words = asking.map((row) => {
      if (awaitsAnswer(row)) return `${row.name} asks: /baton answer`;
      if (awaitsRaise(row)) return `${row.name} waits for more money: /baton raise`;
      return facts.approval?.stage === row.name
        ? `${row.name} waits: ${approveCommand(facts.approval)}`
        : `${row.name} waits for approval`;
    });
    // While another stage is at work, the check goes on: a completed one cannot be opened again.
    if (due.length > 0) return { status: 'in_progress', title: title(`${words.join(', ')} (${toEnd})`) };
    return { status: 'completed', conclusion: 'action_required', title: title(words.join(', ')) };
  }
  const asleep = [...state.rows.values()].filter(awaitsTime);
  if (due.length === 0 && asleep.length > 0) {
    const words = asleep.map(({ name, wait }) => `${name} ${describeWait(wait)}`).join(', ');
    return { status: 'in_progress', title: title(`${words} (/baton retry wakes, ${toEnd})`) };
  }
  const stages = `${due.join(', ') || 'nothing yet'} (${toEnd})`;
  // A child that started early is proof of its parent's work, although no execution is on record.
  const hasWorked = facts.isStarted || state.tasks.length > 0 || state.spawned.length > 0;
  if (!hasWorked) return { status: 'queued', title: title(`${waiting}${stages}`) };
  return { status: 'in_progress', title: title(`${working}${stages}`) };
}

function renderEnd(state: State, outcome: Outcome): string {
  const words = describeOutcome(outcome);
  const ended = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  if (outcome !== 'failed') return ended;
  const failed = [...state.rows.keys()].filter((stage) => failuresOf(state, stage).length > 0);
  return `${ended}${failed.length === 0 ? '' : `: ${failed.join(', ')}`} (/baton retry tries again)`;
}

/** Describes that a run ended at an earlier commit; undefined where it has seen or made this one. */
function describeEarlierCommit({ run, tasks }: State, { head }: CheckFacts): string | undefined {
  const { trigger } = run.body;
  const first = trigger.subject.head?.sha ?? run.body.head;
  const made = tasks.flatMap(({ body }) => body.commits?.published ?? []);
  return [first, run.body.head, ...made].includes(head)
    ? undefined
    : `at ${(made.at(-1) ?? first).slice(0, 7)}, before this commit`;
}

function listActions(state: State, { approval }: CheckFacts): readonly CheckAction[] {
  if (state.end !== undefined) return state.end.body.outcome === 'failed' ? [buttons.retry] : [];
  if (approval === undefined) return [buttons.cancel];
  const identifier = renderButton({ kind: 'approve', digest: approval.digest });
  return [{ label: 'Approve', description: 'Lets the stage start as it was shown', identifier }, buttons.cancel];
}

interface SummaryFacts extends Pick<CheckFacts, 'notice'> {
  readonly notes: readonly string[];
}

/** The bytes for the table; the rest is for the graph and notes. */
const tableBytes = 24_000;
/** The bytes reserved for the sentence about omitted parts. */
const noteBytes = 200;

/** Renders the status, the table and the graph, below GitHub's limit whatever agents wrote. */
function renderSummary(state: State, { notice, notes }: SummaryFacts): string {
  const head = [
    ...(notice === undefined ? [] : [notice]),
    // Checks are of the App, which hears all comments.
    renderHeadline(state, { isHeard: true }),
    renderStageTable(state, { maxBytes: tableBytes }),
  ];
  const room = checkLimits.summaryBytes - utf8Length(head.join('\n\n')) - noteBytes;
  const lines = [...renderStageNotes(state), ...notes.map((note) => `- ℹ️ ${note}`)];
  const sections: Section[] = [
    [renderStageGraph(state)],
    ...renderFoldedTasks(state),
    ...(lines.length === 0 ? [] : [[lines.join('\n'), `- ℹ️ Notes of stages: ${lines.length}, in the comments of their tasks.`]]),
  ];
  const { kept, dropped } = packSections(sections, room);
  const left = dropped === 0 ? [] : [`_${dropped} more parts are not shown here: they are in the comments of the run._`];
  return [...head, ...kept, ...left].join('\n\n');
}

/** Renders the end of a check whose run goes on at a newer commit. */
export function renderMovedCheck(head: string): CheckView {
  const title = `Goes on at ${head.slice(0, 7)}`;
  const summary = `The pull request has a newer commit, ${head}. The check of the run is there.`;
  return { status: 'completed', conclusion: 'neutral', title, summary, annotations: [], actions: [] };
}

/** Renders the check of a pipeline that has no run about a pull request, where its `checks.neutral` asks for one. */
export function renderNeutralCheck(pipeline: string): CheckView {
  const summary = `No run of the pipeline \`${pipeline}\` is about this pull request. This check stands here so that a rule which requires it does not wait for ever (\`checks.neutral\`). When a run starts, its own check takes this place.`;
  return { status: 'completed', conclusion: 'neutral', title: 'No run', summary, annotations: [], actions: [] };
}

/** Renders the answer to a click that did nothing. */
export function renderClickRefusal(
  login: string,
  { button, why }: { readonly button: string; readonly why: readonly string[] },
): string {
  return `> [!WARNING]\n> \`${login}\` clicked **${button}**, and nothing was done. ${why.join(' ').replaceAll(/\s*\n\s*/g, ' ')}`;
}
