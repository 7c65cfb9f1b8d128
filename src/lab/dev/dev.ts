import pc from 'picocolors';
import { createProgress, type Progress } from '../../terminal/draw/progress.ts';
import { runUntilSignal } from '../../terminal/draw/run-until-signal.ts';
import { chooseWidth } from '../../terminal/draw/terminal-options.ts';
import { type DevOptions, runDev } from './run-dev.ts';

/** Serves the page of runs over a local GitHub until Ctrl-C. */
export async function dev(options: DevOptions): Promise<number> {
  const { stderr } = process;
  let progress: Progress | undefined;
  return runUntilSignal(
    async (signal) => {
      await runDev(options, {
        directory: process.cwd(),
        signal,
        openProgress(config) {
          progress = createProgress({ stream: stderr, width: chooseWidth(stderr.columns), colors: pc, config });
          return progress;
        },
        onReady: (address) => process.stdout.write(`Open ${address}\nCtrl-C ends it.\n`),
      });
      return 0;
    },
    { keep: options.keep, onStop: () => progress?.stop() },
  );
}
