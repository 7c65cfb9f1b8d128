import { chmodSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engines } from '../../adapters/agent/engines/engines.ts';
import { quoteShell } from '../../adapters/agent/process/run-quietly.ts';
import type { EngineName } from '../../core/agent/engine-name.ts';
import { findBundledFile } from '../../host/find-bundled-file.ts';
import type { StandInPlan } from './program/stand-in-plan.ts';

interface Launchers {
  /** The folder for all files. Agents see it, because it is on their PATH. */
  readonly folder: string;
  /** True if agents are another user. */
  readonly isIsolated: boolean;
  readonly plan: StandInPlan;
  /** Engines whose programs are replaced. */
  readonly engines: readonly EngineName[];
  /** `command` agents whose command is replaced. */
  readonly agents: readonly string[];
}

/** Writes the plan, and one launcher for each program and command that is replaced. Returns the launchers of commands by agent. */
export function writeLaunchers(launchers: Launchers): Readonly<Record<string, string>> {
  const { folder, isIsolated, plan } = launchers;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Where agents are isolated, another user passes through it to files that it knows by name.
  chmodSync(folder, isIsolated ? 0o711 : 0o700);
  const planFile = join(folder, 'plan.json');
  writeFileSync(planFile, `${JSON.stringify(plan, null, 2)}\n`, { mode: 0o644 });
  const program = findBundledFile('stand-in.js');
  const write = (name: string, given: readonly string[]): string => {
    const path = join(folder, name);
    const words = [realpathSync(process.execPath), program, planFile, ...given].map(quoteShell).join(' ');
    writeFileSync(path, `#!/bin/sh\nexec ${words} "$@"\n`);
    chmodSync(path, 0o755);
    return path;
  };
  for (const engine of launchers.engines) {
    const name = engines[engine].program;
    if (name !== undefined) write(name, [engine, '']);
  }
  return Object.fromEntries(launchers.agents.map((agent) => [agent, write(`command-${agent}`, ['command', agent])]));
}
