import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import type { EngineExit } from '../../../src/adapters/agent/engine/engine.ts';
import { createResultParser } from '../../../src/adapters/agent/engine/result-parser.ts';
import { engines } from '../../../src/adapters/agent/engines/engines.ts';
import type { AgentResult } from '../../../src/core/agent/agent-result.ts';
import { type EngineName, engineNames } from '../../../src/core/agent/engine-name.ts';

/** A recorded run of an engine: `test/fixtures/agents/manifest.json`. */
export interface EngineCase {
  readonly engine: EngineName;
  readonly name: string;
  readonly stdout: string;
  readonly exit: EngineExit;
  readonly expected: AgentResult;
  /** True when the program wrote its output as one JSON text over several lines. */
  readonly isPlainJson: boolean;
}

interface ManifestCase {
  readonly agent: string;
  readonly case: string;
  readonly stdout?: string;
  readonly exitCode: number;
  readonly stderrTail: readonly string[];
  readonly sidecars?: { readonly usageOutputFile?: string; readonly stderrJson?: string };
  readonly expected: AgentResult;
}

const folder = new URL('../../fixtures/agents/', import.meta.url);

export function readEngineCases(): readonly EngineCase[] {
  const { cases } = JSON.parse(read('manifest.json')) as { cases: readonly ManifestCase[] };
  return cases.map(toCase);
}

export function parseCase({ engine, exit }: Pick<EngineCase, 'engine' | 'exit'>, stdout: string | Uint8Array): AgentResult {
  const parser = createResultParser(engines[engine]);
  parser.push(Buffer.from(stdout));
  return parser.end(exit);
}

function toCase(entry: ManifestCase): EngineCase {
  const { exitCode, sidecars = {} } = entry;
  const engine = engineNames.find((name) => name === entry.agent);
  if (engine === undefined) throw new Error(`The manifest names the engine ${entry.agent}.`);
  const stdout = entry.stdout === undefined ? '' : read(entry.stdout);
  const stderr = sidecars.stderrJson === undefined ? entry.stderrTail.join('\n') : read(sidecars.stderrJson);
  return {
    engine,
    name: `${engine} ${entry.case}`,
    // The recording of `command` has the whole run in one file.
    stdout: engine === 'command' ? (JSON.parse(stdout) as { stdout: string }).stdout : stdout,
    exit: {
      // The runs that were recorded under a signal ended with the status that shells write for SIGTERM. Gemini chose 144 and 173 itself.
      ended: exitCode === 128 + constants.signals.SIGTERM ? 'killed' : 'exited',
      exitStatus: exitCode,
      stderr,
      ...(sidecars.usageOutputFile === undefined ? {} : { usage: read(sidecars.usageOutputFile) }),
    },
    expected: entry.expected,
    isPlainJson: engine !== 'command' && entry.stdout?.endsWith('.json') === true,
  };
}

function read(path: string): string {
  return readFileSync(new URL(path, folder), 'utf8');
}
