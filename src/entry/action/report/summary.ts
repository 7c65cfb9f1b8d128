import { truncateCodePoints } from '../../../core/text/code-points.ts';

/**
 * The longest summary. GitHub drops one over 1 MiB with only an annotation (github-platform.md 8), and a code point has at most
 * 4 bytes.
 */
const maxCodePoints = 250_000;

/** Adds Markdown to the job's summary. Text of others must be redacted and neutralised before. */
export async function writeSummary(markdown: string): Promise<void> {
  if (process.env.GITHUB_STEP_SUMMARY === undefined) return;
  const { summary } = await import('@actions/core');
  await summary
    .addRaw(truncateCodePoints(markdown, maxCodePoints, { mark: '\n\n(cut: the summary may not be longer)' }), true)
    .write();
}
