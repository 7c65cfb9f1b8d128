import { locateProgram } from '../../agent/locate-program.ts';
import type { Problem } from '../../problem.ts';
import type { CheckedConfig } from '../parse/parse-config.ts';
import { type Path, writeConfigPath } from '../parse/yaml-source.ts';
import { type Agent, programOf } from '../schema/agent-schema.ts';
import type { Config } from '../schema/config-schema.ts';

interface Program extends Pick<Agent, 'command' | 'program'> {
  readonly path: Path;
  readonly cost: string;
}

/**
 * Lists programs that count as code of the checkout, with what that costs them: notes where the configuration says so itself. Any
 * path is taken for a file of the commit, because `find-missing-files` names those that are not there.
 */
export function listWorkspacePrograms({ agents }: Config, { source }: CheckedConfig) {
  const found = Object.entries(agents)
    .flatMap(([name, agent]) => listPrograms(agent, ['agents', name]))
    .filter(({ command = [], program }) => {
      return (
        program === 'workspace' || locateProgram({ command, program, kindOf: () => 'file', root: '/' }).origin === 'workspace'
      );
    });
  const report = (each: Program): Problem =>
    source.problem({ code: 'BATON-E153', message: describeProgram(each), path: [...each.path, 'command'] });
  return {
    warnings: found.filter(({ program }) => program !== 'workspace').map(report),
    notes: found.filter(({ program }) => program === 'workspace').map(report),
  };
}

/** Lists the program of an agent that has secrets to lose, and those of its servers. */
function listPrograms(agent: Agent, path: Path): readonly Program[] {
  const own = { ...agent, path, cost: `it gets no secrets (${agent.env.join(', ')})` };
  const servers = Object.entries(agent['mcp-servers'] ?? {}).map(([name, server]) => ({
    command: server.command === undefined ? undefined : [server.command, ...server.args],
    program: programOf(server, agent),
    path: [...path, 'mcp-servers', name],
    cost: 'the server is left out',
  }));
  return [...(agent.env.length === 0 ? [] : [own]), ...servers].filter(({ command }) => command !== undefined);
}

function describeProgram({ command = [], program, path, cost }: Program): string {
  const where = writeConfigPath(path);
  const words = `\`${where}.command\` runs ${JSON.stringify(command.join(' ').slice(0, 100))}, which `;
  const loss = `, so ${cost} where a pull request or another agent may have written. Name a file of the default branch, such as \`[node, scripts/agent.mjs]\``;
  if (program === 'workspace') return `${words}is code of the checkout${loss}, to have it everywhere.`;
  return `${words}may be or run code of the checkout${loss}; or, if the machine or the container has the program and it runs nothing of the repository, write \`program: machine\` at \`${where}\`. \`program: workspace\` says that it is meant.`;
}
