import { type AgentEnvironment, buildAgentEnvironment } from '../../core/agent/agent-environment.ts';
import { isFromFork } from '../../core/trigger/trigger.ts';
import type { ScriptFolder } from '../../ports/workspace.ts';
import type { TaskContext, TaskFault } from '../task-ports.ts';

/** Our time limit ends this long before the job's own timeout, so that there is time to report what happened (DESIGN 2). */
const reserveMinutes = 10;

/** Returns how long an agent may still run. All agents of a job share its time. */
export function remainingSeconds(context: TaskContext): number {
  const start = context.jobStartedAt ?? context.startedAt;
  const used = (Date.parse(context.ports.clock.now()) - Date.parse(start)) / 1000;
  return Math.max(30, (context.stage['timeout-minutes'] - reserveMinutes) * 60 - used);
}

/** Builds the environment of an agent with the named secrets, or of a shell text that has a folder of its own. */
export function buildEnvironment(
  { dispatch, settings, ports, stage }: TaskContext,
  secrets: readonly string[],
  folder?: ScriptFolder,
): AgentEnvironment {
  const { run, task, attempt, execution } = dispatch;
  const { paths } = ports.files;
  return buildAgentEnvironment({
    agentEnv: secrets,
    secrets: settings.secrets,
    files: folder ?? { ...paths, setupHome: hasOpenHome(stage) ? paths.setupHome : undefined },
    ids: { run, task, attempt, execution },
    host: settings.environment,
    traceparent: dispatch.traceparent,
  });
}

/** Returns whether agents may read the HOME that `setup` left: one that had secrets may have kept them there. */
export function hasOpenHome(stage: TaskContext['stage']): boolean {
  return stage.setup !== undefined && (stage['setup-env'] ?? []).length === 0;
}

interface Script {
  /** The key of the configuration that holds the script. */
  readonly what: 'setup' | 'program-setup';
  readonly script: string;
  readonly workspace: string;
  readonly secrets: readonly string[];
}

/** Runs a shell text of the configuration before the agents. Returns the fault if it fails. */
export async function runScript(
  context: TaskContext,
  { what, script, workspace, secrets }: Script,
): Promise<TaskFault | undefined> {
  const { ports, dispatch, stage } = context;
  const folder = await ports.files.openScript(what);
  const { environment } = buildEnvironment(context, secrets, folder);
  const timeoutSeconds = remainingSeconds(context);
  const problem = await ports.setup.run({ script, workspace, folder: folder.root, environment, timeoutSeconds });
  if (problem === undefined) return undefined;
  ports.log.error(`${what} of stage ${dispatch.task} failed, so ${stage.agent} was not started.`);
  const message = what === 'setup' ? problem : problem.replace(/^setup\b/, what);
  return { reason: 'setup', problem: { code: 'BATON-E606', message } };
}

/** Runs the setup of the stage, where it has one. */
export async function runSetup(context: TaskContext): Promise<TaskFault | undefined> {
  const { stage, ports } = context;
  if (stage.setup === undefined) return undefined;
  const secrets = isFromFork(context.state.run.body.trigger) ? [] : stage['setup-env'];
  return runScript(context, { what: 'setup', script: stage.setup, workspace: ports.workspace.directory, secrets });
}
