import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { certificateFile } from './serve-securely.ts';

/** What a process took, in milliseconds, without its children. */
export interface Taken {
  /** The CPU time of all threads. */
  readonly cpu: number;
  /** The CPU time of the main thread. The others compile and collect garbage. */
  readonly main: number;
  /** The time that passed since the process began. */
  readonly wall: number;
}

export interface Figures {
  /** The mode of the action; empty for another process. */
  readonly mode: string;
  readonly all: Taken;
  /** What the process had taken when the agent was spawned. Absent if none was. */
  readonly untilSpawn?: Taken;
}

export interface Meter {
  /** A stand-in for `node` that writes down what each process took. */
  readonly node: string;
  /** Returns the medians of a few starts of `node -e 0`. */
  measureBase(): Taken;
  /** Returns the figures of the processes that ended since the last call, in the order of their ends. */
  takeFigures(): readonly Figures[];
  close(): void;
}

/**
 * Renders the script that each process loads first. It costs `node -e 0` as much as a job. The agent is the only program of a job that
 * is started in a process group of its own.
 */
const renderProbe = (file: string): string => `
const { isMainThread } = require('node:worker_threads');
// The agent is started by the same name, and may not write here.
if (isMainThread && (process.env.INPUT_MODE !== undefined || process.execArgv.includes('-e'))) {
  const childProcess = require('node:child_process');
  const { spawn } = childProcess;
  const sum = ({ user, system }) => (user + system) / 1000;
  const used = () => ({ cpu: sum(process.cpuUsage()), main: sum(process.threadCpuUsage()), wall: performance.now() });
  const figures = { mode: process.env['INPUT_MODE'] ?? '' };
  childProcess.spawn = (...given) => {
    if (figures.untilSpawn === undefined && given[2]?.detached) figures.untilSpawn = used();
    return spawn(...given);
  };
  require('node:module').syncBuiltinESMExports();
  process.on('exit', () => require('node:fs').appendFileSync(${JSON.stringify(file)}, JSON.stringify({ ...figures, all: used() }) + '\\n'));
}
`;

export function createMeter(profiles: string | undefined): Meter {
  const folder = mkdtempSync(join(tmpdir(), 'baton-measure-'));
  chmodSync(folder, 0o755);
  const [node, probe, file] = ['node', 'probe.cjs', 'figures.jsonl'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(probe, renderProbe(file));
  const profile = profiles === undefined ? '' : `--cpu-prof --cpu-prof-interval 250 --cpu-prof-dir '${profiles}'`;
  if (profiles !== undefined) mkdirSync(profiles, { recursive: true });
  const trust = `export NODE_EXTRA_CA_CERTS='${resolve(certificateFile)}'`;
  writeFileSync(node, `#!/bin/bash\n${trust}\nexec '${process.execPath}' ${profile} --require '${probe}' "$@"\n`, {
    mode: 0o755,
  });
  const takeFigures = (): readonly Figures[] => {
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    rmSync(file);
    return lines.map((line) => JSON.parse(line) as Figures);
  };
  return {
    node,
    takeFigures,
    measureBase() {
      takeFigures();
      for (let start = 0; start < 7; start++) spawnSync(node, ['-e', '0']);
      const all = takeFigures().map((figures) => figures.all);
      const middle = (kind: keyof Taken): number => all.map((taken) => taken[kind]).toSorted((a, b) => a - b)[3] ?? 0;
      return { cpu: middle('cpu'), main: middle('main'), wall: middle('wall') };
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
