// This folder builds what a mode works with from real adapters: the engine of a job with write access, or the task of an agent
// job, with its isolation and its Octokit.

import { createActionArtifactSource } from '../../adapters/artifact/action-artifact-source.ts';
import { createActionArtifacts } from '../../adapters/artifact/action-artifacts.ts';
import { createArtifactReader } from '../../adapters/artifact/artifact-reader.ts';
import { createTextArtifacts } from '../../adapters/artifact/text-artifacts.ts';
import { createSystemClock } from '../../adapters/clock/system-clock.ts';
import { createSigner } from '../../adapters/crypto/ed25519.ts';
import type { GitHubOctokit } from '../../adapters/github/client/github-client.ts';
import { createGitHub, type GitHubPorts } from '../../adapters/github/create-github.ts';
import { unsignedNote } from '../../core/config/check-signing-key.ts';
import type { KnownConfig, ReadConfig } from '../../core/config/parse/parse-config.ts';
import { createRedactor } from '../../core/redaction/redactor.ts';
import type { Views } from '../../engine/engine-ports.ts';
import { createDispatchingStarter } from '../../host/dispatching-starter.ts';
import { defaultAgentWorkflow } from '../../host/program-facts.ts';
import { readRepositoryConfigText } from '../../host/read-repository-file.ts';
import { StartBlocked } from '../../host/start-blocked.ts';
import { type Wired, type Wiring, wireEngine } from '../../host/wire-engine.ts';
import type { ArtifactReader } from '../../ports/artifacts.ts';
import type { Signer } from '../../ports/crypto.ts';
import type { Dispatcher } from '../../ports/dispatcher.ts';
import type { JobContext } from '../job/job-context.ts';
import { findKillSwitch } from '../job/kill-switch.ts';
import { readConfig, readJobConfig } from '../job/read-config.ts';
import { collectSecrets, maskSecrets } from '../job/secrets.ts';
import { createActionOctokit } from './octokit.ts';

interface JobEngine extends Wired {
  readonly github: GitHubPorts;
  readonly artifacts: ArtifactReader;
  readonly dispatcher: Dispatcher;
}

export interface WiredEngine extends JobEngine {
  /** The text of the config, and what was found in it. */
  readonly configText: string;
  readonly config: ReadConfig;
}

/** Creates the engine of a job with write access, such as `plan` and `publish`. `plan` may not write contents. */
export async function createEngine(
  context: JobContext,
  { contents = 'write' }: Pick<Wiring, 'contents'> = {},
): Promise<WiredEngine> {
  const configText = readConfig(context);
  const config = await check(configText);
  return { ...(await wireSigned(context, { contents, config })), configText, config };
}

/** Creates the engine of a job that only goes on with a run. It reads the keys alone, so faults elsewhere in the config do not stop the run. */
export async function createEngineUnderWay(context: JobContext): Promise<JobEngine> {
  return wireSigned(context, { contents: 'write', config: await readJobConfig(context) });
}

async function wireSigned(context: JobContext, facts: Pick<EngineFacts, 'contents' | 'config'>): Promise<JobEngine> {
  const signer = findSigner(context.inputs['signing-key']);
  const octokit = await createActionOctokit(context);
  const wired = wire(context, { octokit, signer, ...facts });
  if (signer === undefined) context.log.info(unsignedNote);
  return wired;
}

/** Creates the engine of a job without the signing key, which only reads and replies. Reads the config from the default branch. */
export async function createKeylessEngine(
  context: JobContext,
): Promise<{ readonly engine: Views; readonly config: ReadConfig; readonly effects: WiredEngine['effects'] }> {
  const { repository } = context.job;
  const octokit = await createActionOctokit(context);
  const file = { path: context.inputs.config, ref: repository.defaultBranch };
  const configText = await readRepositoryConfigText({ octokit, repository, ...file });
  const config = await check(configText);
  return { ...wire(context, { octokit, signer: undefined, isKeyless: true, contents: 'read', config }), config };
}

/** Checks all of the config. Loaded only here, because most jobs go on with a run. */
const check = async (text: string): Promise<ReadConfig> =>
  (await import('../../core/config/parse/parse-config.ts')).checkConfig(text);

interface EngineFacts extends Pick<Wiring, 'contents'> {
  readonly octokit: GitHubOctokit;
  readonly signer: Signer | undefined;
  readonly isKeyless?: true;
  readonly config: KnownConfig;
}

function wire(context: JobContext, { octokit, config, ...signing }: EngineFacts): JobEngine {
  const { inputs, job, log, environment, io } = context;
  const secrets = [...Object.values(collectSecrets(environment).secrets), inputs.token, inputs['signing-key']];
  maskSecrets(secrets, io.out);

  const clock = createSystemClock();
  const github = createGitHub({ octokit, repository: job.repository, clock });
  const dispatcher = github.dispatcher(job.workflow.file, job.repository.defaultBranch, { otherFile: defaultAgentWorkflow });
  const artifacts = createArtifactReader(createActionArtifactSource(io.loadArtifactClient));
  const ofOthers = createArtifactReader(github.artifacts);
  const { repository, workflowRun, serverUrl } = job;
  const wired = wireEngine({
    settings: {
      repository,
      via: 'action',
      workflowRun,
      // Asked only when a run has ended, so that other jobs load none of that code.
      hearsComments: async () => {
        const { readHearing } = await import('../../host/check-workflows.ts');
        return readHearing(job.configFolder);
      },
      paused: findKillSwitch(environment) !== undefined,
      serverUrl,
    },
    dryRun: inputs.dryRun,
    starter: createDispatchingStarter(dispatcher),
    workflowRuns: dispatcher,
    isPrivate: repository.private,
    ...signing,
    token: inputs.token,
    path: environment.PATH ?? '',
    github,
    // Commits that were held back by a pause are in the workflow run of their agent job.
    artifacts: { download: (ref, asked) => (asked.run === workflowRun.id ? artifacts : ofOthers).download(ref, asked) },
    texts: createTextArtifacts({
      writer: createActionArtifacts(io.loadArtifactClient),
      reader: ofOthers,
      run: workflowRun.id,
    }),
    config,
    redactor: createRedactor(secrets),
    clock,
    log,
  });
  return { ...wired, github, artifacts, dispatcher };
}

/** Creates the signer from the secret. Without a secret returns undefined: `checkSigningKey` decides whether config and repository allow that. */
function findSigner(secret: string): Signer | undefined {
  if (secret === '') return undefined;
  const signer = createSigner(secret);
  if (!signer.ok) throw new StartBlocked('key', [signer.error]);
  return signer.value;
}
