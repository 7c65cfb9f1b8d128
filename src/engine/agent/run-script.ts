import { type AgentEnvironment, buildAgentEnvironment } from '../../core/agent/agent-environment.ts';
import { cacheVariables } from '../../core/launch/decide-setup.ts';
import type { ScriptName } from '../../ports/workspace.ts';
import type { TaskContext, TaskFault } from '../task-ports.ts';

/** Our time limit ends this long before the job's own timeout, so that there is time to report what happened (DESIGN 2). */
const reserveMinutes = 10;

/** Returns how long an agent may still run. All agents of a job share its time. */
export function remainingSeconds(context: TaskContext): number {
  const start = context.jobStartedAt ?? context.startedAt;
  const used = (Date.parse(context.ports.clock.now()) - Date.parse(start)) / 1000;
  return Math.max(30, (context.stage['timeout-minutes'] - reserveMinutes) * 60 - used);
}

/** Builds the environment of an agent or a shell text with the named secrets and its own files. */
export function buildEnvironment(
  { dispatch, settings }: TaskContext,
  secrets: readonly string[],
  files: Parameters<typeof buildAgentEnvironment>[0]['files'],
): AgentEnvironment {
  const { run, task, attempt, execution } = dispatch;
  return buildAgentEnvironment({
    agentEnv: secrets,
    secrets: settings.secrets,
    files,
    ids: { run, task, attempt, execution },
    host: settings.environment,
    traceparent: dispatch.traceparent,
  });
}

interface Script {
  readonly what: ScriptName;
  readonly script: string;
  readonly workspace: string;
  readonly secrets: readonly string[];
  /** Package managers keep what they fetch in the folder that all starts with this share. */
  readonly usesCaches?: boolean;
}

/** Runs a shell text of the configuration before the agents. Returns the fault if it fails. */
export async function runScript(
  context: TaskContext,
  { what, script, workspace, secrets, usesCaches = false }: Script,
): Promise<TaskFault | undefined> {
  const { ports, dispatch, stage } = context;
  const folder = await ports.files.openScript(what);
  const { environment: own } = buildEnvironment(context, secrets, folder);
  const { caches } = ports.files.paths;
  const problem = await ports.setup.run({
    script,
    workspace,
    folder: folder.root,
    ...(usesCaches ? { caches, environment: { ...own, ...cacheVariables(caches) } } : { environment: own }),
    timeoutSeconds: remainingSeconds(context),
  });
  // Only what `setup` left in its HOME is kept for the agent. Elsewhere a secret may lie.
  if (what !== 'setup') await folder.remove();
  if (problem === undefined) return undefined;
  if (what !== 'first-setup') ports.log.error(`${what} of stage ${dispatch.task} failed, so ${stage.agent} was not started.`);
  const message = what === 'program-setup' ? problem.replace(/^setup\b/, what) : problem;
  return { reason: 'setup', problem: { code: 'BATON-E606', message } };
}
