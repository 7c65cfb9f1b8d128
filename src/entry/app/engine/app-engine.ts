// This folder builds the engine of the App for one repository: its adapters, its configuration, its starter and its events.

import { createArtifactReader } from '../../../adapters/artifact/artifact-reader.ts';
import { createTextArtifacts } from '../../../adapters/artifact/text-artifacts.ts';
import { createSystemClock } from '../../../adapters/clock/system-clock.ts';
import { createSigner } from '../../../adapters/crypto/ed25519.ts';
import { createGitHub } from '../../../adapters/github/create-github.ts';
import { checkConfig, type ReadConfig } from '../../../core/config/parse/parse-config.ts';
import { problemText } from '../../../core/problem.ts';
import type { Engine } from '../../../engine/engine-ports.ts';
import type { RunList } from '../../../ports/app/run-index.ts';
import { wireEngine } from '../../shared/wire-engine.ts';
import { createLine } from '../slots/line.ts';
import { countRecords } from '../telemetry/metrics.ts';
import { readOrigin } from '../telemetry/origin.ts';
import type { EngineRequest, WorkContext } from '../work/queued-work.ts';
import type { EventWork } from '../work/waiting-starts.ts';
import { createAppBudgets, listOpenStarts } from './app-budgets.ts';
import { createAppStarter } from './app-starter.ts';
import { readRepositoryConfig } from './read-repository-config.ts';

export interface AppEngine {
  readonly engine: Engine;
  readonly config: { readonly read: ReadConfig; readonly commit: string };
}

/** Creates the engine for one repository, with the App's rights. It is the same engine as in the Action. */
export async function createAppEngine(
  context: WorkContext,
  request: EngineRequest & { readonly event?: EventWork },
): Promise<AppEngine> {
  const { settings, log } = context;
  const { repository, workflowRun } = request;
  const signer = createSigner(settings.signingKey);
  if (!signer.ok) throw new Error(problemText(signer.error));
  const octokit = await context.clientOf(request.installation);
  const clock = createSystemClock();
  const github = createGitHub({ octokit, repository, clock });
  const config = await readRepositoryConfig({ octokit, github, repository, path: settings.config, cache: context.configs });
  const read = checkConfig(config.text);
  // This must follow the first request, because Probot learns the address of the API from one.
  const { token } = (await octokit.auth({ type: 'installation' })) as { token: string };
  const dispatcher = github.dispatcher(settings.agentWorkflow, repository.defaultBranch);
  const artifacts = createArtifactReader(github.artifacts);
  const { traceparent } = readOrigin();
  const name = { repository, installation: request.installation };
  const budgets = createAppBudgets(context, { ...name, read, listOpen: () => listOpenStarts(engine, github) });
  const wired = wireEngine({
    budgets,
    settings: {
      repository,
      via: 'app',
      workflowRun,
      serverUrl: settings.serverUrl,
      ...(traceparent === undefined ? {} : { traceparent }),
    },
    dryRun: false,
    artifacts,
    texts: createTextArtifacts({ reader: artifacts, run: workflowRun.id }),
    starter: createAppStarter(context, { ...request, dispatcher }),
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
    line: createLine(context, request),
    runList: createRunList(context, request),
    readOwnAccount: async () => {
      const known = context.accounts.get(request.installation) ?? (await github.readOwnAccount());
      context.accounts.set(request.installation, known);
      return known;
    },
  });
  const { ports } = wired.engine;
  const engine: Engine = { ...wired.engine, ports: { ...ports, store: countRecords(ports.store, context.metrics) } };
  return { engine, config: { read, commit: config.commit } };
}

/** Creates the list of runs of one repository, which is a part of the index of the App. */
function createRunList({ runIndex }: WorkContext, { installation, repository }: EngineRequest): RunList {
  const { id, owner, name, defaultBranch } = repository;
  return { put: (run) => runIndex.put({ ...run, repository: { id, owner, name, defaultBranch }, installation }) };
}
