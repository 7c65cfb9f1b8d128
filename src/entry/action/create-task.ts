import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createAgentRunner } from '../../adapters/agent/create-agent-runner.ts';
import { createProgramSource } from '../../adapters/agent/create-program-source.ts';
import { createSetupRunner } from '../../adapters/agent/create-setup-runner.ts';
import { createTaskFiles } from '../../adapters/agent/create-task-files.ts';
import { createWorkingCopies } from '../../adapters/agent/create-working-copies.ts';
import { createActionArtifacts } from '../../adapters/artifact/create-action-artifacts.ts';
import { createTextArtifacts } from '../../adapters/artifact/create-text-artifacts.ts';
import { createSystemClock } from '../../adapters/clock/create-system-clock.ts';
import { createDeflate } from '../../adapters/compress/create-deflate.ts';
import { createNodeHasher } from '../../adapters/crypto/create-node-hasher.ts';
import { createVerifier } from '../../adapters/crypto/create-verifier.ts';
import { createWorkspace } from '../../adapters/git/create-workspace.ts';
import { createGitHub } from '../../adapters/github/create-github.ts';
import { createCommentStore } from '../../adapters/store/create-comment-store.ts';
import { checkUnsigned } from '../../core/config/check-signing-key.ts';
import { parseConfig } from '../../core/config/parse-config.ts';
import { retentionOf } from '../../core/config/retention-of.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import { openDispatch } from '../../core/record/open-dispatch.ts';
import { createRedactor } from '../../core/text/create-redactor.ts';
import { unsignedNote } from '../../core/text/unsigned-note.ts';
import type { TaskPorts, TaskSettings } from '../../engine/task-ports.ts';
import { readTools } from '../../engine/write-tools.ts';
import { collectSecrets } from './collect-secrets.ts';
import { createActionOctokit } from './create-action-octokit.ts';
import { findOwnServer } from './find-own-server.ts';
import { makeToolsFolder } from './find-tools-folder.ts';
import { hearFinalText } from './hear-final-text.ts';
import type { JobContext } from './job-context.ts';
import { limitBytes } from './limit-bytes.ts';
import { maskSecrets } from './mask-secrets.ts';
import { probeJobIsolation } from './probe-job-isolation.ts';
import { readConfig } from './read-config.ts';
import { readConfigFile } from './read-config-file.ts';
import { taskText } from './task-text.ts';

/** The output `output`; handoffs are what later agents get. */
const maxFinalTextBytes = 64 * 1024;

export interface WiredTask {
  readonly ports: TaskPorts;
  readonly settings: TaskSettings;
  readonly dispatch: Dispatch;
  /** Text of the order, as it was signed. */
  readonly order: string;
  readonly outputFolder: string;
  /** Days that artifacts are kept. */
  readonly artifactDays: number;
  /** Final text of the agent, redacted, as an output takes it; empty before it ran. */
  readonly finalText: () => string;
}

/** Everything an agent job works with. Its only secrets are the agents' own; its token can read. */
export async function createTask(context: JobContext): Promise<WiredTask> {
  const { job, log } = context;
  const config = parseConfig(readConfig(context));
  if (!config.ok) throw new Error(config.error.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  const keys = config.value.signing?.keys ?? [];
  const unsigned = keys.length === 0;
  const problem = unsigned ? checkUnsigned(job.repository.private) : undefined;
  if (problem !== undefined) throw new Error(`${problem.code}: ${problem.message}`);
  if (unsigned) log.info(unsignedNote);
  const base = createTaskBase(keys);
  const order = taskText(context);
  const dispatch = openDispatch(order, { repo: job.repository.id, now: base.clock.now(), tools: readTools(base), unsigned });
  if (!dispatch.ok) throw new Error(`${dispatch.error.code}: ${dispatch.error.message}`);
  const wired = await createTaskPorts(context, { base, ids: dispatch.value, unsigned });
  log.info(
    `Order ${dispatch.value.run}/${dispatch.value.task}, attempt ${dispatch.value.attempt}, execution ${dispatch.value.execution}.`,
  );
  return { ...wired, dispatch: dispatch.value, order, artifactDays: retentionOf(config.value).artifacts };
}

export type TaskBase = Pick<TaskPorts, 'hasher' | 'compressor' | 'verifier' | 'clock'>;

export function createTaskBase(keys: readonly string[]): TaskBase {
  return { hasher: createNodeHasher(), compressor: createDeflate(), verifier: createVerifier(keys), clock: createSystemClock() };
}

interface PortsRequest {
  readonly base: TaskBase;
  readonly ids: Pick<Dispatch, 'run' | 'task' | 'attempt' | 'execution'>;
  /** Records count without a signature, by who wrote them. */
  readonly unsigned?: boolean;
}

export async function createTaskPorts(
  context: JobContext,
  request: PortsRequest,
): Promise<Pick<WiredTask, 'ports' | 'settings' | 'outputFolder' | 'finalText'>> {
  const { inputs, job, log } = context;
  const { base, ids } = request;
  const secrets = collectSecrets(process.env);
  for (const warning of secrets.warnings) log.warning(warning);
  maskSecrets(Object.values(secrets.byName));
  const redactor = createRedactor([...Object.values(secrets.byName), inputs.token, inputs['signing-key']]);
  const isolation = await probeJobIsolation(job);
  const cancel = abortOnSignal();
  const redact = (text: string): string => redactor.redact(text).text;
  const files = await createTaskFiles({ root: job.temp, ...ids });
  const octokit = await createActionOctokit(context);
  const github = createGitHub({ octokit, repository: job.repository, clock: base.clock });
  const outputFolder = join(job.temp, `baton-output-${ids.execution}`);
  await mkdir(outputFolder, { recursive: true });
  const artifacts = createActionArtifacts();
  const folder = await makeToolsFolder(job, isolation);
  const programs = createProgramSource({ folder, host: process.env, isolation, log, redact, cancel });
  const heard = hearFinalText(createAgentRunner({ log, isolation, redact, programs, cancel }));
  return {
    outputFolder,
    finalText: () => limitBytes(redact(heard.finalText()), maxFinalTextBytes),
    settings: {
      repository: job.repository.id,
      secrets: secrets.byName,
      environment: process.env,
      mcpServer: findOwnServer(),
      readConfigFile: (path) => readConfigFile(job, path),
    },
    ports: {
      ...base,
      store: createCommentStore({
        threads: github.threads,
        repo: job.repository.id,
        ...base,
        ...(request.unsigned === true ? { provenance: github.provenance } : {}),
      }),
      runner: heard.runner,
      setup: createSetupRunner({ log, isolation, redact, cancel, files: files.paths.root }),
      files,
      copies: createWorkingCopies(job.temp),
      workspace: createWorkspace({
        directory: job.workspace,
        bundle: join(outputFolder, 'commits.bundle'),
        exclude: ['.baton-config'],
        path: process.env.PATH ?? '',
      }),
      artifacts,
      texts: createTextArtifacts({
        writer: artifacts,
        // Few tasks read any, and none waits for this before its agent starts.
        reader: { download: async (...given) => (await loadReader()).createArtifactReader(github.artifacts).download(...given) },
        run: job.workflowRun.id,
      }),
      log,
      redactor,
    },
  };
}

const loadReader = () => import('../../adapters/artifact/create-artifact-reader.ts');

/** GitHub cancels a job with SIGINT and SIGTERM: the agent is ended, and what it left is still passed on. */
function abortOnSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort());
  return controller.signal;
}
