import type { ChildOffer } from '../../core/children/child-offer.ts';
import { signalOf } from '../../core/config/defaults.ts';
import type { Agent, McpServer } from '../../core/config/schema/agent-schema.ts';
import { buildOwnServer } from '../../core/mcp/build-own-server.ts';
import { buildInstructions, instructionsPath } from '../../core/prompt/instructions.ts';
import type { RenderedPrompt } from '../../core/prompt/render-prompt.ts';
import { buildRules, describeRules, renderRules } from '../../core/prompt/rules.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { buildChildOffer } from '../../core/spawn/child-offer.ts';
import { describeTargets, type TransferTarget } from '../../core/transfer/targets.ts';
import type { TaskContext, TaskFault } from '../task-ports.ts';
import type { Trust } from './open-trust.ts';

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
  /** The parts that differ in a second start of the same agent, since the first one may have changed the checkout. */
  readonly again: Pick<PreparedExecution, 'agent' | 'environment' | 'warnings'>;
  readonly warnings: readonly string[];
  /** The files that the agents of the job trust. */
  readonly trust: Trust;
}

/** Lists the agents that an agent is offered to hand over to; none once the run has no transfer left. */
export function listTargets({ state, dispatch }: TaskContext, name: string): readonly TransferTarget[] {
  return dispatch.hops === 0 ? [] : describeTargets(state.run.body.config, name);
}

/**
 * Returns the prompt, with the facts about the rules of the repository, and the instructions beside it: ours, those rules that the engine does
 * not read by itself, and those that the agent's `instructions` say or name. All files were read before the first agent of the job.
 */
export function buildTexts(
  context: TaskContext,
  { name, agent, prompt, trust }: Pick<PreparedExecution, 'name' | 'agent' | 'prompt' | 'trust'>,
): Result<Pick<PreparedExecution, 'prompt' | 'system'>, TaskFault> {
  const { stage, ports, settings } = context;
  const path = instructionsPath(agent.instructions ?? '');
  const readFile = settings.readConfigFile ?? trust.files.readText;
  const own = path === undefined ? (agent.instructions ?? '') : readFile(path);
  if (own === undefined) {
    const message = `\`agents.${name}.instructions\` names the file ${path}, which is not a regular file of at most 64 KiB on the default branch. Add it there, or write the text itself.`;
    return failure({ reason: 'prompt', problem: { code: 'BATON-E610', message } });
  }
  const targets = listTargets(context, name);
  const children = findChildOffer(context);
  const signal = signalOf(stage, agent);
  const reading = ports.runner.ruleReading(agent);
  const rules = reading === undefined ? [] : buildRules(reading, trust.files.readRule);
  const request = { stage, signal, files: ports.files.paths, targets, children, own };
  const system = buildInstructions({ ...request, rules: renderRules(rules) });
  const facts = describeRules(rules, (text) => ports.hasher.sha256(text));
  return success({ prompt: facts.length === 0 ? prompt : { ...prompt, facts: { ...prompt.facts, rules: [...facts] } }, system });
}

/** Returns the rights of the agent at work concerning child tasks; undefined where its stage has no `children`. */
export function findChildOffer(context: TaskContext): ChildOffer | undefined {
  const { state, dispatch, ports } = context;
  const { task: stage, execution } = dispatch;
  const offer = buildChildOffer(state, { stage, execution, digest: (text) => ports.hasher.sha256(text) });
  if (offer === undefined || !isPolling(context)) return offer;
  const merges = context.stage.children?.merge === 'branch' && offer.branch ? ({ merges: true } as const) : {};
  return { ...offer, polls: { seconds: waitSeconds, ...merges } };
}

/** The time that one call of `wait_for_tasks` may take. Engines give up on a call after 60 seconds or more. */
const waitSeconds = 45;

/** Returns whether children start while the agent at work goes on. One that took over within the job does without. */
export function isPolling({ dispatch, ports, jobStartedAt }: TaskContext): boolean {
  return dispatch.polls === true && ports.openProgress !== undefined && jobStartedAt === undefined;
}

/**
 * Lists the MCP servers of one execution: those of the config, and ours where this machine has it. No server of the config can
 * have our name (I-34).
 */
export function listServers(
  context: TaskContext,
  { name, agent }: PreparedExecution,
  turn?: string,
): Readonly<Record<string, McpServer>> {
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
    children: findChildOffer(context),
    turn,
  });
  return { ...own, baton: server };
}
