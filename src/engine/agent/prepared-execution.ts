import { signalOf } from '../../core/config/defaults.ts';
import type { Agent, McpServer } from '../../core/config/schema/agent-schema.ts';
import { buildOwnServer } from '../../core/mcp/build-own-server.ts';
import { buildInstructions, instructionsPath } from '../../core/prompt/instructions.ts';
import type { RenderedPrompt } from '../../core/prompt/render-prompt.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { describeTargets, type TransferTarget } from '../../core/transfer/targets.ts';
import type { TaskContext, TaskFault } from '../task-ports.ts';

/** The prompt, settings and context that one execution starts with. */
export interface PreparedExecution {
  /** The name of the agent, which may not be the stage's own. */
  readonly name: string;
  /** The agent with the access that it may have here: a transfer raises no access. */
  readonly agent: Agent;
  readonly prompt: RenderedPrompt;
  /** The instructions beside the prompt; empty for none. */
  readonly system: string;
  /** The JSON behind BATON_CONTEXT_PATH. */
  readonly contextFile: string;
  /** The commit that the agent starts from. */
  readonly base: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly warnings: readonly string[];
}

/** Lists the agents that an agent is offered to hand over to; none once the run has no transfer left. */
export function listTargets({ state, dispatch }: TaskContext, name: string): readonly TransferTarget[] {
  return dispatch.hops === 0 ? [] : describeTargets(state.run.body.config, name);
}

/** Reads the instructions that the agent gets beside its prompt: ours, and those that its `instructions` say or name. */
export function readInstructions(
  context: TaskContext,
  { name, agent }: { readonly name: string; readonly agent: Agent },
): Result<string, TaskFault> {
  const { stage, ports, settings } = context;
  const path = instructionsPath(agent.instructions ?? '');
  const own = path === undefined ? (agent.instructions ?? '') : settings.readConfigFile?.(path);
  if (own === undefined) {
    const message = `\`agents.${name}.instructions\` names the file ${path}, which is no plain file of at most 64 KiB on the default branch. Add it there, or write the text itself.`;
    return failure({ reason: 'prompt', problem: { code: 'BATON-E610', message } });
  }
  const targets = listTargets(context, name);
  return success(buildInstructions({ stage, signal: signalOf(stage, agent), files: ports.files.paths, targets, own }));
}

/**
 * Lists the MCP servers of one execution: those of the config, and ours where this machine has it. No server of the config can
 * have our name (I-34).
 */
export function listServers(context: TaskContext, { name, agent }: PreparedExecution): Readonly<Record<string, McpServer>> {
  const { settings, ports, dispatch, stage, state } = context;
  const own = agent['mcp-servers'] ?? {};
  if (settings.mcpServer === undefined) return own;
  const { config } = state.run.body;
  const targets = listTargets(context, name);
  const isOther = (other: string): boolean => targets.length > 0 && targets.every((target) => target.name !== other);
  const others = Object.keys(config.agents).filter(isOther);
  const server = buildOwnServer({
    program: settings.mcpServer,
    files: ports.files.paths,
    ids: dispatch,
    agent: name,
    demand: stage.handoff,
    targets,
    others,
  });
  return { ...own, baton: server };
}

/** Our time limit ends this long before the job's own timeout, so that there is time to report what happened (DESIGN 2). */
const reserveMinutes = 10;

/** Returns how long an agent may still run. All agents of a job share its time. */
export function remainingSeconds(context: TaskContext): number {
  const start = context.jobStartedAt ?? context.startedAt;
  const used = (Date.parse(context.ports.clock.now()) - Date.parse(start)) / 1000;
  return Math.max(30, (context.stage['timeout-minutes'] - reserveMinutes) * 60 - used);
}
