import type { McpServer } from '../core/config/agent-schema.ts';
import { buildOwnServer } from '../core/mcp/build-own-server.ts';
import { describeTargets } from '../core/transfer/describe-targets.ts';
import type { Prepared } from './prepared.ts';
import type { TaskContext } from './task-context.ts';

/** The MCP servers of one execution: those of the config, and ours where this machine has it. Its name is no user's (I-34). */
export function listServers(context: TaskContext, { name, agent }: Prepared): Readonly<Record<string, McpServer>> {
  const { settings, ports, dispatch, stage, state } = context;
  const own = agent['mcp-servers'] ?? {};
  if (settings.mcpServer === undefined) return own;
  const { config } = state.run.body;
  const targets = describeTargets(config, name);
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
