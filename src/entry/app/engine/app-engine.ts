// This folder builds the engine of the App for one repository: its adapters, its configuration, its starter and its events.

import { createArtifactReader } from '../../../adapters/artifact/artifact-reader.ts';
import { createTextArtifacts } from '../../../adapters/artifact/text-artifacts.ts';
import { createSystemClock } from '../../../adapters/clock/system-clock.ts';
import { createSigner } from '../../../adapters/crypto/ed25519.ts';
import { createGitHub } from '../../../adapters/github/create-github.ts';
import { checkConfig, type ReadConfig } from '../../../core/config/parse/parse-config.ts';
import { problemText } from '../../../core/problem.ts';
import type { Engine } from '../../../engine/engine-ports.ts';
import { wireEngine } from '../../shared/wire-engine.ts';
import { createKnownThreads } from '../knowledge/known-threads.ts';
import type { EngineRequest, WorkContext } from '../work/queued-work.ts';
import { createAppBudgets, listOpenStarts } from './app-budgets.ts';
import { createAppDrawings } from './app-drawings.ts';
import { createAppStarter } from './app-starter.ts';
import { readRepositoryConfig } from './read-repository-config.ts';

export interface AppEngine {
  readonly engine: Engine;
  readonly config: { readonly read: ReadConfig; readonly commit: string };
}

/** Creates the engine for one repository, with the App's rights. It is the same engine as in the Action. */
export async function createAppEngine(context: WorkContext, request: EngineRequest): Promise<AppEngine> {
  const { settings, log } = context;
  const { repository, workflowRun } = request;
  const signer = createSigner(settings.signingKey);
  if (!signer.ok) throw new Error(problemText(signer.error));
  const octokit = await context.clientOf(request.installation);
  const clock = createSystemClock();
  const { knowledge } = context;
  const known = { recallArtifact: knowledge.artifacts.recall(repository.id), recallNode: knowledge.nodes(repository.id) };
  const asked = createGitHub({ octokit, repository, clock, ...known });
  const github = { ...asked, threads: createKnownThreads(asked.threads, knowledge.threads(repository.id)) };
  const config = await readRepositoryConfig(context, { octokit, github, repository });
  const read = checkConfig(config.text);
  // This must follow the first request, because Probot learns the address of the API from one.
  const { token } = (await octokit.auth({ type: 'installation' })) as { token: string };
  const dispatcher = github.dispatcher(settings.agentWorkflow, repository.defaultBranch);
  const drawings = createAppDrawings(context, request);
  const artifacts = createArtifactReader(github.artifacts);
  const name = { repository, installation: request.installation };
  const budgets = createAppBudgets(context, { ...name, read, listOpen: () => listOpenStarts(engine, github) });
  const { engine }: { readonly engine: Engine } = wireEngine({
    budgets,
    settings: { repository, via: 'app', workflowRun, serverUrl: settings.serverUrl },
    dryRun: false,
    artifacts,
    texts: createTextArtifacts({ reader: artifacts, run: workflowRun.id }),
    starter: createAppStarter(context, { ...request, dispatcher, drawings }),
    drawings,
    // The App has a key of its own, so its records are always signed.
    isPrivate: false,
    signer: signer.value,
    config: read,
    secrets: [settings.signingKey, settings.webhookSecret, token],
    token,
    path: settings.path,
    github,
    workflowRuns: dispatcher,
    clock,
    log,
    events: context.events,
    readOwnAccount: () => knowledge.readOwnAccount(request.installation, () => github.readOwnAccount()),
  });
  return { engine, config: { read, commit: config.commit } };
}
