import { type LocatedProgram, locateProgram } from '../agent/locate-program.ts';
import { type Agent, type McpServer, programOf } from '../config/schema/agent-schema.ts';

/** The part of an agent's start that depends on who may have written the code. */
export interface LaunchDecision {
  /** The agent, with trusted paths in its `command` and in its `mcp-servers`. */
  readonly agent: Agent;
  /** The names of the secrets that it is given. */
  readonly secrets: readonly string[];
  /** True if the copy of the commit is needed. */
  readonly needsCopy: boolean;
  readonly warnings: readonly string[];
}

interface LaunchFacts {
  readonly name: string;
  readonly agent: Agent;
  /** The run is about a fork. */
  readonly isFork: boolean;
  /** `allow.fork-secrets` of the pipeline. */
  readonly forkSecrets: boolean;
  /** The checkout is the commit of the configuration, and no agent has run in it. */
  readonly isOwnCode: boolean;
  /** Returns what the commit of the configuration has at a path. */
  readonly kindOf: (path: string) => 'file' | 'folder' | undefined;
  /** The place of the copy of that commit. */
  readonly root: string;
  /** The absolute paths of the checkout and of HOME. */
  readonly places: readonly string[];
}

/**
 * Decides what an agent runs and which secrets it gets. Its program and its MCP servers come from the commit of the
 * configuration. One that comes from the checkout gets no secrets once a pull request or another agent may have written there,
 * because it could be anybody's program.
 */
export function decideLaunch(facts: LaunchFacts): LaunchDecision {
  const program = locate(facts, facts.agent);
  const isStrange = program?.origin === 'workspace' && !facts.isOwnCode;
  const servers = decideServers(facts);
  const denied = describeDenied(facts, isStrange);
  const { command: _, 'mcp-servers': _servers, ...rest } = facts.agent;
  return {
    agent: {
      ...rest,
      command: program && [...program.command],
      'mcp-servers': facts.agent['mcp-servers'] && servers.kept,
    },
    secrets: denied === undefined ? facts.agent.env : [],
    needsCopy: program?.usesCopy === true || servers.needsCopy,
    warnings: [...(denied === undefined || facts.agent.env.length === 0 ? [] : [denied]), ...servers.warnings],
  };
}

/** Locates a program; `program: workspace` takes it from the checkout, except on runs about forks. */
function locate(
  { isFork, kindOf, root, places }: LaunchFacts,
  { command, program }: Pick<Agent, 'command' | 'program'>,
): LocatedProgram | undefined {
  if (command === undefined) return undefined;
  const isAsWritten = program === 'workspace' && !isFork;
  return isAsWritten
    ? { origin: 'workspace', command, usesCopy: false }
    : locateProgram({ command, program, kindOf, root, places });
}

function describeDenied({ name, agent, isFork, forkSecrets }: LaunchFacts, isStrange: boolean): string | undefined {
  const secrets = `(${agent.env.join(', ')})`;
  if (isFork && !forkSecrets)
    return `BATON-E620: agent ${name} was started without its secrets ${secrets}, because the code is that of a fork. If a stranger's code may come near them, write \`allow: { fork-secrets: true }\` in the pipeline.`;
  if (!isStrange) return undefined;
  return `BATON-E620: agent ${name} was started without its secrets ${secrets}: ${JSON.stringify(agent.command?.join(' ') ?? '').slice(0, 100)} runs code of the checkout, where a pull request or another agent may have written, or may run some. Name a file of the default branch in \`command\`, such as \`[node, scripts/agent.mjs]\`, and take out \`program: workspace\`; or write \`program: machine\` if the machine or the container has the program and it runs nothing of the repository.`;
}

/** Decides about the MCP servers. One from the checkout is left out where its code may be anybody's, since the engine hands it its own variables. */
function decideServers(facts: LaunchFacts): {
  readonly kept: Record<string, McpServer>;
  readonly needsCopy: boolean;
  readonly warnings: readonly string[];
} {
  const entries = Object.entries(facts.agent['mcp-servers'] ?? {}).map(([name, server]) => {
    const command = server.command === undefined ? undefined : [server.command, ...server.args];
    const program = locate(facts, { command, program: programOf(server, facts.agent) });
    return { name, server, program };
  });
  const isStrange = ({ program }: (typeof entries)[number]): boolean => program?.origin === 'workspace' && !facts.isOwnCode;
  const kept = entries.filter((entry) => !isStrange(entry));
  return {
    kept: Object.fromEntries(kept.map(({ name, server, program }) => [name, withProgram(server, program)])),
    needsCopy: kept.some(({ program }) => program?.usesCopy === true),
    warnings: entries
      .filter(isStrange)
      .map(
        ({ name }) =>
          `BATON-E621: the MCP server ${name} of agent ${facts.name} was left out: its program comes from the checkout, where a pull request or another agent may have written, or nobody says that it does not. Name a file of the default branch in its \`command\` and \`args\`, or write \`program: machine\` in the server if the machine or the container has the program and it runs nothing of the repository.`,
      ),
  };
}

function withProgram(server: McpServer, program: LocatedProgram | undefined): McpServer {
  const [command, ...args] = program?.command ?? [];
  return command === undefined ? server : { ...server, command, args };
}
