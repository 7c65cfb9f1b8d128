// This folder builds the engine of the App for one repository: its adapters, its configuration, its starter and its events.

import { createArtifactReader } from '../../adapters/artifact/artifact-reader.ts';
import { createTextArtifacts } from '../../adapters/artifact/text-artifacts.ts';
import type { GitHubPorts } from '../../adapters/github/create-github.ts';
import { isPause } from '../../core/config/defaults.ts';
import type { ReadConfig } from '../../core/config/parse/parse-config.ts';
import type { Engine } from '../../engine/engine-ports.ts';
import { createDispatchingStarter } from '../../host/dispatching-starter.ts';
import { type Wiring, wireEngine } from '../../host/wire-engine.ts';
import type { RunList } from '../../ports/app/run-index.ts';
import type { Dispatcher } from '../../ports/dispatcher.ts';
import { createKnownThreads } from '../knowledge/known-threads.ts';
import { awaitAction } from '../modes/await-action.ts';
import { readMode } from '../modes/read-mode.ts';
import { createLine } from '../starts/engine-line.ts';
import { countRecords } from '../telemetry/metrics.ts';
import { readOrigin } from '../telemetry/origin.ts';
import type { Mode, ReadMode } from '../work/mode.ts';
import type { EngineRequest, EventWork, WorkContext } from '../work/queued-work.ts';
import { createAppBudgets, listOpenStarts } from './app-budgets.ts';
import { createAppDrawings } from './app-drawings.ts';
import { createAppEndpoints, createAppTraces } from './app-ports.ts';
import { createAppStarter } from './app-starter.ts';
import { readRepositoryConfig } from './read-repository-config.ts';
import { watchRecords } from './watch-records.ts';

/** The part of the answer of `octokit.auth` that is used. */
interface InstallationToken {
  readonly token: string;
  readonly permissions?: Readonly<Record<string, string>>;
}

export interface AppEngine {
  readonly engine: Engine;
  readonly github: GitHubPorts;
  readonly config: { readonly read: ReadConfig; readonly commit: string };
  /** The side that serves the repository. What the engine starts is started for it. */
  readonly mode: Side;
}

type Side = Mode['mode'];

/** Creates the engine for one repository, with the App's rights. It is the same engine as in the Action. */
export async function createAppEngine(
  context: WorkContext,
  request: EngineRequest & { readonly event?: EventWork },
): Promise<AppEngine> {
  const { settings, signer, log, clock } = context;
  const { repository, installation, workflowRun } = request;
  // Before anything is read: what changes meanwhile is younger.
  const readAt = clock.now();
  const { octokit, github, git } = await openKnownGitHub(context, request);
  const config = await readRepositoryConfig(context, { octokit, github, repository });
  const read = context.checkConfig(config.text);
  const served = await readServed(context, { ...request, readAt });
  const variables = await context.variables.read({ octokit, repository });
  // This must follow the first request, because Probot learns the address of the API from one.
  const { token, permissions } = (await octokit.auth({ type: 'installation' })) as InstallationToken;
  const dispatcher = createSideDispatcher(github, { mode: served.mode, settings, branch: repository.defaultBranch });
  const drawings = createAppDrawings(context, request);
  const artifacts = createArtifactReader(github.artifacts);
  const place = { repository, installation };
  const budgets = createAppBudgets(context, { ...place, read, listOpen: () => listOpenStarts(engine, github) });
  const wired = wireEngine({
    budgets,
    watcher: context.seen,
    settings: {
      ...{ repository, via: served.mode, workflowRun, serverUrl: settings.serverUrl },
      paused: isPause(variables.get('BATON_PAUSE')?.value ?? ''),
      ...traceOfWork(),
    },
    dryRun: false,
    artifacts,
    texts: createTextArtifacts({ reader: artifacts, run: workflowRun.id }),
    traces: createAppTraces(context, repository.id),
    drawings,
    // The App has a key of its own, so its records are always signed.
    isPrivate: false,
    signer,
    config: read,
    token,
    redactor: context.redactorFor(token),
    memory: context.decoded,
    path: settings.path,
    ...git,
    github,
    workflowRuns: dispatcher,
    clock,
    log,
    events: context.events,
    ...createSideParts(context, { served, request, dispatcher, drawings }),
    endpoints: createAppEndpoints(context, repository),
    runList: createRunList(context, request),
    readOwnAccount: () => context.knowledge.readOwnAccount(installation, () => github.readOwnAccount()),
  });
  const { ports } = wired.engine;
  const store = watchRecords(countRecords(ports.store, context.metrics), context, place);
  const engine: Engine = { ...wired.engine, ports: { ...ports, store } };
  context.seen.place = { engine, installation, config: read, permissions };
  return { engine, github, config: { read, commit: config.commit }, mode: served.mode };
}

