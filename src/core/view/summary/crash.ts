import { docsUrl, renderCodeLinks } from '../../docs-address.ts';
import { fencedText, renderDetails } from '../../markdown/elements.ts';
import { startAgainRemedy } from '../../problem.ts';
import { truncateCodePoints } from '../../text/code-points.ts';
import { failureCauses } from '../failure-report.ts';

export interface Crash {
  /** The redacted message. */
  readonly message: string;
  /** True if it is a known problem with a code. Anything else is a fault of Baton. */
  readonly isKnown: boolean;
  /** True if the configuration has faults: a job that runs again reads the commit of its workflow run once more. */
  readonly isOfCommit: boolean;
  readonly mode: string;
  /** Names, versions and ids, one per line. */
  readonly facts: readonly string[];
  /** The place in the program, redacted. */
  readonly stack: string;
}

const maxMessage = 4_000;
const maxStack = 4_000;

/** Renders the summary of a job that failed: a problem with a remedy, or a fault of Baton with the facts for a report (U17). */
export function renderCrash(crash: Crash): string {
  const words = fencedText(truncateCodePoints(crash.message, maxMessage), 'text');
  const rerun =
    '**To go on**: run the failed jobs of this workflow run again. Nothing is done twice. Otherwise a sweep settles what was left.';
  if (crash.isKnown) {
    const links = renderCodeLinks(crash.message);
    const next = crash.isOfCommit
      ? `**To go on**: fix this on the default branch. ${startAgainRemedy} The failed jobs of this workflow run would read the old commit again.`
      : `${rerun} Fix the cause first.`;
    return [
      `**Baton stopped in \`${crash.mode}\`**:`,
      words,
      ...(links.length === 0 ? [`[Every error](${docsUrl('errors.md')}) with what to do about it.`] : links),
      next,
    ].join('\n\n');
  }
  const facts = [...crash.facts, '', truncateCodePoints(crash.stack, maxStack)].join('\n').trimEnd();
  return [
    `**Baton broke in \`${crash.mode}\`**:`,
    words,
    failureCauses.ours,
    rerun,
    renderDetails('Names and numbers', fencedText(facts, 'text')),
  ].join('\n\n');
}
