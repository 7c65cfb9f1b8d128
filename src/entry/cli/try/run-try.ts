// This folder plays the user's own pipelines on a local GitHub. `snapshot` copies the repository, `workflow` reads its workflows,
// `start` chooses a trigger, `plan-try` puts these together, `create-try-world` starts the local GitHub, `act` does what people
// do there, and `write-files` leaves what agents were told. This file runs one try from its beginning to its end.

import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { generateKeyPair } from '../../../adapters/crypto/ed25519.ts';
import type { Config } from '../../../core/config/schema/config-schema.ts';
import type { LocalEvent } from '../../../local/contract.ts';
import type { RunnerOptions } from '../../../local/runner-contract.ts';
import type { RunReport } from '../../shared/report/run-report.ts';
import { collectReport } from '../report/collect-report.ts';
import { prepareStandIns, type StandIns } from '../stand-in/prepare-stand-ins.ts';
import { rewriteConfig } from '../stand-in/rewrite-config.ts';
import type { Progress } from '../terminal/progress.ts';
import { isOwnBranch } from './act/make-change.ts';
import { checkRole } from './check-role.ts';
import { confirm } from './confirm.ts';
import { createTryWorld, type TryWorld } from './create-try-world.ts';
import { planTry, type TryPlan } from './plan-try.ts';
import { play } from './play.ts';
import { draftSnapshot } from './snapshot/create-snapshot.ts';
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
    mkdirSync(work, { recursive: true });
    const ended = await runIn({ folder, work }, { options, user, ...surroundings });
    for (const path of [work, join(folder, 'agents')]) remove(path);
    // Prompts and diffs are the user's own, and other people of the machine can list the temporary folder.
    if (options.keep === undefined) chmodSync(folder, 0o700);
    return ended;
  } catch (error) {
    remove(folder);
    throw error;
  }
}

function makeFolder(keep: string | undefined): string {
  const folder = keep === undefined ? mkdtempSync(join(tmpdir(), 'baton-try-')) : resolve(keep);
  mkdirSync(folder, { recursive: true });
  // Agents run as another user where that is possible, and pass through it.
  if (keep === undefined) chmodSync(folder, 0o755);
  return folder;
}

interface Folders {
  readonly folder: string;
  readonly work: string;
}

interface Try extends TrySurroundings {
  readonly options: TryOptions;
  readonly user: UserRepository;
}

async function runIn({ folder, work }: Folders, { options, user, signal, openProgress, functions }: Try): Promise<EndedTry> {
  const keys = generateKeyPair('k1');
  const draft = await draftSnapshot(user, work);
  const plan = await planTry(draft, options, { root: user.root, publicKey: keys.publicKey });
  checkRole(plan, options.as);
  const standIns = await prepareAgents(folder, { plan, options });
  const progress = openProgress(plan.config);
  for (const note of [...draft.notes, ...plan.notes, ...standIns.notes]) progress.say(note);
  await confirm(standIns.asks, options);
  const committed = await draft.commit({ [plan.path]: rewriteConfig(plan.text, standIns) });
  signal.throwIfAborted();
  const tryWorld = await createTryWorld({
    folder: work,
    name: user.name,
    plan,
    snapshot: committed,
    keys,
    standIns,
    role: options.as,
    keepWorkspaces: options.keep !== undefined,
    onJob: progress.onJob,
    functions,
  });
  const stop = stopOn(signal, tryWorld);
  try {
    await play(tryWorld, { plan, snapshot: committed, options, signal, say: progress.say });
    const report = hideOwnChanges(await collectReport(tryWorld.world));
    return { plan, report, files: writeTryFiles(report, folder), events: tryWorld.events, folder };
  } finally {
    stop();
    progress.stop();
    await tryWorld.world.close();
  }
}

/** Prepares the agents in a folder beside that of the runner, which agents do not see. */
async function prepareAgents(
  folder: string,
  { plan, options }: { readonly plan: TryPlan; readonly options: TryOptions },
): Promise<StandIns> {
  const own = join(folder, 'agents');
  mkdirSync(own, { recursive: true });
  const { say, handoff: handoffs, agent: agents, real } = options;
  return prepareStandIns({ folder: own, config: plan.config, say, handoffs, agents, real });
}

/** Leaves out the branches that the user asked for, as far as Baton did not change them. */
function hideOwnChanges(report: RunReport): RunReport {
  return { ...report, branches: report.branches.filter(({ name, commits }) => !isOwnBranch(name) || commits > 1) };
}

/** Milliseconds in which agents may end by themselves after Ctrl-C. */
const patience = 1500;

/** Stops every job when the signal fires. Returns a function that no longer listens. */
function stopOn(signal: AbortSignal, tryWorld: TryWorld): () => void {
  const stop = (): void => {
    tryWorld.cancel();
    setTimeout(() => void tryWorld.world.runner.close(), patience).unref();
  };
  signal.addEventListener('abort', stop);
  return () => signal.removeEventListener('abort', stop);
}
