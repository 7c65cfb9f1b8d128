import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderAgent } from './local-world-agent.ts';

export interface WorldAgent {
  /** Body of the agent's script; see `renderAgent`. */
  readonly script: string;
  readonly env?: readonly string[];
  readonly access?: 'read' | 'edit' | 'full';
}

export interface WorldFiles {
  readonly agents: Readonly<Record<string, WorldAgent>>;
  /** Stages by pipeline. The label that starts a pipeline is its name. */
  readonly pipelines: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly budgets?: readonly Readonly<Record<string, unknown>>[];
  /** Whole text of the config instead; `KEY` in it becomes the public key. */
  readonly config?: string;
  /** The config has no keys. */
  readonly unsigned?: boolean;
  /** Where it lies. */
  readonly configPath?: string;
  readonly files?: Readonly<Record<string, string>>;
  /** A change to the example's caller workflow. */
  readonly caller?: (text: string) => string;
}

interface Facts {
  readonly publicKey: string;
  readonly port: number;
}

/** Writes the first commit of a repository: config, caller workflow, scripts of the agents, files of the test. */
export function writeRepository(folder: string, world: WorldFiles, facts: Facts): void {
  const scripts = Object.entries(world.agents).map(([name, { script }]) => [
    `scripts/${name}.mjs`,
    renderAgent(script, facts.port),
  ]);
  const caller = readFileSync(join(process.cwd(), 'examples/investigate-fix-pr/.github/workflows/baton.yml'), 'utf8');
  const all: Readonly<Record<string, string>> = {
    [world.configPath ?? '.github/baton.yml']:
      world.config?.replaceAll(/\bKEY\b/g, facts.publicKey) ?? renderConfig(world, facts.publicKey),
    '.github/workflows/baton.yml': world.caller?.(caller) ?? caller,
    ...Object.fromEntries(scripts),
    ...world.files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** JSON is YAML. */
function renderConfig({ agents, pipelines, budgets, unsigned }: WorldFiles, publicKey: string): string {
  return JSON.stringify({
    version: 1,
    ...(unsigned === true ? {} : { signing: { keys: [publicKey] } }),
    ...(budgets === undefined ? {} : { budgets }),
    agents: Object.fromEntries(
      Object.entries(agents).map(([name, { script: _, ...more }]) => [
        name,
        { engine: 'command', command: ['node', `scripts/${name}.mjs`], ...more },
      ]),
    ),
    pipelines: Object.fromEntries(
      Object.entries(pipelines).map(([name, stages]) => [
        name,
        { on: { issues: { labels: [name] }, 'pull-requests': { labels: [name] } }, stages },
      ]),
    ),
  });
}
