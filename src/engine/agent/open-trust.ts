import { transferTargets } from '../../core/config/defaults.ts';
import type { Agent } from '../../core/config/schema/agent-schema.ts';
import { decideLaunch, type LaunchDecision } from '../../core/launch/decide-launch.ts';
import { instructionsPath } from '../../core/prompt/instructions.ts';
import { ruleRoots } from '../../core/prompt/rules.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { agentAt } from '../../core/run/acting-agent.ts';
import { pipelineOf } from '../../core/run/pipeline-of.ts';
import { listPaths } from '../../core/text/list-paths.ts';
import { isFromFork } from '../../core/trigger/trigger.ts';
import type { TrustedFiles } from '../../ports/workspace.ts';
import type { TaskContext, TaskFault } from '../task-ports.ts';
import { runScript } from './run-script.ts';

/** The files that the agents of one job trust, all of one commit and read before anything else of the job runs. */
export interface Trust {
  readonly files: TrustedFiles;
  /** The commit that the checkout started from. */
  readonly base: string;
  /** The commit of the configuration; undefined where none is known, and then nothing of the checkout is trusted. */
  readonly commit: string | undefined;
  readonly warnings: readonly string[];
}

/**
 * Reads what engines and programs trust from the commit of the configuration: the files that engines take settings from,
 * instructions, and a copy of the whole commit where a program needs it. This happens before `setup` and before the first agent,
 * for all agents that may run in the job, because after that everything in the checkout may be changed.
 */
export async function openTrust(context: TaskContext, base: string): Promise<Result<Trust, TaskFault>> {
  const { ports } = context;
  const agents = listAgents(context);
  const commit = trustedCommit(context, base);
  const opened = await ports.workspace.trust({
    commit,
    asFound: context.settings.mayBeForeign === false,
    // Of all agents of the configuration, because a later stage may find on the branch what this one leaves there.
    paths: [...new Set(Object.values(context.state.run.body.config.agents).flatMap((agent) => ports.runner.trustedPaths(agent)))],
    texts: agents.flatMap(({ agent }) => instructionsPath(agent.instructions ?? '') ?? []),
    rules: agents.flatMap(({ agent }) => {
      const reading = ports.runner.ruleReading(agent);
      return reading === undefined ? [] : [...ruleRoots(reading), ...reading.reads];
    }),
    // Programs are found by the names of all files, and `setup` with secrets may need a copy of all of them.
    programs:
      context.stage['setup-env'].length > 0 ||
      agents.some(({ agent }) => agent.command !== undefined || agent['mcp-servers'] !== undefined),
  });
  if (!opened.ok) return failure({ reason: 'workspace', problem: opened.error });
  const { altered } = opened.value;
  const warnings = altered.length === 0 ? [] : [describeAltered(altered, commit)];
  for (const warning of warnings) ports.log.warning(warning);
  const trust = { files: opened.value, base, commit, warnings };
  const fault = await prepareCopy(context, { agents, trust });
  return fault === undefined ? success(trust) : failure(fault);
}

/** Decides what one agent is started with. `isFirst` is true for the first start of any agent in the checkout. */
export function decideStart(
  { state }: Pick<TaskContext, 'state'>,
  {
    name,
    agent,
    trust,
    isFirst,
  }: { readonly name: string; readonly agent: Agent; readonly trust: Trust; readonly isFirst: boolean },
): LaunchDecision {
  const { files, base, commit } = trust;
  return decideLaunch({
    name,
    agent,
    isFork: isFromFork(state.run.body.trigger),
    forkSecrets: pipelineOf(state.run).allow['fork-secrets'] === true,
    isOwnCode: isFirst && commit !== undefined && base === commit,
    kindOf: files.kindOf,
    root: files.root,
    places: files.places,
  });
}

/**
 * Returns the commit that is trusted. That of a run is the one its configuration was read from. A plain step has none: its own
 * workflow chose the checkout, and where that may be a stranger's code, the base of the pull request is trusted.
 */
function trustedCommit({ settings, state }: TaskContext, base: string): string | undefined {
  const { commit, trigger } = state.run.body;
  if (settings.mayBeForeign === undefined) return commit;
  return settings.mayBeForeign ? trigger.subject.base?.sha : base;
}

interface NamedAgent {
  readonly name: string;
  readonly agent: Agent;
}

/** Lists the agents that may run in this job: that of the order, and those it may hand over to where they need no job of their own. */
function listAgents({ state, stage, dispatch }: TaskContext): readonly NamedAgent[] {
  const { config } = state.run.body;
  const first = agentAt(state, { stage: dispatch.task, execution: dispatch.execution });
  const names = new Set(first === undefined ? [] : [first.name]);
  if (stage.transfer === 'inline')
    for (const name of names) for (const target of transferTargets(config, name)) names.add(target);
  return [...names].flatMap((name) => {
    const agent = config.agents[name];
    return agent === undefined ? [] : [{ name, agent }];
  });
}

/** Makes the copy of the commit where a program comes from it, and runs `program-setup` in it. */
async function prepareCopy(
  context: TaskContext,
  { agents, trust }: { readonly agents: readonly NamedAgent[]; readonly trust: Trust },
): Promise<TaskFault | undefined> {
  const { ports } = context;
  const needing = agents.filter((one) => decideStart(context, { ...one, trust, isFirst: true }).needsCopy);
  if (needing.length === 0) return undefined;
  const copied = await ports.workspace.copyTrusted('programs');
  if (!copied.ok) return { reason: 'workspace', problem: copied.error };
  const scripts = new Map<string, ReadonlySet<string>>();
  for (const { agent } of needing) {
    const { 'program-setup': script, 'setup-env': names = [] } = agent;
    if (script !== undefined) scripts.set(script, new Set([...(scripts.get(script) ?? []), ...names]));
  }
  for (const [script, names] of scripts) {
    const secrets = isFromFork(context.state.run.body.trigger) ? [] : [...names];
    const fault = await runScript(context, { what: 'program-setup', script, workspace: trust.files.root, secrets });
    if (fault !== undefined) return fault;
  }
  const sealed = await ports.workspace.sealTrusted();
  return sealed.ok ? undefined : { reason: 'workspace', problem: sealed.error };
}

function describeAltered(altered: readonly string[], commit: string | undefined): string {
  const names = listPaths(altered);
  if (commit === undefined)
    return `The engine trusts files of the checkout, which may be a pull request's, and the event names no base commit, so they were taken away: ${names}. What the agent changes there is not published.`;
  return `The engine trusts files that the checkout has otherwise than the commit ${commit.slice(0, 12)} of the configuration, so it was given those of that commit: ${names}. What the agent changes there is not published.`;
}
