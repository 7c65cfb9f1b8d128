import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type LocalWorld, useLocalWorlds, type WorldOptions } from './local-world.ts';
import { startApp, type WorldApp } from './local-world-app.ts';

const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');

interface AppWorldOptions extends Pick<WorldOptions, 'files' | 'people' | 'secrets'> {
  /** Scripts of agents by name. */
  readonly agents: Readonly<Record<string, string>>;
  /** Whole pipelines by name; each starts by the label of its name unless it has `on`. */
  readonly pipelines: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** More settings of agents, by name. */
  readonly settings?: Readonly<Record<string, object>>;
}

export interface AppWorld {
  readonly world: LocalWorld;
  readonly app: WorldApp;
  /** A comment of a person; the maintainer when absent. */
  say(issue: number, body: string, as?: string): Promise<void>;
  /** Makes the next agent with this name wait: `reached` resolves when it has begun, and `release` lets it go on. */
  hold(agent: string): { readonly reached: Promise<undefined>; release(): void };
  /** Kinds and names of the records of a run's life: `run fix-1`, `end fix-1`. */
  lives(issue: number): Promise<readonly string[]>;
  /** The status comment of a run; empty where there is none. */
  status(issue: number, run: string): Promise<string>;
}

/** Makes worlds whose runs are done by the App, with its work in a file, and ends them after the last test of a file. */
export function useAppWorlds(): (options: AppWorldOptions) => Promise<AppWorld> {
  const create = useLocalWorlds();
  const apps: WorldApp[] = [];
  const folders: string[] = [];
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    for (const folder of folders) rmSync(folder, { recursive: true });
  });
  return async ({ agents, pipelines, settings = {}, files = {}, ...options }) => {
    const config = {
      version: 1,
      signing: { keys: ['KEY'] },
      agents: Object.fromEntries(
        Object.keys(agents).map((name) => [
          name,
          { engine: 'command', command: ['node', `scripts/${name}.mjs`], ...settings[name] },
        ]),
      ),
      pipelines: Object.fromEntries(
        Object.entries(pipelines).map(([name, pipeline]) => [
          name,
          { on: { issues: { labels: [name] }, 'pull-requests': { labels: [name] } }, ...pipeline },
        ]),
      ),
    };
    const world = await create({
      ...options,
      agents: Object.fromEntries(Object.entries(agents).map(([name, script]) => [name, { script }])),
      pipelines: {},
      config: JSON.stringify(config),
      files: { '.github/workflows/baton-agent.yml': agentCaller, ...files },
    });
    const folder = mkdtempSync(join(tmpdir(), 'baton-app-'));
    folders.push(folder);
    const app = await startApp(world, { database: join(folder, 'baton.sqlite') });
    apps.push(app);
    return { world, app, ...createActions(world) };
  };
}

function createActions(world: LocalWorld): Pick<AppWorld, 'say' | 'hold' | 'lives' | 'status'> {
  return {
    say: async (issue, body, as = 'mona') =>
      void (await world.ask(`/issues/${issue}/comments`, { as, method: 'POST', body: { body } })),
    hold(agent) {
      const reached = Promise.withResolvers<undefined>();
      const gate = Promise.withResolvers<undefined>();
      const before = world.switchboard.told(agent).length;
      world.switchboard.when(agent, () => {
        reached.resolve(undefined);
        return world.switchboard.told(agent).length === before + 1 ? gate.promise : undefined;
      });
      return { reached: reached.promise, release: () => gate.resolve(undefined) };
    },
    async lives(issue) {
      const { records } = await world.records(issue);
      return records.flatMap(({ record: { kind, run } }) => (kind === 'run' || kind === 'end' ? [`${kind} ${run}`] : []));
    },
    async status(issue, run) {
      const comments = await world.thread(issue);
      return (
        comments.findLast(({ body }) => body.includes(`baton run \`${run}\``) || body.startsWith(`Baton run \`${run}\``))?.body ??
        ''
      );
    },
  };
}
