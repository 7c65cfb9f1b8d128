import { chmodSync, mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildIsolation, probeMachine } from '../../adapters/agent/process/probe-isolation.ts';
import { generateKeyPair } from '../../adapters/crypto/ed25519.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import type { RunnerOptions } from '../../local/runner-contract.ts';
import type { Progress } from '../../terminal/draw/progress.ts';
import { prepareStandIns } from '../stand-in/prepare-stand-ins.ts';
import { rewriteConfig } from '../stand-in/rewrite-config.ts';
import { confirm } from './confirm.ts';
import { createTryWorld, type TryWorld } from './create-try-world.ts';
import type { PlayedPlan } from './plan-try.ts';
import { createScriptSandbox } from './run-in-sandbox.ts';
import { draftSnapshot, type Snapshot, type SnapshotDraft } from './snapshot/create-snapshot.ts';
import type { UserRepository } from './snapshot/open-repository.ts';
import type { TryOptions } from './try-options.ts';

/** The options about agents and surroundings, which `baton try` and `baton dev` share. */
export type PlayOptions = Pick<TryOptions, 'as' | 'say' | 'handoff' | 'agent' | 'real' | 'yes' | 'keep' | 'config'>;

export interface TryFolders {
  /** The folder of agents and of what is left behind. */
  readonly folder: string;
  /** The folder of the local GitHub. */
  readonly work: string;
}

interface OpenRequest<P extends PlayedPlan> {
  readonly user: UserRepository;
  readonly options: PlayOptions;
  readonly signal: AbortSignal;
  readonly functions: RunnerOptions['functions'] | undefined;
  readonly makePlan: (draft: SnapshotDraft, publicKey: string) => Promise<P>;
  /** Returns the person who starts runs, where the filter of a trigger names one. */
  readonly senderOf: (plan: P) => unknown;
  /** Begins to report progress, once the configuration is known. */
  readonly openProgress: (config: Config) => Pick<Progress, 'say' | 'onJob'>;
}

export interface OpenedTry<P extends PlayedPlan> {
  readonly plan: P;
  readonly snapshot: Snapshot;
  readonly tryWorld: TryWorld;
  /** Listens to the signal no longer. */
  readonly stop: () => void;
}

/**
 * Makes the folder that `--keep` names, or a temporary one, for its owner alone: all below is the user's own. Agents with a user of
 * their own see parts of it through their sandbox.
 */
export function makeFolder(keep: string | undefined): string {
  const folder = keep === undefined ? mkdtempSync(join(tmpdir(), 'baton-try-')) : resolve(keep);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = statSync(folder);
  // One that was there may be open to others. That of somebody else, or of all as /tmp, is not ours to close.
  if (uid === process.getuid?.() && (mode & 0o1000) === 0) chmodSync(folder, 0o700);
  return folder;
}

/** Starts a local GitHub with a snapshot of the user's repository and with stand-ins. Events start nothing yet. */
export async function openTry<P extends PlayedPlan>(
  { folder, work }: TryFolders,
  request: OpenRequest<P>,
): Promise<OpenedTry<P>> {
  const { user, options, signal } = request;
  mkdirSync(work, { recursive: true, mode: 0o700 });
  const keys = generateKeyPair('k1');
  const draft = await draftSnapshot(user, work);
  const plan = await request.makePlan(draft, keys.publicKey);
  const isolation = buildIsolation(await probeMachine());
  const { say, handoff: handoffs, agent: agents, real } = options;
  // Beside the folder of the runner, which agents do not see.
  const place = { folder: join(folder, 'agents'), isolation };
  const standIns = await prepareStandIns({ ...place, config: plan.config, say, handoffs, agents, real });
  const progress = request.openProgress(plan.config);
  for (const note of [...draft.notes, ...plan.notes, ...standIns.notes]) progress.say(note);
  const code = [...standIns.code, ...(isolation.isolated ? [] : plan.workflows.scripts), ...plan.workflows.actions];
  await confirm({ root: user.root, sources: plan.sources, code, asks: standIns.asks }, options);
  const snapshot = await draft.commit({ [plan.path]: rewriteConfig(plan.text, standIns) });
  signal.throwIfAborted();
  const sender = request.senderOf(plan);
  const tryWorld = await createTryWorld({
    folder: work,
    name: user.name,
    plan,
    sender: typeof sender === 'string' ? sender : undefined,
    snapshot,
    keys,
    standIns,
    role: options.as,
    keepWorkspaces: options.keep !== undefined,
    onJob: progress.onJob,
    sandbox: createScriptSandbox(isolation, standIns.path),
    functions: request.functions,
  });
  return { plan, snapshot, tryWorld, stop: stopOn(signal, tryWorld) };
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
