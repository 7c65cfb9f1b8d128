import { join } from 'node:path';
import type { LocalWorld, WorldOptions } from '../../support/local-world.ts';
import type { Cli } from './cli.ts';
import type { ModelServer } from './model.ts';

export interface AgentWorldOptions {
  readonly cli: Cli;
  readonly url: string;
  /** Stages by pipeline; their agent is `worker`. */
  readonly pipelines: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** More settings of the agent. */
  readonly agent?: Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, string>>;
  /** More keys of the configuration. */
  readonly config?: Readonly<Record<string, unknown>>;
}

/** Folder with the CLIs that `scripts/test-agents.ts` has installed: the tool cache of every job. */
const tools = process.env.BATON_TEST_TOOLS ?? join(process.cwd(), 'node_modules', '.cache', 'baton-test-agents');

/** Folders with programs that run in the place of those of the tool cache. */
const programs = process.env.BATON_TEST_PROGRAMS?.split(':').filter((folder) => folder !== '');

/** A repository whose one agent is a real CLI. Its model is at `url`, which it is told by variables, as for any gateway. */
export function describeWorld({ cli, url, pipelines, agent, files, config: more }: AgentWorldOptions): WorldOptions {
  const secrets = cli.secrets(url);
  const env = Object.keys(secrets);
  const config = {
    version: 1,
    signing: { keys: ['KEY'] },
    ...more,
    agents: { worker: { engine: cli.engine, model: cli.model, env, ...agent } },
    pipelines: Object.fromEntries(
      Object.entries(pipelines).map(([name, stages]) => [
        name,
        { on: { issues: { labels: [name] }, 'pull-requests': { labels: [name] } }, stages },
      ]),
    ),
  };
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}`);
  return {
    agents: {},
    pipelines: {},
    config: JSON.stringify(config),
    secrets: { AGENT_SECRETS: lines.join('\n') },
    caller: (text) => `${text.trimEnd()}\n      agent-secrets: \${{ secrets.AGENT_SECRETS }}\n`,
    tools,
    ...(programs && { path: programs }),
    ...(files === undefined ? {} : { files }),
  };
}

/** What happened, for the message of a test that failed: what the model could not do, and what the agent jobs said. */
export function tellStory(world: LocalWorld, { faults, requests }: Pick<ModelServer, 'faults' | 'requests'>): string {
  const jobs = world.jobs().filter(({ name, conclusion }) => name === 'agent' || conclusion !== 'success');
  const logs = jobs.map(({ name, conclusion, log }) => `── ${name}: ${conclusion}\n${log.slice(-4_000)}`);
  const results = requests.flatMap((request) => request.results).slice(-3);
  return [...faults.map((fault) => `── model: ${fault}`), ...results.map((text) => `── tool: ${text}`), ...logs].join('\n');
}
