import { createActionArtifactSource } from '../../adapters/artifact/create-action-artifact-source.ts';
import { createActionArtifacts } from '../../adapters/artifact/create-action-artifacts.ts';
import { createArtifactReader } from '../../adapters/artifact/create-artifact-reader.ts';
import { createTextArtifacts } from '../../adapters/artifact/create-text-artifacts.ts';
import { createSystemClock } from '../../adapters/clock/create-system-clock.ts';
import { createSigner } from '../../adapters/crypto/create-signer.ts';
import { createGitHub, type GitHubPorts } from '../../adapters/github/create-github.ts';
import type { Engine } from '../../engine/engine-ports.ts';
import type { ArtifactReader } from '../../ports/artifacts.ts';
import type { Dispatcher } from '../../ports/github.ts';
import { wireEngine } from '../shared/wire-engine.ts';
import { collectSecrets } from './collect-secrets.ts';
import { createActionOctokit } from './create-action-octokit.ts';
import { createActionStarter } from './create-action-starter.ts';
import type { JobContext } from './job-context.ts';
import { maskSecrets } from './mask-secrets.ts';
import { readConfig } from './read-config.ts';

export interface WiredEngine {
  readonly engine: Engine;
  readonly github: GitHubPorts;
  readonly artifacts: ArtifactReader;
  readonly dispatcher: Dispatcher;
  readonly configText: string;
}

/** The engine of a job that may write: `plan` and `publish`. */
export async function createEngine(context: JobContext): Promise<WiredEngine> {
  const { inputs, job, log } = context;
  if (inputs['signing-key'] === '') {
    throw new Error(
      'BATON-E904: input signing-key is empty, and nothing is ever recorded unsigned. Pass `signing-key: ${{ secrets.BATON_SIGNING_KEY }}` in the caller; where that stands there, the secret does not exist. A key that an environment keeps must be called BATON_SIGNING_KEY there, and the input environment must name it.',
    );
  }
  const signer = createSigner(inputs['signing-key']);
  if (!signer.ok) throw new Error(`${signer.error.code}: ${signer.error.message}`);
  const secrets = [...Object.values(collectSecrets(process.env).byName), inputs.token, inputs['signing-key']];
  maskSecrets(secrets);

  const clock = createSystemClock();
  const github = createGitHub({ octokit: await createActionOctokit(context), repository: job.repository, clock });
  const dispatcher = github.dispatcher(job.workflow.file, job.repository.defaultBranch);
  const artifacts = createArtifactReader(createActionArtifactSource());
  const configText = readConfig(context);
  const { repository, workflowRun, serverUrl } = job;
  const engine = wireEngine({
    settings: { repository, via: 'action', workflowRun, dryRun: inputs.dryRun, serverUrl },
    starter: createActionStarter(dispatcher, log),
    signer: signer.value,
    token: inputs.token,
    github,
    artifacts,
    texts: createTextArtifacts({
      writer: createActionArtifacts(),
      reader: createArtifactReader(github.artifacts),
      run: workflowRun.id,
    }),
    configText,
    secrets,
    clock,
    log,
  });
  return { engine, github, artifacts, dispatcher, configText };
}
