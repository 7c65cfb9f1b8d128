import { createArtifactReader } from '../../../adapters/artifact/artifact-reader.ts';
import { createTextArtifacts } from '../../../adapters/artifact/text-artifacts.ts';
import { createSystemClock } from '../../../adapters/clock/system-clock.ts';
import { createSigner } from '../../../adapters/crypto/ed25519.ts';
import { createGitHub } from '../../../adapters/github/create-github.ts';
import { problemText } from '../../../core/problem.ts';
import type { Engine } from '../../../engine/engine-ports.ts';
import { wireEngine } from '../../shared/wire-engine.ts';
import type { EngineRequest, WorkContext } from '../work/work.ts';
import { createAppStarter } from './app-starter.ts';
import { readRepositoryConfig } from './read-repository-config.ts';

export interface AppEngine {
  readonly engine: Engine;
  readonly config: { readonly text: string; readonly commit: string };
}

/** The same engine as in an Action, with the App's rights on one repository. */
export async function createAppEngine(context: WorkContext, request: EngineRequest): Promise<AppEngine> {
  const { settings, log } = context;
  const { repository, workflowRun } = request;
  const signer = createSigner(settings.signingKey);
  if (!signer.ok) throw new Error(problemText(signer.error));
  const octokit = await context.probot.auth(request.installation);
  const clock = createSystemClock();
  const github = createGitHub({ octokit, repository, clock });
  const config = await readRepositoryConfig({ octokit, github, repository, path: settings.config, cache: context.configs });
  // After the first request: only by one does Probot learn where the API is.
  const { token } = (await octokit.auth({ type: 'installation' })) as { token: string };
  const dispatcher = github.dispatcher(settings.agentWorkflow, repository.defaultBranch);
  const artifacts = createArtifactReader(github.artifacts);
  const { engine } = wireEngine({
    settings: { repository, via: 'app', workflowRun, serverUrl: settings.serverUrl },
    dryRun: false,
    artifacts,
    texts: createTextArtifacts({ reader: artifacts, run: workflowRun.id }),
    starter: createAppStarter(context, { ...request, dispatcher }),
    // Always signed: the App has a key of its own.
    isPrivate: false,
    signer: signer.value,
    configText: config.text,
    secrets: [settings.signingKey, settings.webhookSecret, token],
    token,
    github,
    workflowRuns: dispatcher,
    clock,
    log,
    events: context.events,
    readOwnAccount: async () => {
      const known = context.accounts.get(request.installation) ?? (await github.readOwnAccount());
      context.accounts.set(request.installation, known);
      return known;
    },
  });
  return { engine, config };
}
