import pc from 'picocolors';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { createProgress, type Progress } from './progress.ts';
import { chooseWidth } from './terminal-options.ts';

/** Exit code of a program that was ended by Ctrl-C. */
const interrupted = 130;
/** The signals by which a person ends a program: Ctrl-C, `kill`, and closing the terminal. */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The parts by which a person can follow work and end it. */
interface Shown {
  readonly signal: AbortSignal;
  /** Begins to report progress on stderr, once the configuration is known. */
  readonly openProgress: (config: Config | undefined) => Progress;
}

/**
 * Runs work that shows its progress, and clears up after itself when a person ends the program. Returns its exit code, or 130. `keep` is
 * the folder that stays because the person asked for it.
 */
export async function runUntilSignal(work: (shown: Shown) => Promise<number>, keep: string | undefined): Promise<number> {
  const { stderr } = process;
  const controller = new AbortController();
  let progress: Progress | undefined;
  const openProgress = (config: Config | undefined): Progress => {
    progress = createProgress({ stream: stderr, width: chooseWidth(stderr.columns), colors: pc, config });
    return progress;
  };
  const stop = (): void => {
    progress?.stop();
    stderr.write(`Stopping. ${keep === undefined ? 'Nothing' : `Nothing but ${keep}`} is left behind.\n`);
    controller.abort();
  };
  for (const signal of endings) process.once(signal, stop);
  try {
    return await work({ signal: controller.signal, openProgress });
  } catch (error) {
    if (controller.signal.aborted) return interrupted;
    throw error;
  } finally {
    for (const signal of endings) process.off(signal, stop);
  }
}
