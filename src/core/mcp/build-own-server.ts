import type { McpServer } from '../config/schema/agent-schema.ts';
import type { HandoffDemand } from '../handoff/handoff-demand.ts';
import type { TransferTarget } from '../transfer/targets.ts';

/**
 * JSON of one line that no CLI takes for a template of its own. `$NAME`, `${NAME}` and `{env:NAME}` are replaced by some of them in
 * the variables of an MCP server; here such characters come as escapes, which JSON allows in strings, the only place they can be.
 */
export function encodeLiteralJson(value: unknown): string {
  return JSON.stringify(value).replace(/\$|\{(?!["}])|%|[^\x20-\x7e]/g, escapeUnit);
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Where the server is on this machine, with a Node that can run it: the agent's PATH may have an older one. */
export interface ServerProgram {
  readonly node: string;
  readonly script: string;
}

export interface OwnServerRequest {
  readonly program: ServerProgram;
  readonly files: { readonly context: string; readonly handoff: string };
  readonly ids: { readonly run: string; readonly task: string; readonly attempt: number; readonly execution: number };
  /** Name of the agent at work. */
  readonly agent: string;
  /** What the stage asks of the handoff. */
  readonly demand?: HandoffDemand | undefined;
  /** Whom the agent may hand over to, itself included; empty where there is nobody else. */
  readonly targets: readonly TransferTarget[];
  /** Agents of the run that it may not hand over to. */
  readonly others?: readonly string[];
}

/**
 * Our own server for one execution, in the form of the servers that users name. All variables are literal, because CLIs hand on all of
 * their environment or almost none of it. It holds no secret: it writes files, and another job publishes them.
 */
export function buildOwnServer({ program, files, ids, agent, demand, targets, others = [] }: OwnServerRequest): McpServer {
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
    },
  };
}
