/** Exit code of a program that was ended by Ctrl-C. */
const interrupted = 130;
/** The signals by which a person ends a program: Ctrl-C, `kill`, and closing the terminal. */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface Stopping {
  /** Ends what moves on the terminal. */
  readonly onStop: () => void;
  /** The folder that stays because the person asked for it. */
  readonly keep: string | undefined;
}

/** Runs work that clears up after itself when a person ends the program. Returns its exit code, or 130. */
export async function runUntilSignal(
  work: (signal: AbortSignal) => Promise<number>,
  { onStop, keep }: Stopping,
): Promise<number> {
  const controller = new AbortController();
  const stop = (): void => {
    onStop();
    process.stderr.write(`Stopping. ${keep === undefined ? 'Nothing' : `Nothing but ${keep}`} is left behind.\n`);
    controller.abort();
  };
  for (const signal of endings) process.once(signal, stop);
  try {
    return await work(controller.signal);
  } catch (error) {
    if (controller.signal.aborted) return interrupted;
    throw error;
  } finally {
    for (const signal of endings) process.off(signal, stop);
  }
}
