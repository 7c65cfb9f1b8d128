import { createActionArtifactSource } from '../../../adapters/artifact/action-artifact-source.ts';
import { createActionArtifacts } from '../../../adapters/artifact/action-artifacts.ts';
import { createArtifactReader } from '../../../adapters/artifact/artifact-reader.ts';
import { createTextArtifacts } from '../../../adapters/artifact/text-artifacts.ts';
import { createSystemClock } from '../../../adapters/clock/system-clock.ts';
import { createSigner } from '../../../adapters/crypto/ed25519.ts';
import { createGitHub, type GitHubPorts } from '../../../adapters/github/create-github.ts';
import { unsignedNote } from '../../../core/config/notes.ts';
import { problemText } from '../../../core/problem.ts';
import type { ArtifactReader } from '../../../ports/artifacts.ts';
import type { Signer } from '../../../ports/crypto.ts';
import type { Dispatcher } from '../../../ports/dispatcher.ts';
import { type Wired, wireEngine } from '../../shared/wire-engine.ts';
import type { JobContext } from '../job/job-context.ts';
import { findKillSwitch } from '../job/kill-switch.ts';
import { readConfig } from '../job/read-config.ts';
import { collectSecrets, maskSecrets } from '../job/secrets.ts';
import { createActionOctokit, createActionStarter } from './octokit.ts';

export interface WiredEngine extends Wired {
  readonly github: GitHubPorts;
  readonly artifacts: ArtifactReader;
  readonly dispatcher: Dispatcher;
  readonly configText: string;
}

/** The engine of a job that may write: `plan` and `publish`. */
export async function createEngine(context: JobContext): Promise<WiredEngine> {
  const { inputs, job, log } = context;
  const signer = findSigner(inputs['signing-key']);
  const secrets = [...Object.values(collectSecrets(process.env).byName), inputs.token, inputs['signing-key']];
  maskSecrets(secrets);

  const clock = createSystemClock();
  const github = createGitHub({ octokit: await createActionOctokit(context), repository: job.repository, clock });
  const dispatcher = github.dispatcher(job.workflow.file, job.repository.defaultBranch);
  const artifacts = createArtifactReader(createActionArtifactSource());
  const ofOthers = createArtifactReader(github.artifacts);
  const configText = readConfig(context);
  const { repository, workflowRun, serverUrl } = job;
  const { engine, effects } = wireEngine({
    settings: {
      repository,
      via: 'action',
      workflowRun,
      paused: findKillSwitch(process.env) !== undefined,
      serverUrl,
    },
    dryRun: inputs.dryRun,
    starter: createActionStarter(dispatcher),
    workflowRuns: dispatcher,
    isPrivate: repository.private,
    signer,
    token: inputs.token,
    github,
    // What a pause kept from being published lies in the workflow run that it came from.
    artifacts: { download: (ref, asked) => (asked.run === workflowRun.id ? artifacts : ofOthers).download(ref, asked) },
    texts: createTextArtifacts({
      writer: createActionArtifacts(),
      reader: ofOthers,
      run: workflowRun.id,
    }),
    configText,
    secrets,
    clock,
    log,
  });
  if (signer === undefined) log.info(unsignedNote);
  return { engine, effects, github, artifacts, dispatcher, configText };
}

/** No secret may mean that none is wanted: the config and the repository decide (`checkSigningKey`). */
function findSigner(secret: string): Signer | undefined {
  if (secret === '') return undefined;
  const signer = createSigner(secret);
  if (!signer.ok) throw new Error(problemText(signer.error));
  return signer.value;
}
