import type { TaskStatus } from '../../core/view/tree/derive-tree.ts';
import type { Paint } from '../files/painted.ts';
import type { TerminalOptions } from './terminal-options.ts';

const icons: Readonly<Record<TaskStatus, { readonly text: string; readonly paint: Paint }>> = {
  succeeded: { text: '✔', paint: 'green' },
  failed: { text: '✘', paint: 'red' },
  noop: { text: '✔', paint: 'green' },
  'needs-input': { text: '?', paint: 'yellow' },
  cancelled: { text: '✘', paint: 'red' },
  skipped: { text: '–', paint: 'dim' },
  waiting: { text: '…', paint: 'dim' },
  running: { text: '▶', paint: 'yellow' },
  'not-started': { text: '–', paint: 'dim' },
};

/** Returns the sign of a stage and its colour. */
export function iconOf(status: TaskStatus): { readonly text: string; readonly paint: Paint } {
  return icons[status];
}

/** Returns the sign of a stage in its colour. */
export function renderIcon(status: TaskStatus, { colors }: Pick<TerminalOptions, 'colors'>): string {
  const { text, paint } = icons[status];
  return colors[paint](text);
}
