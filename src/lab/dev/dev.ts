import { runUntilSignal } from '../../terminal/draw/run-until-signal.ts';
import { type DevOptions, runDev } from './run-dev.ts';

/** Serves the page of runs over a local GitHub until Ctrl-C. */
export async function dev(options: DevOptions): Promise<number> {
  const onReady = (address: string): boolean => process.stdout.write(`Open ${address}\nCtrl-C ends it.\n`);
  return runUntilSignal(async (shown) => {
    await runDev(options, { ...shown, directory: process.cwd(), onReady });
    return 0;
  }, options.keep);
}
