import type { ExecutionIds } from '../agent/working-copy.ts';
import type { ChildOffer } from '../children/child-offer.ts';
import type { McpServer } from '../config/schema/agent-schema.ts';
import type { HandoffDemand } from '../handoff/handoff-demand.ts';
import type { TransferTarget } from '../transfer/targets.ts';

/**
 * Encodes JSON on one line that no CLI takes for a template of its own. Some CLIs replace `$NAME`, `${NAME}` and `{env:NAME}` in
 * the variables of an MCP server, so these characters are escaped, which JSON allows in strings, the only place where they can
 * occur.
 */
export function encodeLiteralJson(value: unknown): string {
  return JSON.stringify(value).replace(/\$|\{(?!["}])|%|[^\x20-\x7e]/g, escapeUnit);
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The path of the server on this machine, with a Node that can run it: the agent's PATH may have an older one. */
export interface ServerProgram {
  readonly node: string;
  readonly script: string;
}

export interface OwnServerRequest {
  readonly program: ServerProgram;
  readonly files: { readonly context: string; readonly handoff: string };
  readonly ids: ExecutionIds;
  /** The name of the agent that runs. */
  readonly agent: string;
  /** The demand of the stage on the handoff. */
  readonly demand?: HandoffDemand | undefined;
  /** The agents to which the agent may transfer its work, including itself; empty where there is no other. */
  readonly targets: readonly TransferTarget[];
  /** Agents of the run to which it may not transfer. */
  readonly others?: readonly string[];
  /** The rights of the agent concerning child tasks; absent where its stage has none. */
  readonly children?: ChildOffer | undefined;
  /** The folder of a turn whose children are at work while it goes on. */
  readonly turn?: string | undefined;
}

/**
 * Builds the settings of Baton's own server for one execution, in the form of the servers that users configure. All variables are
 * literal, because CLIs pass on all of their environment or almost none of it. The server holds no secret: it writes files, and
 * another job publishes them.
 */
export function buildOwnServer({
  program,
  files,
  ids,
  agent,
  demand,
  targets,
  others = [],
  children,
  turn,
}: OwnServerRequest): McpServer {
  return {
    command: program.node,
    args: [program.script],
    env: {
      BATON_CONTEXT_PATH: files.context,
      BATON_HANDOFF_PATH: files.handoff,
      BATON_RUN: ids.run,
      BATON_TASK: ids.task,
      BATON_ATTEMPT: String(ids.attempt),
      BATON_EXECUTION: String(ids.execution),
      BATON_AGENT: agent,
      ...(demand === undefined ? {} : { BATON_HANDOFF_DEMAND: encodeLiteralJson(demand) }),
      ...(targets.length === 0 ? {} : { BATON_TRANSFER_TARGETS: encodeLiteralJson(targets) }),
      ...(others.length === 0 ? {} : { BATON_OTHER_AGENTS: encodeLiteralJson(others) }),
      ...(children === undefined ? {} : { BATON_CHILDREN: encodeLiteralJson(children) }),
      ...(turn === undefined ? {} : { BATON_TURN_PATH: turn }),
    },
  };
}
