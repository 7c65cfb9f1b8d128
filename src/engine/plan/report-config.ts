import { parseWholeConfig } from '../../core/config/parse/parse-whole-config.ts';
import type { Problem } from '../../core/problem.ts';
import { configNoticeLabel, configNoticeMarker, renderConfigNotice } from '../../core/view/comment/config-notice.ts';
import { hasMarker } from '../../core/view/markers.ts';
import type { Issue, Issues, Notices } from '../../ports/issues.ts';

export interface ConfigPorts {
  readonly issues: Pick<Issues, 'create'>;
  readonly notices: Notices;
}

export interface ConfigFacts {
  readonly text: string;
  readonly file: string;
  /** Commit of the default branch. */
  readonly commit: string;
  /** Page of the repository. */
  readonly page: string;
}

/**
 * Ensures that one issue is open while the configuration of the default branch has faults, and none when it has not (U18).
 * Idempotent. Called by `validate`, `sweep` and by a `plan` that found faults; a `plan` that finds none makes no request for it.
 * `open`: the open issue about the problems. `closed`: numbers of the issues that were closed.
 */
export async function reportConfig(
  { issues, notices }: ConfigPorts,
  facts: ConfigFacts,
): Promise<{ readonly problems: readonly Problem[]; readonly open: Issue | undefined; readonly closed: readonly number[] }> {
  const config = await parseWholeConfig(facts.text);
  const problems = config.ok ? [] : config.error;
  const listed = await notices.listOpen(configNoticeLabel);
  const own = listed.filter((issue) => hasMarker(issue, configNoticeMarker)).toSorted((a, b) => a.number - b.number);
  // Two jobs may have opened one each, on different subjects.
  const [first, ...others] = own;
  const over = problems.length === 0 ? own : others;
  for (const { number } of over) await notices.close(number);
  const closed = over.map(({ number }) => number);
  if (problems.length === 0) return { problems, open: undefined, closed };
  const notice = renderConfigNotice({ ...facts, problems });
  if (first === undefined) {
    const open = await issues.create({ ...notice, labels: [configNoticeLabel], assignees: [] });
    return { problems, open, closed };
  }
  if (first.body.trimEnd() !== notice.body) await notices.update(first.number, notice);
  return { problems, open: first, closed };
}
