import { linkCodes } from '../../core/docs-address.ts';
import { truncateCodePoints } from '../../core/text/code-points.ts';
import type { JobContext } from '../job/job-context.ts';

/**
 * The longest summary. GitHub drops one over 1 MiB with only an annotation (github-platform.md 8), and a code point has at most
 * 4 bytes.
 */
const maxCodePoints = 250_000;

/** Adds Markdown to the job's summary, with links to the error codes in it. Text of others must be redacted and neutralised before. */
export async function writeSummary({ io }: Pick<JobContext, 'io'>, markdown: string): Promise<void> {
  await io.addSummary(
    truncateCodePoints(linkCodes(markdown), maxCodePoints, { mark: '\n\n(cut: the summary may not be longer)' }),
  );
}
