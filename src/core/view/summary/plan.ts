import { linkCodes } from '../../docs-address.ts';
import { oneLine } from '../../markdown/elements.ts';
import { quoteNames } from '../../text/plain-text.ts';
import { renderDryRun } from './dry-run.ts';

interface PlanView {
  readonly matches: readonly {
    readonly pipeline: string;
    readonly matched: boolean;
    readonly checks: readonly { readonly check: string; readonly passed: boolean; readonly detail: string }[];
  }[];
  readonly runs: readonly { readonly run: string; readonly pipeline: string; readonly started: readonly string[] }[];
  /** The reply to a command that starts no pipeline. */
  readonly answer?: readonly string[];
  readonly refused: readonly { readonly pipeline: string; readonly reason: string }[];
}

/** Describes a run that the job changed. A command may end a run, which starts nothing. */
function describeRun({ run, started }: PlanView['runs'][number]): string {
  if (started.length === 0) return `Run \`${run}\` was changed, and nothing of it was started.`;
  return `Started run \`${run}\`: ${quoteNames(started)}.`;
}

/** Renders what `plan` did and why, for the job's summary; in a dry run the effects it would have had. */
export function renderPlanSummary(plan: PlanView, dryEffects?: readonly string[]): string {
  const started = plan.runs.map(describeRun);
  const refused = plan.refused.map(
    ({ pipeline, reason }) => `Pipeline \`${pipeline}\` was not started: ${oneLine(reason, 500)}.`,
  );
  const replies = plan.answer?.map((part) => oneLine(part, 500)) ?? [];
  const isCarriedOut = plan.answer !== undefined && plan.matches.some(({ matched }) => matched);
  const unmatched = plan.matches
    .filter(({ matched }) => !matched && !isCarriedOut)
    .map(({ pipeline, checks }) => {
      const failed = checks.filter(({ passed }) => !passed).map(({ check, detail }) => `${check}: ${oneLine(detail, 500)}`);
      return `Pipeline \`${pipeline}\` does not fit: ${failed.join(' ')}`;
    });
  const explained = [...replies, ...refused, ...unmatched];
  const lines = dryEffects === undefined ? [...started, ...explained] : [...renderDryRun(dryEffects), ...explained];
  return (lines.length === 0 ? ['The configuration has no pipelines.'] : lines).map(linkCodes).join('\n\n');
}
