import { isAbsolute } from 'node:path';
import type { KeyPairText } from '../../adapters/crypto/ed25519.ts';
import type { Role } from '../../local/contract.ts';
import type { RunnerOptions } from '../../local/runner-contract.ts';
import type { LocalEvent } from '../../local/workflow-contract.ts';
import type { StandIns } from '../stand-in/prepare-stand-ins.ts';
import { createLocalWorld } from '../world/create-local-world.ts';
import { settle } from '../world/settle.ts';
import type { World } from '../world/world.ts';
import type { PlayedPlan } from './plan-try.ts';
import type { Snapshot } from './snapshot/create-snapshot.ts';
import { listSecrets } from './workflow/list-secrets.ts';

interface TryWorldOptions {
  readonly folder: string;
  readonly name: string;
  readonly plan: PlayedPlan;
  /** The person who starts runs, as the filter of a trigger names them. */
  readonly sender?: string | undefined;
  readonly snapshot: Snapshot;
  readonly keys: KeyPairText;
  readonly standIns: StandIns;
  /** The role of the person who does what starts a run. */
  readonly role: Role;
  readonly onJob: NonNullable<RunnerOptions['onJob']>;
  readonly keepWorkspaces: boolean;
  readonly sandbox: RunnerOptions['sandbox'];
  readonly functions?: NonNullable<RunnerOptions['functions']> | undefined;
}

/** The local GitHub of one try. */
export interface TryWorld {
  readonly world: World;
  /** The events since `start` was called, oldest first. */
  readonly events: readonly LocalEvent[];
  /** Lets events start workflows. Until then the issue and its labels are made, of which nothing is to come. */
  start(): Promise<void>;
  /** Lets events start nothing again. */
  pause(): void;
  /** Asks every workflow run to end. Nothing starts any more. */
  cancel(): void;
}

const maintainer = 'baton-try';

/** Starts a local GitHub with the user's repository. Workflows that do not call Baton start nothing there. */
export async function createTryWorld(options: TryWorldOptions): Promise<TryWorld> {
  const { plan, keys, standIns } = options;
  const { directory: bare, defaultBranch } = options.snapshot;
  const { config, workflows, text } = plan;
  const played = new Set(workflows.files.map(({ path }) => path));
  const unsigned = config.signing === undefined;
  const runs = new Set<number>();
  let isLive = false;
  let isCancelled = false;
  const world = await createLocalWorld({
    folder: options.folder,
    // Nobody without a role sees a private repository.
    repository: { name: options.name, private: options.role !== 'none', bare, defaultBranch },
    people: { maintainer, reporter: { login: options.sender ?? 'octocat', role: options.role } },
    keys,
    unsigned,
    config: text,
    secrets: listSecrets(workflows.files, {
      config,
      signingKey: unsigned ? undefined : keys.secret,
      given: standIns.secrets,
      without: standIns.withoutSecret,
    }),
    alsoOurs: workflows.ours,
    runner: {
      path: [...standIns.path, ...(process.env.PATH ?? '').split(':').filter(isAbsolute)],
      plays: (file) => isLive && played.has(file),
      functions: options.functions,
      sandbox: options.sandbox,
      keepWorkspaces: options.keepWorkspaces,
      // People wait for the end after Ctrl-C.
      grace: { interrupt: 2000, terminate: 1000 },
      onJob: (job) => {
        runs.add(job.runId);
        if (!isCancelled) options.onJob(job);
      },
    },
    onClose: () => undefined,
  });
  const events: LocalEvent[] = [];
  world.server.onEvent((event) => {
    if (isLive) events.push(event);
  });
  return {
    world,
    events,
    async start() {
      // Events of the preparation are handled one after another, and must not see the change.
      await settle(world);
      isLive = true;
    },
    pause() {
      isLive = false;
    },
    cancel() {
      isLive = false;
      isCancelled = true;
      for (const run of runs) world.runner.cancelRun(run);
    },
  };
}
