import { locateProgram } from '../../agent/locate-program.ts';
import type { Problem } from '../../problem.ts';
import type { CheckedConfig } from '../parse/parse-config.ts';
import { writeConfigPath } from '../parse/yaml-source.ts';
import { type Agent, programOf } from '../schema/agent-schema.ts';
import type { Config } from '../schema/config-schema.ts';
import { isAgentStage } from '../schema/stage-schema.ts';

/** Returns what the repository has at a path relative to its root. */
export type KindOf = (path: string) => 'file' | 'folder' | undefined;

interface MissingFiles {
  readonly problems: readonly Problem[];
  /** Files that a step before the agent may make. */
  readonly warnings: readonly Problem[];
}

/** Finds instructions and programs of agents that the repository does not have. */
export function findMissingFiles(config: Config, { source }: CheckedConfig, kindOf: KindOf): MissingFiles {
  const found = Object.entries(config.agents).flatMap(([name, agent]) => [
    ...findInstructions(agent, kindOf).map((fault) => ({ ...fault, name, mayBeMade: false })),
    ...findProgram(agent, kindOf).map((fault) => ({ ...fault, name, mayBeMade: hasSetup(config, name) })),
    // Without a server the run goes on.
    ...findServerPrograms(agent, kindOf).map((fault) => ({ ...fault, name, mayBeMade: true })),
  ]);
  const report = ({ name, path, file, mayBeMade }: (typeof found)[number]): Problem => {
    const at = ['agents', name, ...path];
    const way = mayBeMade
      ? 'add it, or make sure that the setup of the stage makes it: it then counts as code of the checkout, without secrets where others may have written'
      : 'add it, or write the path of a file that is there';
    return source.problem({
      code: 'BATON-E143',
      message: `\`${writeConfigPath(at)}\` is \`${file}\`, and the repository has no such file; ${way}.`,
      path: at,
    });
  };
  return {
    problems: found.filter(({ mayBeMade }) => !mayBeMade).map(report),
    warnings: found.filter(({ mayBeMade }) => mayBeMade).map(report),
  };
}

interface Missing {
  readonly path: readonly (string | number)[];
  readonly file: string;
}

function findInstructions({ instructions = '' }: Agent, kindOf: KindOf): readonly Missing[] {
  const isPath = /^\.github\/[A-Za-z0-9._/-]+\.(?:md|markdown|txt)$/.test(instructions.trim());
  return isPath && kindOf(instructions.trim()) !== 'file' ? [{ path: ['instructions'], file: instructions.trim() }] : [];
}

function findServerPrograms(agent: Agent, kindOf: KindOf): readonly Missing[] {
  return Object.entries(agent['mcp-servers'] ?? {}).flatMap(([name, server]) => {
    if (server.command === undefined) return [];
    const command = [server.command, ...server.args];
    return findProgram({ command, program: programOf(server, agent) }, kindOf).map(({ path: [, index], file }) => {
      const place = index === 0 ? ['command'] : ['args', Number(index) - 1];
      return { path: ['mcp-servers', name, ...place], file };
    });
  });
}

/** Finds the file that a command would be of if the repository had it. */
function findProgram({ command, program }: Pick<Agent, 'command' | 'program'>, kindOf: KindOf): readonly Missing[] {
  if (command === undefined || locateProgram({ command, program, kindOf, root: '/' }).origin !== 'workspace') return [];
  const asIf = locateProgram({ command, program, kindOf: (path) => kindOf(path) ?? 'file', root: '/' });
  if (asIf.origin !== 'commit') return [];
  return command.flatMap((argument, index) => {
    const file = argument.replace(/^--?[\w-]+=/, '').replace(/^\.\//, '');
    return asIf.command[index] !== argument && kindOf(file) === undefined ? [{ path: ['command', index], file: argument }] : [];
  });
}

/** Returns whether a step before the agent may make its program: its own `program-setup`, or `setup` of a stage. */
function hasSetup({ agents, pipelines }: Config, name: string): boolean {
  const agent = agents[name];
  if (agent?.['program-setup'] !== undefined || agent?.program === 'workspace') return true;
  const stages = Object.values(pipelines).flatMap((pipeline) => Object.values(pipeline.stages));
  return stages.some((stage) => isAgentStage(stage) && stage.agent === name && stage.setup !== undefined);
}
