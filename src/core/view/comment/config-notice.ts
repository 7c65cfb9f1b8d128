import { linkCodes } from '../../docs-address.ts';
import { codeSpan, oneLine } from '../../markdown/elements.ts';
import { neutraliseInline } from '../../markdown/neutralise-inline.ts';
import type { Problem } from '../../problem.ts';
import { viewMarker } from '../markers.ts';

/** The label of the issue that reports that nothing can start (U18). */
export const configNoticeLabel = 'baton:action-required';

/** The marker by which the issue is found again, together with its author. */
export const configNoticeMarker = viewMarker('config', 'faults');

export interface ConfigNoticeView {
  /** The path of the configuration in the repository. */
  readonly file: string;
  /** The commit of the default branch from which it was read. */
  readonly commit: string;
  /** The page of the repository. */
  readonly page: string;
  readonly problems: readonly Problem[];
}

const mostProblems = 20;

/** Renders the issue about a configuration that cannot be read: each fault with its place and what to write instead. */
export function renderConfigNotice({ file, commit, page, problems }: ConfigNoticeView): {
  readonly title: string;
  readonly body: string;
} {
  const faults = problems.length === 1 ? 'a fault' : `${problems.length} faults`;
  const blob = configUrl({ file, commit, page });
  const lines = problems.slice(0, mostProblems).map((problem) => `- ${renderProblem(problem, blob)}`);
  const more = problems.length - lines.length;
  const body = [
    `Nothing can be started: ${codeSpan(file)} has ${faults} at [\`${commit.slice(0, 12)}\`](${blob}).`,
    [...lines, ...(more > 0 ? [`- … and ${more} more; \`baton validate\` says them all.`] : [])].join('\n'),
    'Fix them on the default branch. This issue is closed by Baton when it next reads the file, which the workflow of `examples/check-config` and the App do at once, and a sweep every day.',
    configNoticeMarker,
  ];
  return { title: `Baton: ${file} has ${faults}`, body: body.join('\n\n') };
}

/** Returns the page of the configuration at the commit from which it was read. */
export function configUrl({ file, commit, page }: Pick<ConfigNoticeView, 'file' | 'commit' | 'page'>): string {
  return `${page}/blob/${commit}/${file.split('/').map(encodeURIComponent).join('/')}`;
}

/** Renders a problem with a link to its line. `blob` is the page of the file. */
export function renderProblem({ code, message, line, column }: Problem, blob: string): string {
  const text = neutraliseInline(oneLine(message, 600), { references: true, tables: false });
  if (line === undefined) return linkCodes(`${code}: ${text}`);
  const at = column === undefined ? `line ${line}` : `line ${line}, column ${column}`;
  return `[${at}](${blob}#L${line}): ${linkCodes(`${code}: ${text}`)}`;
}
