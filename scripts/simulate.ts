// Plays the engine on virtual time under faults (`npm run simulate`), and checks its promises after each play.
//   node scripts/simulate.ts [--seeds N] [--from K] [--case FILE] [--json]
//   node scripts/simulate.ts --mutants [--only TEXT] [--from K]
// The last line on stdout is `N seeds from K, B broken`, or `N of N found`. Exit 0: none broken, 1: some, 2: wrong use.
import { findMutants } from './simulate/find-mutants.ts';
import { parseOptions, UsageError } from './simulate/options.ts';
import { playCase } from './simulate/play-case.ts';
import { reportSeeds } from './simulate/report-seeds.ts';

try {
  const options = parseOptions(process.argv.slice(2));
  let isSound: boolean;
  if (options.isMutants) isSound = await findMutants(options);
  else if (options.file !== undefined) isSound = await playCase(options.file);
  else isSound = await reportSeeds(options);
  process.exitCode = isSound ? 0 : 1;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
