import { marked } from 'marked';
import { markedTerminal } from 'marked-terminal';
import pc from 'picocolors';
import type { DemoResult } from './demo-result.ts';

/** The thread and the pull requests as a person would read them, for a terminal. */
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

/** What a browser would show of the HTML that our comments use: hidden comments vanish, folds become a headline. */
function toPlainMarkdown(body: string): string {
  return (
    body
      .replace(/^<!-- baton[^\n]*-->$/gm, '')
      .replace(/<details><summary>(.*?)<\/summary>/g, '▸ **$1**')
      .replaceAll('</details>', '')
      // Addresses of the local GitHub lead nowhere once the demo has ended.
      .replace(/\[([^\]\n]+)\]\(http:\/\/github\.localhost[^)\s]*\)/g, '$1')
      .replace(/<sub>(.*?)<\/sub>/gs, '_$1_')
  );
}

function author(comment: Record<string, unknown>): string {
  const user = comment.user;
  return typeof user === 'object' && user !== null && 'login' in user ? String(user.login) : 'ghost';
}
