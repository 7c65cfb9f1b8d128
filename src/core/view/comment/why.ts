import { oneLine } from '../../markdown/elements.ts';
import { neutralise } from '../../markdown/neutralise.ts';
import type { RunRecord } from '../../record/record.ts';
import { describeTime } from '../../text/times.ts';
import { describeCause } from '../../trigger/describe-cause.ts';
import type { Trace } from '../../trigger/trace.ts';
import { taintNote } from './run-comment.ts';

const detailCodePoints = 500;
const mostRuns = 5;
const mostBytes = 20_000;

export interface WhyFacts {
  readonly subject: number;
  /** The newest run of each pipeline about the subject. */
  readonly runs: readonly Pick<RunRecord, 'run' | 'body'>[];
  /** The last event that could have started a run and did not; undefined when none is kept. */
  readonly trace: Trace | undefined;
}

/** Renders why runs about a subject started, and why the last event that could have started one did not. Newest first. */
export function renderWhy({ subject, runs, trace }: WhyFacts): string {
  const parts = [
    ...runs.map((run) => ({ at: run.body.startedAt, text: renderRun(run) })),
    ...(trace === undefined ? [] : [{ at: trace.at, text: renderTrace(trace) }]),
  ];
  if (parts.length === 0) return renderNothing(subject);
  const newest = parts.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, mostRuns + 1);
  return newest
    .map(({ text }) => text)
    .join('\n\n')
    .slice(0, mostBytes);
}

function renderRun({ run, body }: Pick<RunRecord, 'run' | 'body'>): string {
  const head = `**Run \`${run}\` of pipeline \`${body.pipeline}\` was started** on ${describeTime(body.startedAt)}, because ${describeCause(body.trigger)}.`;
  const checks = (body.checks ?? []).map(({ check, detail }) => renderCheck({ check, passed: true, detail }));
  const taint = taintNote(body);
  const none = checks.length === 0 ? ['Its record does not say which checks it passed: an earlier Baton wrote it.'] : [];
  return [head, ...none, ...(checks.length === 0 ? [] : [checks.join('\n')]), ...(taint === undefined ? [] : [taint])].join(
    '\n\n',
  );
}

function renderTrace({ at, event, matches, refused }: Trace): string {
  const head = `**Nothing was started** on ${describeTime(at)}, although ${neutralise(oneLine(event, detailCodePoints))}:`;
  const late = refused.map(
    ({ pipeline, reason }) => `- ❌ no, pipeline \`${pipeline}\` fits, but ${neutralise(oneLine(reason, detailCodePoints))}.`,
  );
  const others = matches
    .filter(({ pipeline }) => !refused.some((one) => one.pipeline === pipeline))
    .map(({ pipeline, checks }) => [`Pipeline \`${pipeline}\`:`, '', ...checks.map(renderCheck)].join('\n'));
  return [head, ...(late.length === 0 ? [] : [late.join('\n')]), ...others].join('\n\n');
}

function renderCheck({ check, passed, detail }: { check: string; passed: boolean; detail: string }): string {
  return `- ${passed ? '✅ yes' : '❌ no'}, ${neutralise(check)}: ${neutralise(oneLine(detail, detailCodePoints))}`;
}

/** Renders that nothing is known. This proves nothing, because not every event that starts nothing leaves a trace. */
function renderNothing(subject: number): string {
  return [
    `Nothing is kept here about \`#${subject}\`: no run, and of the last week no event that a pipeline waits for and that started none.`,
    'Events of pull requests from forks and of Dependabot that no App heard, and events during a faulty configuration leave no trace: see the summary of the workflow run, or the log of the App.',
    'What each pipeline waits for stands under `on` in the configuration.',
  ].join(' ');
}
