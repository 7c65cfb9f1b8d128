import type { StageStatus } from '../report/run-report.ts';
import type { TerminalOptions } from './terminal-options.ts';

const icons: Readonly<Record<StageStatus, string>> = {
  succeeded: '✔',
  failed: '✘',
  noop: '✔',
  'needs-input': '?',
  cancelled: '✘',
  skipped: '–',
  waiting: '…',
  running: '▶',
  'not-started': '–',
};

/** Returns the sign of a stage in its colour. */
export function renderIcon(status: StageStatus, { colors }: Pick<TerminalOptions, 'colors'>): string {
  const icon = icons[status];
  if (status === 'succeeded' || status === 'noop') return colors.green(icon);
  if (status === 'failed' || status === 'cancelled') return colors.red(icon);
  return status === 'needs-input' || status === 'running' ? colors.yellow(icon) : colors.dim(icon);
}
