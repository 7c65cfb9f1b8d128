import { createActionArtifactSource } from '../../adapters/artifact/create-action-artifact-source.ts';
import { createArtifactReader } from '../../adapters/artifact/create-artifact-reader.ts';
import { createSystemClock } from '../../adapters/clock/create-system-clock.ts';
import { createDeflate } from '../../adapters/compress/create-deflate.ts';
import { createNodeHasher } from '../../adapters/crypto/create-node-hasher.ts';
import { createSigner } from '../../adapters/crypto/create-signer.ts';
import { createVerifier } from '../../adapters/crypto/create-verifier.ts';
import { createBundleReader } from '../../adapters/git/create-bundle-reader.ts';
import { createGitHub, type GitHubPorts } from '../../adapters/github/create-github.ts';
import { createCommentStore } from '../../adapters/store/create-comment-store.ts';
import { parseConfig } from '../../core/config/parse-config.ts';
import { createRedactor } from '../../core/text/create-redactor.ts';
import type { Engine } from '../../engine/engine-ports.ts';
import type { ArtifactReader } from '../../ports/artifacts.ts';
import type { Dispatcher } from '../../ports/github.ts';
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
  const signer = createSigner(inputs['signing-key']);
  if (!signer.ok) throw new Error(`${signer.error.code}: ${signer.error.message}`);
  const secrets = [...Object.values(collectSecrets(process.env).byName), inputs.token, inputs['signing-key']];
  maskSecrets(secrets);

  const clock = createSystemClock();
  const octokit = await createActionOctokit(context);
  const github = createGitHub({ octokit, repository: job.repository, clock });
  const configText = readConfig(context);
  const artifacts = createArtifactReader(createActionArtifactSource());
  const hasher = createNodeHasher();
  const compressor = createDeflate();
  const verifier = createVerifier(publicKeys(configText, signer.value.publicKey));
  const store = createCommentStore({
    threads: github.threads,
    repo: job.repository.id,
    hasher,
    compressor,
    verifier,
    signer: signer.value,
  });
  const dispatcher = github.dispatcher(job.workflow.file, job.repository.defaultBranch);
  const engine: Engine = {
    ports: {
      store,
      threads: github.threads,
      permissions: github.permissions,
      commits: github.commits,
      pullRequests: github.pullRequests,
      bundles: createBundleReader({ artifacts, remote: remoteOf(context), path: process.env.PATH ?? '' }),
      starter: createActionStarter(dispatcher, job),
      hasher,
      compressor,
      signer: signer.value,
      verifier,
      clock,
      log,
      redactor: createRedactor(secrets),
    },
    settings: {
      repository: job.repository,
      via: 'action',
      workflowRun: job.workflowRun,
      dryRun: inputs.dryRun,
      serverUrl: job.serverUrl,
    },
  };
  return { engine, github, artifacts, dispatcher, configText };
}

/** Keys of the config; a config with faults still lets us verify what we signed ourselves, and `plan` reports the faults. */
function publicKeys(configText: string, own: string): readonly string[] {
  const config = parseConfig(configText);
  return config.ok ? (config.value.signing?.keys ?? []) : [own];
}

function remoteOf(context: JobContext): { readonly url: string; readonly token: string } {
  const { job, inputs } = context;
  return { url: `${job.serverUrl}/${job.repository.owner}/${job.repository.name}.git`, token: inputs.token };
}