/** Reads for which side the engine starts what follows, and waits until the Action is not at work on what is to be written. */
async function readServed(
  context: WorkContext,
  { installation, repository, lock, mode: known, readAt }: EngineRequest & Pick<ReadMode, 'readAt'>,
): Promise<ReadMode> {
  const place = { installation, repository };
  const mode = known ?? (await readMode(context, place));
  if (lock !== undefined && known === undefined) await awaitAction(context, { place, mode, lock });
  // Work that follows work is no younger than the first look.
  return { ...mode, readAt: known?.readAt ?? readAt };
}

/** Creates the dispatcher for the workflow file of one side, which looks for workers in that of the other side as well. */
function createSideDispatcher(
  github: GitHubPorts,
  { mode, settings, branch }: { readonly mode: Side; readonly settings: WorkContext['settings']; readonly branch: string },
): Dispatcher {
  const { agentWorkflow, workflow } = settings;
  const [file, otherFile] = mode === 'app' ? [agentWorkflow, workflow] : [workflow, agentWorkflow];
  return github.dispatcher(file, branch, { otherFile });
}

interface StarterFacts extends Pick<Parameters<typeof createAppStarter>[1], 'served' | 'dispatcher' | 'drawings'> {
  readonly request: EngineRequest & { readonly event?: EventWork };
}

/** Creates what starts orders. In a repository that the Action serves, all of them become workflow runs, and take turns there. */
function createSideParts(context: WorkContext, { request, ...parts }: StarterFacts): Pick<Wiring, 'starter' | 'line'> {
  // What waits in the App when the repository goes to the Action has its turn all the same.
  const line = createLine(context, request);
  if (parts.served.mode === 'action') return { starter: createDispatchingStarter(parts.dispatcher), line };
  return { starter: createAppStarter(context, { ...request, ...parts }), line };
}

/** Returns the trace of the present work, which the orders take along. */
function traceOfWork(): { readonly traceparent?: string } {
  const { traceparent } = readOrigin();
  return traceparent === undefined ? {} : { traceparent };
}

/** Creates the ports to GitHub. What the App knows already is not asked again. */
async function openKnownGitHub({ knowledge, openGitHub, clock }: WorkContext, request: EngineRequest) {
  const { id } = request.repository;
  const known = { recallArtifact: knowledge.artifacts.recall(id), recallNode: knowledge.nodes(id) };
  const { github, ...opened } = await openGitHub(request, known);
  return { ...opened, github: { ...github, threads: createKnownThreads(github.threads, knowledge.threads(id), clock) } };
}

/** Creates the list of runs of one repository, which is a part of the index of the App. */
function createRunList({ runIndex }: WorkContext, { installation, repository }: EngineRequest): RunList {
  const { id, owner, name, defaultBranch } = repository;
  return {
    put: (run) => runIndex.put({ ...run, repository: { id, owner, name, defaultBranch }, installation }),
    listEnded: (pipeline, limit) => runIndex.list({ repositories: [id], pipeline, state: 'ended', limit }),
  };
}
