import { linkCodes } from '../../docs-address.ts';
import type { Stall } from '../../launch/execution-status.ts';
import { oneLine } from '../../markdown/elements.ts';
import { renderDryRun } from './dry-run.ts';

interface SweepView {
  readonly open: readonly string[];
  readonly found: readonly { readonly title: string; readonly words: string }[];
  /** Jobs that were started again, with their workflow runs. */
  readonly repeated: readonly { readonly id: number; readonly title: string; readonly job: string }[];
  readonly dryEffects: readonly string[] | undefined;
}

/** Renders what a sweep found and did, for the job's summary. */
export function renderSweepSummary({ open, found, repeated, dryEffects }: SweepView): string {
  const runs = open.length === 1 ? '1 run has' : `${open.length} runs have`;
  return [
    `Sweep: ${runs} not ended; ${found.length + repeated.length === 0 ? 'none of them was stuck' : 'at least one of them was stuck'}.`,
    ...(repeated.length === 0
      ? []
      : [
          repeated
            .map(
              ({ id, title, job }) =>
                `- ${oneLine(title, 200)}: ${describeStall({ kind: 'repeated', workflowRun: id, job }, 'done')}`,
            )
            .join('\n'),
        ]),
    ...(found.length === 0
      ? []
      : [found.map(({ title, words }) => `- \`${title}\`: ${linkCodes(oneLine(words, 500))}`).join('\n')]),
    ...renderDryRun(dryEffects, 'started'),
  ].join('\n\n');
}

/** A stall as a sweep leaves it. `repeated`: a job of the workflow run was started again. */
export type SweptStall = Stall | { readonly kind: 'repeated'; readonly workflowRun: number; readonly job: string };

/** Describes a stall: as it was `found`, while nothing has been done about it, or together with what was `done` about it. */
export function describeStall(stall: SweptStall, told: 'found' | 'done'): string {
  const isDone = told === 'done';
  if (stall.kind === 'never-started')
    return isDone ? 'it was due and never started; it was started now.' : 'it is due and was never started.';
  if (stall.kind === 'hopeless')
    return `${stall.tries} workflow runs are over and none left a record${isDone ? ', so it was left alone' : ''}. Look at the log of the newest one.`;
  const [found, done] = stallWords(stall);
  return isDone ? `${found}; ${done}.` : `${found}.`;
}

/** Returns what is wrong, and what a sweep does about it. */
function stallWords(stall: Exclude<SweptStall, { readonly kind: 'never-started' | 'hopeless' }>): readonly [string, string] {
  const job = 'a publish job was started';
  if (stall.kind === 'lost') return [`workflow run ${stall.workflowRun} is over and left no record`, `${job} to settle that`];
  if (stall.kind === 'unanswered') return ['nobody answered its question in time', `${job} that ends the run`];
  if (stall.kind === 'expired') return ['the time of its wait is over', `${job} that ends it`];
  if (stall.kind === 'unasked') return ['it waits for a person whom nobody has asked', `${job} that asks`];
  if (stall.kind === 'half-ended')
    return ['it has ended, and its status, its ledger or a call for a person does not say so', `${job} that completes this`];
  const { workflowRun, job: name } = stall;
  return [`job ${name} of workflow run ${workflowRun} ended without having done its work`, 'it was started again'];
}
