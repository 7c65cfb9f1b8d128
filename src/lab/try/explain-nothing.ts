import type { Role } from '../../local/contract.ts';
import type { LocalEvent } from '../../local/workflow-contract.ts';
import type { RunReport } from '../../page/report/run-report.ts';
import { explainEvent } from '../../terminal/trigger/explain-event.ts';
import type { TryPlan } from './plan-try.ts';
import { listCommands } from './start/choose-start.ts';

interface NothingStarted {
  readonly plan: TryPlan;
  readonly role: Role;
  readonly events: readonly LocalEvent[];
  readonly report: Pick<RunReport, 'jobs' | 'failures'>;
}

/** Says why nothing started: no workflow hears the event, or no pipeline takes it. */
export function explainNothing({ plan, role, events, report }: NothingStarted): string {
  const [event] = events;
  const ran = report.jobs.filter(({ conclusion }) => conclusion !== 'skipped');
  const isBroken = report.failures.length > 0 || ran.some(({ conclusion }) => conclusion === 'failure');
  if (event === undefined || isBroken) return 'Nothing started.';
  const { action } = event.payload;
  const name = typeof action === 'string' ? `${event.name}, ${action}` : event.name;
  const skipped = report.jobs.map((job) => job.name).join(', ');
  if (ran.length === 0) return explainSilence(plan, skipped === '' ? name : `${name}; skipped by its \`if\`: ${skipped}`);
  const { trigger } = plan.start;
  if (trigger.kind === 'comment' && /^\/baton (?!run\b)/.test(trigger.text) && plan.start.pipeline === undefined)
    return `Nothing started: this comment is a command of Baton, and the reply to it stands above (${name}).`;
  // Everybody may read a public repository, and that is the role that GitHub tells.
  const seen = role === 'none' ? 'read' : role;
  const matches = explainEvent(plan.config, { name: event.name, payload: event.payload, role: seen, files: event.changed });
  const meant = matches.filter(({ pipeline }) => [undefined, pipeline].includes(plan.start.pipeline));
  const lines = meant.flatMap(({ pipeline, checks }) =>
    checks.filter(({ passed }) => !passed).map(({ detail }) => `  ${pipeline}: ${detail}`),
  );
  return [`Nothing started at this event (${name}).`, ...lines].join('\n');
}

/** Says that no workflow hears the event, with what was found in the workflows and the other ways to start. */
function explainSilence({ workflows, warnings, starts, start }: TryPlan, event: string): string {
  const files = workflows.files.map(({ path }) => path).join(', ');
  const others = starts.filter(({ pipeline, trigger }) => pipeline !== start.pipeline || trigger.kind !== start.trigger.kind);
  return [
    `Nothing started: no job of ${files} runs at this event (${event}).${warnings.length === 0 ? ' Look at `on` and at `if` there.' : ''}`,
    ...warnings.map((warning) => `  ${warning}`),
    ...(others.length === 0 ? [] : [`Other ways to start a pipeline:\n${listCommands(others)}`]),
  ].join('\n');
}

/** Says which job a workflow skipped that was to go on with a run. Returns nothing if there is none. */
export function explainSkipped({ events, report }: Pick<NothingStarted, 'events'> & { readonly report: RunReport }): string {
  const open = report.runs.find(({ turn }) => turn === 'running');
  const ran = report.jobs.filter(({ conclusion }) => conclusion !== 'skipped').map(({ workflowRun }) => workflowRun);
  const dispatched = events.map(({ dispatch }) => dispatch?.runId).filter((id) => id !== undefined && !ran.includes(id));
  const job = report.jobs.find(({ workflowRun }) => dispatched.includes(workflowRun));
  if (open === undefined || job === undefined) return '';
  return `Run ${open.run} goes no further: Baton starts its stages by workflow_dispatch, and there the job ${job.name} was skipped by its \`if\`. Write: if: vars.BATON_MODE != 'app'\n`;
}

/** Says which of several events started no run, in the words of the jobs that planned for them. Returns nothing if all did. */
export function explainFewer({ runs, steps, jobs }: RunReport, times: number): string {
  const started = new Set([...runs.map(({ run }) => run), ...steps.map(({ workflowRun }) => workflowRun)]).size;
  if (started >= times) return '';
  const ran = jobs.filter(({ conclusion }) => conclusion !== 'skipped');
  const alone = ran.filter(({ workflowRun }) => ran.filter((job) => job.workflowRun === workflowRun).length === 1);
  const reasons = alone.map(({ summary }) => `  ${summary.trim().replaceAll('\n', '\n  ')}\n`);
  return `${started} of ${times} events started a run.\n${reasons.join('')}`;
}
