import type { TerminalOptions } from './terminal-options.ts';

const mostLines = 60;

/** Renders the changes of a branch, in colours. Says how many lines are left out of a long one. */
export function renderDiff(diff: string, { colors }: TerminalOptions): string {
  const lines = diff
    .split('\n')
    .filter((line) => !/^(?:diff --git|index|---|\+\+\+ \/dev\/null) ?/.test(line) || line.startsWith('--- /dev/null'));
  const shown = lines.slice(0, mostLines).map((line) => {
    if (line.startsWith('+++ b/')) return colors.bold(line.slice(6));
    if (line.startsWith('--- /dev/null')) return colors.dim('new file');
    if (line.startsWith('@@')) return colors.cyan(line);
    if (line.startsWith('+')) return colors.green(line);
    return line.startsWith('-') ? colors.red(line) : line;
  });
  const rest = lines.length - shown.length;
  return rest > 0 ? [...shown, colors.dim(`… and ${rest} more lines`)].join('\n') : shown.join('\n');
}
