import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createAgentRunner } from '../../adapters/agent/create-agent-runner.ts';
import { createSetupRunner } from '../../adapters/agent/create-setup-runner.ts';
import { createTaskFiles } from '../../adapters/agent/files/task-files.ts';
import { createWorkingCopies } from '../../adapters/agent/files/working-copies.ts';
import { probeMachine } from '../../adapters/agent/process/probe-isolation.ts';
import { createProgramSource } from '../../adapters/agent/program/program-source.ts';
import { createActionArtifacts } from '../../adapters/artifact/action-artifacts.ts';
import { createTextArtifacts } from '../../adapters/artifact/text-artifacts.ts';
import { createSystemClock } from '../../adapters/clock/system-clock.ts';
import { createDeflate } from '../../adapters/compress/deflate.ts';
import { createVerifier } from '../../adapters/crypto/ed25519.ts';
import { createNodeHasher } from '../../adapters/crypto/node-hasher.ts';
import { createWorkspace } from '../../adapters/git/create-workspace.ts';
import { createReads } from '../../adapters/github/create-reads.ts';
import { createRedactedLog } from '../../adapters/log/action-log.ts';
import { createCommentStore } from '../../adapters/store/comment-store.ts';
import { checkUnsigned, unsignedNote } from '../../core/config/check-signing-key.ts';
import { retentionOf } from '../../core/config/defaults.ts';
import { problemText } from '../../core/problem.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import { openDispatch } from '../../core/record/signed-dispatch.ts';
import { createRedactor } from '../../core/redaction/redactor.ts';
import { decodePorts } from '../../engine/record-codec.ts';
import type { TaskPorts, TaskSettings } from '../../engine/task-ports.ts';
import type { JobContext } from '../job/job-context.ts';
import { readJobConfig, removeConfigFolder } from '../job/read-config.ts';
import { readTaskText } from '../job/read-order-input.ts';
import { collectSecrets, maskSecrets } from '../job/secrets.ts';
import { captureFinalText } from './final-text.ts';
import { findOwnServer, makeToolsFolder, probeJobIsolation } from './isolation.ts';
import { createActionOctokit } from './octokit.ts';

export interface WiredTask {
  readonly ports: TaskPorts;
  readonly settings: TaskSettings;
  readonly dispatch: Dispatch;
  /** The text of the order as it was signed. */
  readonly order: string;
  readonly outputFolder: string;
  /** The number of days that artifacts are kept. */
  readonly artifactDays: number;
  /** Returns the final text of the agent, redacted and cut for an output; empty before the agent ran. */
  readonly finalText: () => string;
}

/** Builds everything that an agent job works with. Its only secrets are those of the agents, and its token can only read. */
export async function createTask(context: JobContext): Promise<WiredTask> {
  // The answer is needed later, and its processes run beside the first requests.
  void context.io.probeOnce(probeMachine);
  const { config, base, order, dispatch, unsigned } = await openTaskOrder(context);
  await removeConfigFolder(context.job);
  const wired = await createTaskPorts(context, { base, ids: dispatch, unsigned, isLast: true });
  context.log.info(`Order ${dispatch.run}/${dispatch.task}, attempt ${dispatch.attempt}, execution ${dispatch.execution}.`);
  return { ...wired, dispatch, order, artifactDays: retentionOf(config).artifacts };
}

/** Opens the order of a job without a right to write, by the keys of the default branch. Throws in words if it does not count. */
export async function openTaskOrder(context: JobContext) {
  const { job, log } = context;
  const read = await readJobConfig(context);
  const config = read.ok ? read.value.part : undefined;
  if (config === undefined) throw new Error((read.ok ? read.value.problems : read.error).map(problemText).join('\n'));
  const keys = config.signing?.keys ?? [];
  const unsigned = keys.length === 0;
  const problem = unsigned ? checkUnsigned(job.repository.private) : undefined;
  if (problem !== undefined) throw new Error(problemText(problem));
  if (unsigned) log.info(unsignedNote);
  const base = createTaskBase(keys);
  const order = readTaskText(context);
  const dispatch = openDispatch(order, { repo: job.repository.id, now: base.clock.now(), tools: decodePorts(base), unsigned });
  if (!dispatch.ok) throw new Error(problemText(dispatch.error));
  return { config, base, order, dispatch: dispatch.value, unsigned };
}

