import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { buildDelivery } from '../bench-webhook/delivery.ts';
import { buildIfStale } from '../build/build-if-stale.ts';
import { createMeter, type Figures, type Meter } from '../measure-start/meter.ts';
import { runJobs } from '../measure-start/run-jobs.ts';
import { certificateFile, serveSecurely } from '../measure-start/serve-securely.ts';
import { atMost, type BenchOptions, type Figure, type FigureRow, medianOf } from './figure.ts';

/** The most that each job may take, as a multiple of `node -e 0` (DESIGN 8). */
const most = { agent: 9, plan: 8.5, publish: 10 } as const;

const twinName = 'toolkit twin (@actions/core, @actions/github, zod, yaml), bundled';

/** A program that takes turns with our jobs, in a folder with an event and a configuration. */
interface Rival {
  readonly name: string;
  readonly entry: string;
}

interface Rivals {
  readonly all: readonly Rival[];
  /** Starts a program and returns its CPU time in milliseconds. */
  measure(rival: Rival, meter: Meter): Promise<number>;
  close(): void;
}

/** Bundles the twin, and starts a server that answers its one request. */
async function prepareRivals({ root, peers }: BenchOptions): Promise<Rivals> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-bench-start-'));
  const build = await rolldown({ cwd: root, input: 'scripts/bench/toolkit-twin.ts', platform: 'node', onLog: () => undefined });
  const twin = join(folder, 'twin.mjs');
  await build.write({ file: twin, format: 'esm', codeSplitting: false });
  writeFileSync(join(folder, 'event.json'), buildDelivery().body);
  const config = readFileSync(join(root, 'examples/investigate-fix-pr/.github/baton.yml'));
  writeFileSync(join(folder, 'baton.yml'), config);
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"title":"A bug"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const front = await serveSecurely(`http://127.0.0.1:${port}`);
  const environment = {
    PATH: process.env.PATH,
    INPUT_MODE: 'rival',
    INPUT_TOKEN: 'token',
    INPUT_CONFIG: join(folder, 'baton.yml'),
    GITHUB_EVENT_NAME: 'issues',
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
    GITHUB_REPOSITORY: 'octo-org/ledger',
    GITHUB_API_URL: front.url.replace(/\/$/, ''),
    NODE_EXTRA_CA_CERTS: join(root, certificateFile),
    GITHUB_OUTPUT: join(folder, 'output'),
    RUNNER_TEMP: folder,
  };
  writeFileSync(environment.GITHUB_OUTPUT, '');
  const shown = peers.map(({ name, entry, commit }) => ({ name: `${name} at ${commit}`, entry }));
  return {
    all: [{ name: twinName, entry: twin }, ...shown],
    async measure({ name, entry }, meter) {
      const child = spawn(meter.node, [entry], { cwd: folder, env: environment, stdio: 'ignore' });
      const [status] = (await once(child, 'exit')) as [number | null];
      // A peer may end as it likes, because this is not its repository; the twin has to do its work.
      if (name === twinName && status !== 0) throw new Error(`The toolkit twin ended with ${status}.`);
      return sumOf(meter.takeFigures());
    },
    close() {
      front.close();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function sumOf(figures: readonly Figures[]): number {
  return figures.reduce((sum, { all }) => sum + all.cpu, 0);
}

/** Returns what each job and each rival takes, as a multiple of `node -e 0` just before. */
async function measureRound(root: string, rivals: Rivals, meter: Meter): Promise<ReadonlyMap<string, number>> {
  const base = meter.measureBase().cpu;
  const jobs = await runJobs(root, meter);
  const first = (mode: string): Figures | undefined => jobs.find((job) => job.mode === mode);
  const figures = new Map([
    ['agent', (first('agent')?.untilSpawn?.cpu ?? Number.NaN) / base],
    ['plan', (first('plan')?.all.cpu ?? Number.NaN) / base],
    ['publish', (first('publish')?.all.cpu ?? Number.NaN) / base],
  ]);
  for (const rival of rivals.all) figures.set(rival.name, (await rivals.measure(rival, meter)) / base);
  return figures;
}

/** How much CPU a job takes to start, against `node -e 0` and against what a user would take instead. */
export const start: Figure = {
  async measure(options) {
    const { root, rounds } = options;
    process.chdir(root);
    if (buildIfStale(root) !== 0) throw new Error('dist/ could not be built.');
    const [meter, rivals] = [createMeter(undefined), await prepareRivals(options)];
    try {
      const figures: ReadonlyMap<string, number>[] = [];
      for (let round = 0; round < rounds; round += 1) figures.push(await measureRound(root, rivals, meter));
      const ratioOf = (name: string): number => medianOf(figures.map((figure) => figure.get(name) ?? Number.NaN));
      const toTwin = (name: string): string =>
        medianOf(figures.map((figure) => (figure.get(name) ?? Number.NaN) / (figure.get(twinName) ?? Number.NaN))).toFixed(1);
      const jobs = Object.entries(most).map(([name, limit]): FigureRow => {
        const what = `\`${name}\` ${name === 'agent' ? 'until the spawn' : 'in all'}: CPU, ${toTwin(name)} × the twin below`;
        return atMost({ what, against: '`node -e 0`' }, { value: ratioOf(name), most: limit, unit: ' ×' });
      });
      const others = rivals.all.map(({ name }): FigureRow => {
        return { what: `${name}: CPU in all`, against: '`node -e 0`', value: `${ratioOf(name).toFixed(1)} ×` };
      });
      return [...jobs, ...others];
    } finally {
      meter.close();
      rivals.close();
    }
  },
};
