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
  switch (stall.kind) {
    case 'never-started':
      return isDone ? 'it was due and never started; it was started now.' : 'it is due and was never started.';
    case 'lost': {
      const words = `workflow run ${stall.workflowRun} is over and left no record`;
      return isDone ? `${words}; a publish job was started to settle that.` : `${words}.`;
    }
    case 'unanswered': {
      const words = 'nobody answered its question in time';
      return isDone ? `${words}; a publish job was started that ends the run.` : `${words}.`;
    }
    case 'expired': {
      const words = 'the time of its wait is over';
      return isDone ? `${words}; a publish job was started that ends it.` : `${words}.`;
    }
    case 'unasked': {
      const words = 'it waits for a person whom nobody has asked';
      return isDone ? `${words}; a publish job was started that asks.` : `${words}.`;
    }
    case 'half-ended': {
      const words = 'it has ended, and not all that follows was done: its ledger, its status, or the call for a person';
      return isDone ? `${words}; a publish job was started that does it.` : `${words}.`;
    }
    case 'repeated': {
      const words = `job ${stall.job} of workflow run ${stall.workflowRun} ended without having done its work`;
      return isDone ? `${words}; it was started again.` : `${words}.`;
    }
    case 'hopeless': {
      const words = `${stall.tries} workflow runs are over and none left a record`;
      return `${words}${isDone ? ', so it was left alone' : ''}. Look at the log of the newest one.`;
    }
    default:
      return stall satisfies never;
  }
}
