import { mkdirSync } from 'node:fs';
import { engines } from '../../src/adapters/agent/engines/engines.ts';
import { buildIsolation, probeMachine } from '../../src/adapters/agent/process/probe-isolation.ts';
import { createProgramSource } from '../../src/adapters/agent/program/program-source.ts';
import type { TestedEngine } from './options.ts';

export interface InstalledClis {
  readonly ready: readonly TestedEngine[];
  /** In words, one for each engine that is not. */
  readonly missing: readonly string[];
}

/** Gets the CLIs as an agent job would, into a folder that is kept: whoever has them runs the tests without network. */
export async function installClis(names: readonly TestedEngine[], folder: string): Promise<InstalledClis> {
  mkdirSync(folder, { recursive: true });
  const write = (line: string): void => console.log(line);
  const programs = createProgramSource({
    folder,
    host: process.env,
    isolation: buildIsolation(await probeMachine(), { keep: [folder] }),
    log: { info: write, warning: write, error: write },
    redact: (text) => text,
  });
  const ready: TestedEngine[] = [];
  const missing: string[] = [];
  for (const name of names) {
    const { program, installation } = engines[name];
    if (program === undefined || installation === undefined) throw new Error(`${name} has no program to install.`);
    const found = await programs.get({ program, installation });
    if (found.ok) ready.push(name);
    else missing.push(`${name} cannot be tested: ${found.error}`);
  }
  return { ready, missing };
}
