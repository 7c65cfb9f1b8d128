// This folder shows a run in a terminal: `progress` while it goes on, `render-report` at its end. Text of others is cleaned once,
// before anything is rendered, because colours are control characters too.

import type { Colors } from 'picocolors/types.js';

/** The looks of the terminal. */
export interface TerminalOptions {
  /** The columns of a line. */
  readonly width: number;
  /** Functions that colour a text, or leave it as it is. */
  readonly colors: Colors;
}

const narrowest = 80;
const widest = 120;

/** Returns the width for a stream: its own, within what is comfortable to read. */
export function chooseWidth(columns: number | undefined): number {
  return Math.min(widest, Math.max(narrowest, columns ?? narrowest));
}
