import { appendFile } from 'node:fs/promises';
import { EOL } from 'node:os';
import { truncateCodePoints } from '../../../core/text/code-points.ts';
import type { JobContext } from '../job/job-context.ts';

/**
 * The longest summary. GitHub drops one over 1 MiB with only an annotation (github-platform.md 8), and a code point has at most
 * 4 bytes.
 */
const maxCodePoints = 250_000;

/**
 * Adds Markdown to the job's summary. Text of others must be redacted and neutralised before. Writes the runner's file without
 * the toolkit, whose HTTP client is slow to load.
 */
export async function writeSummary({ environment }: Pick<JobContext, 'environment'>, markdown: string): Promise<void> {
  if (!environment.GITHUB_STEP_SUMMARY) return;
  const text = truncateCodePoints(markdown, maxCodePoints, { mark: '\n\n(cut: the summary may not be longer)' });
  await appendFile(environment.GITHUB_STEP_SUMMARY, `${text}${EOL}`);
}
