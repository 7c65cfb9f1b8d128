import type { LocalEvent, Role } from '../../../local/contract.ts';
import { explainEvent } from '../thread/explain-event.ts';
import type { TryResult } from './collect-try.ts';
import type { TryPlan } from './plan-try.ts';

const mostDiffLines = 200;

/** Renders what came of a try: each run with its stages, its branches and pull requests, and what went wrong. */
export function renderTry(result: TryResult): string {
  const blocks = [
    ...result.runs.map(renderRun),
    ...(result.steps ?? []).map(({ job, outcome, output }) => `Job ${job}: ${outcome}\n${indent(output)}`),
    ...result.branches.map(renderBranch),
    ...result.pullRequests.map((pull) => `Pull request #${String(pull.number)}: ${String(pull.title)}`),
    ...result.failures.map((failure) => `GitHub would refuse the workflow: ${failure}`),
    ...result.failedJobs.map(({ name, errors }) => `Job ${name} failed:\n${indent(errors.join('\n'))}`),
  ];
  return blocks.map((block) => `${block}\n`).join('\n');
}

function renderRun({ run, outcome, tasks }: TryResult['runs'][number]): string {
  const width = Math.max(0, ...tasks.map(({ stage }) => stage.length));
  const lines = tasks.map(({ stage, agent, attempt, outcome: own, reason, prompt }) => {
    const again = attempt > 1 ? `, attempt ${attempt}` : '';
    const why = reason === null ? '' : `: ${reason}`;
    const file = prompt === undefined ? '' : `\n${' '.repeat(width + 4)}prompt: ${prompt}`;
    return `  ${stage.padEnd(width)}  ${own}${why} (${agent}${again})${file}`;
  });
  return [`Run ${run}: ${outcome ?? 'waits for a person'}`, ...lines].join('\n');
}

function renderBranch({ name, diff, file }: TryResult['branches'][number]): string {
  const lines = diff.split('\n');
  const rest = lines.length > mostDiffLines ? `\n… ${lines.length - mostDiffLines} more lines in ${file}` : '';
  return `Branch ${name}:\n${lines.slice(0, mostDiffLines).join('\n')}${rest}`;
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}

interface NothingStarted {
  readonly plan: TryPlan;
  readonly role: Role;
  readonly events: readonly LocalEvent[];
  readonly result: TryResult;
}

/** Says why nothing started: no workflow hears the event, or no pipeline takes it. */
export function explainNothing({ plan, role, events, result }: NothingStarted): string {
  const [event] = events;
  if (event === undefined || result.failures.length > 0) return 'Nothing started.';
  const { action } = event.payload;
  const name = typeof action === 'string' ? `${event.name}, ${action}` : event.name;
  if (result.jobs === 0) {
    const files = plan.workflows.files.map(({ path }) => path).join(', ');
    return `Nothing started: no job of ${files} runs at this event (${name}). Look at \`on\` and at \`if\` there.`;
  }
  const matches = explainEvent(plan.config, { name: event.name, payload: event.payload, role, files: event.changed });
  const lines = matches.flatMap(({ pipeline, checks }) =>
    checks.filter(({ passed }) => !passed).map(({ detail }) => `  ${pipeline}: ${detail}`),
  );
  return [`Nothing started at this event (${name}).`, ...lines].join('\n');
}
