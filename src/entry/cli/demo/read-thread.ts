import { marked } from 'marked';
import { markedTerminal } from 'marked-terminal';
import pc from 'picocolors';
import { deriveState } from '../../../core/state/derive-state.ts';
import { commentsOf } from '../../../core/view/links.ts';
import { renderStatusComment, statusMarker } from '../../../core/view/status/status-comment.ts';
import { expect } from './act-as-person.ts';
import type { DemoResult } from './demo-result.ts';

/** Renders the thread and the pull requests for a terminal, as a person would read them. */
export function renderThread(result: DemoResult): string {
  marked.use(
    markedTerminal({
      width: 100,
      reflowText: false,
      tab: 2,
      tableOptions: { style: { head: [], border: [] } },
    }) as Parameters<typeof marked.use>[0],
  );
  const { thread, runsIssues } = result.document;
  const comments = thread.map((comment) => renderEntry(`${author(comment)} commented`, String(comment.body)));
  const elsewhere = runsIssues
    .filter((issue) => issue.thread[0]?.id !== thread[0]?.id)
    .flatMap((issue) =>
      issue.thread.map((comment) => renderEntry(`${author(comment)} commented on "${issue.title}"`, String(comment.body))),
    );
  const pulls = result.document.pullRequests.map((pull) =>
    renderEntry(`Pull request #${String(pull.number)}: ${String(pull.title)}`, String(pull.body)),
  );
  const steps = (result.document.steps ?? []).map(({ job, workflowRun, output }) =>
    renderEntry(`The agent of job ${job} in workflow run ${workflowRun} said`, output),
  );
  return [...steps, ...comments, ...elsewhere, ...pulls].join('\n');
}

function renderEntry(title: string, body: string): string {
  return `${pc.dim('─'.repeat(100))}\n${pc.bold(title)}\n\n${String(marked.parse(toPlainMarkdown(body), { async: false })).trimEnd()}\n`;
}

/** Converts the HTML that our comments use into what a browser would show: hidden comments vanish, folds become a headline. */
function toPlainMarkdown(body: string): string {
  return (
    body
      .replace(/^<!-- baton[^\n]*-->$/gm, '')
      .replace(/<details><summary>(.*?)<\/summary>/g, '▸ **$1**')
      .replaceAll('</details>', '')
      // Addresses of the local GitHub do not work after the end of the demo.
      .replace(/\[([^\]\n]+)\]\(http:\/\/github\.localhost[^)\s]*\)/g, '$1')
      .replace(/<sub>(.*?)<\/sub>/gs, '_$1_')
  );
}

function author(comment: Record<string, unknown>): string {
  const user = comment.user;
  return typeof user === 'object' && user !== null && 'login' in user ? String(user.login) : 'ghost';
}

/** Checks that every ended run has one status comment that `baton repair` would render again, byte for byte. */
export function checkStatus({ document, records }: DemoResult): readonly string[] {
  const { run } = document;
  // Plain steps and dry runs have no run. Each scene checks whether there should be one.
  if (run === null) return [];
  const threads = [document.thread, ...document.runsIssues.map(({ thread }) => thread)];
  const unique = new Map(threads.flat().map((comment) => [comment.id, comment]));
  const views = [...unique.values()].filter(({ body }) => String(body).endsWith(statusMarker(run)));
  const state = deriveState(records, run);
  if (!state.ok) return [state.error.message];
  const drawn = renderStatusComment(state.value, { comments: commentsOf(records, run) });
  return [
    ...expect(views.length === 1, `there should be one status comment, there are ${views.length}`),
    ...expect(views[0]?.body === drawn, 'the status comment is not what the records draw'),
  ];
}
