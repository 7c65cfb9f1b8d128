// This folder plays the user's own pipelines on a local GitHub. `snapshot` copies the repository, `workflow` reads its workflows,
// `start` chooses a trigger, `plan-try` puts these together, `open-try` starts the local GitHub, `act` does what people
// do there, and `write-files` leaves what agents were told. This file runs one try from its beginning to its end.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../core/config/schema/config-schema.ts';
import type { RunnerOptions } from '../../local/runner-contract.ts';
import type { LocalEvent } from '../../local/workflow-contract.ts';
import type { RunReport } from '../../page/report/run-report.ts';
import type { Progress } from '../../terminal/draw/progress.ts';
import { collectReport } from '../report/collect-report.ts';
import { checkRole } from './check-role.ts';
import { makeFolder, openTry, type TryFolders } from './open-try.ts';
import { planTry, type TryPlan } from './plan-try.ts';
import { play } from './play.ts';
import { openUserRepository, type UserRepository } from './snapshot/open-repository.ts';
import type { TryOptions } from './try-options.ts';
import { type TryFiles, writeTryFiles } from './write-files.ts';

export interface TrySurroundings {
  /** The folder that the user stands in. */
  readonly directory: string;
  /** Ends the try: everything stops, and nothing is left. */
  readonly signal: AbortSignal;
  /** Begins to report progress, once the configuration is known. */
  readonly openProgress: (config: Config) => Pick<Progress, 'say' | 'onJob' | 'stop'>;
  /** Functions that perform actions in this process, as the runner takes them. */
  readonly functions?: RunnerOptions['functions'];
}

/** A try that came to its end. */
export interface EndedTry {
  readonly plan: TryPlan;
  readonly report: RunReport;
  readonly files: TryFiles;
  readonly events: readonly LocalEvent[];
  /** The folder with the files, which stays. */
  readonly folder: string;
}

/** Runs one try. Its folder stays when it ends well, and only then or with `--keep`. */
export async function runTry(options: TryOptions, surroundings: TrySurroundings): Promise<EndedTry> {
  const user = await openUserRepository(surroundings.directory, surroundings.signal);
  const folder = makeFolder(options.keep);
  // With `--keep` the local GitHub stays beside the prompts.
  const work = join(folder, 'github');
  const remove = (path: string): void => {
    if (options.keep === undefined) rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const ended = await runIn({ folder, work }, { options, user, ...surroundings });
    for (const path of [work, join(folder, 'agents')]) remove(path);
    return ended;
  } catch (error) {
    remove(folder);
    throw error;
  }
}

interface Try extends TrySurroundings {
  readonly options: TryOptions;
  readonly user: UserRepository;
}

async function runIn(folders: TryFolders, { options, user, signal, openProgress, functions }: Try): Promise<EndedTry> {
  const { folder } = folders;
  let progress: ReturnType<typeof openProgress> | undefined;
  try {
    const { plan, snapshot, tryWorld, stop } = await openTry<TryPlan>(folders, {
      user,
      options,
      signal,
      functions,
      async makePlan(draft, publicKey) {
        const made = await planTry(draft, options, { root: user.root, publicKey });
        checkRole(made, options.as);
        return made;
      },
      senderOf: ({ start }) => start.filter.sender,
      openProgress(config) {
        progress = openProgress(config);
        return progress;
      },
    });
    try {
      await play(tryWorld, { plan, snapshot, options, signal, say: (line) => progress?.say(line) });
      const report = await collectReport(tryWorld.world);
      return { plan, report, files: writeTryFiles(report, folder), events: tryWorld.events, folder };
    } finally {
      stop();
      progress?.stop();
      await tryWorld.world.close();
    }
  } finally {
    progress?.stop();
  }
}