export type TaskBase = Pick<TaskPorts, 'hasher' | 'compressor' | 'verifier' | 'clock'>;

export function createTaskBase(keys: readonly string[]): TaskBase {
  return { hasher: createNodeHasher(), compressor: createDeflate(), verifier: createVerifier(keys), clock: createSystemClock() };
}

interface PortsRequest {
  readonly base: TaskBase;
  readonly ids: Pick<Dispatch, 'run' | 'task' | 'attempt' | 'execution'>;
  /** True if records need no signature and their author decides. */
  readonly unsigned?: boolean;
  /** True if no step after this one needs the repository of the checkout. */
  readonly isLast?: boolean;
}

export async function createTaskPorts(
  context: JobContext,
  request: PortsRequest,
): Promise<Pick<WiredTask, 'ports' | 'settings' | 'outputFolder' | 'finalText'>> {
  const { inputs, job, environment, io } = context;
  const { base, ids } = request;
  const secrets = readSecrets(context);
  maskSecrets(Object.values(secrets), io.out);
  const redactor = createRedactor([...Object.values(secrets), inputs.token, inputs['signing-key']]);
  const isolation = await probeJobIsolation(context);
  // The agent is ended, and what it left is still passed on.
  const cancel = io.listenForCancel();
  const redact = (text: string): string => redactor.redact(text).text;
  // These redact the lines of their programs themselves, before long ones are cut.
  const running = { log: context.log, isolation, redact, cancel };
  const files = await createTaskFiles({ root: job.temp, ...ids });
  const octokit = await createActionOctokit(context);
  const github = createReads({ octokit, repository: job.repository, clock: base.clock });
  const outputFolder = join(job.temp, `baton-output-${ids.execution}`);
  await mkdir(outputFolder, { recursive: true });
  const artifacts = createActionArtifacts(io.loadArtifactClient);
  const folder = await makeToolsFolder(context, isolation);
  const programs = createProgramSource({ ...running, folder, host: environment });
  const { runner, finalText } = captureFinalText(createAgentRunner({ ...running, programs, proxyEnv: environment }), redact);
  return {
    outputFolder,
    finalText,
    settings: createSettings(context, secrets),
    ports: {
      ...base,
      store: createCommentStore({
        threads: github.threads,
        repo: job.repository.id,
        ...base,
        provenance: request.unsigned === true ? github.provenance : undefined,
      }),
      runner,
      setup: createSetupRunner(running),
      files,
      copies: createWorkingCopies(job.temp),
      workspace: createJobWorkspace(context, { bundle: join(outputFolder, 'commits.bundle'), isLast: request.isLast === true }),
      artifacts,
      pushTargets: github.pushTargets,
      texts: createTextArtifacts({
        writer: artifacts,
        // Few tasks read texts, so the reader is loaded on first use, after the agent has started.
        reader: { download: async (...given) => (await loadReader()).createArtifactReader(github.artifacts).download(...given) },
        run: job.workflowRun.id,
      }),
      log: createRedactedLog(context.log, redact),
      redactor,
      // Few stages have children that start while they work.
      openProgress: async () =>
        (await loadProgress()).createTurnProgress({ context, github, artifacts, execution: ids.execution }),
    },
  };
}

function createJobWorkspace(
  { job, inputs, environment }: JobContext,
  own: { readonly bundle: string; readonly isLast: boolean },
) {
  const { owner, name } = job.repository;
  return createWorkspace({
    ...own,
    directory: job.workspace,
    exclude: ['.baton-config'],
    path: environment.PATH ?? '',
    remote: { url: `${job.serverUrl}/${owner}/${name}.git`, token: inputs.token },
  });
}

function createSettings({ job, environment }: JobContext, secrets: TaskSettings['secrets']): TaskSettings {
  return {
    repository: job.repository.id,
    workflowAttempt: job.workflowRun.attempt,
    secrets,
    environment,
    mcpServer: findOwnServer(),
  };
}

function readSecrets({ environment, log }: JobContext): Readonly<Record<string, string>> {
  const { secrets, warnings } = collectSecrets(environment);
  for (const warning of warnings) log.warning(warning);
  return secrets;
}

const loadProgress = () => import('./turn-progress.ts');

const loadReader = () => import('../../adapters/artifact/artifact-reader.ts');
