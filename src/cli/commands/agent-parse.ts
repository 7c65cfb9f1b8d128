import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { z } from 'zod';
import type { Engine, EngineExit } from '../../adapters/agent/engine/engine.ts';
import { createResultParser, type ResultParser } from '../../adapters/agent/engine/result-parser.ts';
import { engines } from '../../adapters/agent/engines/engines.ts';
import type { AgentResult } from '../../core/agent/agent-result.ts';
import { engineNames } from '../../core/agent/engine-name.ts';
import { messageOf } from '../../core/problem.ts';
import { printJson, printText, readBytes } from '../../terminal/files/read-json.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';

export interface AgentParseOptions {
  readonly engine?: string;
  readonly exit?: number;
  readonly signal?: string;
  readonly stderr?: string;
  readonly usage?: string;
  readonly json?: boolean;
}

/**
 * Prints the result that the output of one engine run stands for. Reads it as a stream, because it may be larger than memory.
 * Returns 1 for output that breaks off before its end where neither `--exit` nor `--signal` says why, else 0.
 */
export async function agentParse(file: string, options: AgentParseOptions): Promise<number> {
  // Commander would ask for a required option before it names the slip in one.
  if (options.engine === undefined)
    throw new UsageError(`Say whose output it is: required option '--engine <name>', such as --engine claude-code.`);
  const engine = findEngine(options.engine);
  const parser = createResultParser(engine);
  const recorded = engine.output === 'text' ? readRecordedRun(file) : undefined;
  if (recorded === undefined) await pushAll(file, parser);
  else parser.push(recorded.stdout);
  const result = parser.end(readExit(file, { ...recorded, ...options }));
  if (options.json === true) printJson(result);
  else printText(describeResult(result));
  const isExplained = options.exit !== undefined || options.signal !== undefined;
  return result.outcome === 'killed' && !isExplained ? 1 : 0;
}

const largest = 1_048_576;
const recordedSchema = z.strictObject({ stdout: z.string(), stderr: z.string(), exitCode: z.int() });

/**
 * Reads a recorded run of a `command` agent, as the project's own fixtures hold it. Returns undefined if the file is plain
 * output.
 */
function readRecordedRun(file: string): { readonly stdout: Buffer; readonly exit: number } | undefined {
  try {
    if (file === '-' || statSync(file).size > largest) return undefined;
    const { stdout, exitCode } = recordedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { stdout: Buffer.from(stdout), exit: exitCode };
  } catch {
    return undefined;
  }
}

async function pushAll(file: string, parser: ResultParser): Promise<void> {
  try {
    for await (const chunk of file === '-' ? process.stdin : createReadStream(file)) parser.push(chunk);
  } catch (cause) {
    throw new UsageError(`${file} cannot be read: ${messageOf(cause)}.`, { cause });
  }
}

function findEngine(wanted: string): Engine {
  const name = engineNames.find((known) => known === wanted);
  if (name === undefined) throw new UsageError(`--engine is "${wanted}"; write one of ${engineNames.join(', ')}.`);
  return engines[name];
}

/** Converts the options into the end that a runner reports. Only `--signal` stands for a signal: programs choose any status. */
function readExit(file: string, { exit, signal, stderr, usage }: Omit<AgentParseOptions, 'engine'>): EngineExit {
  const bySignal = signal === undefined ? undefined : 128 + signalNumber(signal);
  const exitStatus = exit ?? bySignal ?? 0;
  const besides = usage ?? findBeside(file);
  return {
    ended: bySignal === undefined ? 'exited' : 'killed',
    exitStatus,
    stderr: stderr === undefined ? '' : readBytes(stderr).toString('utf8'),
    usage: besides === undefined ? undefined : readBytes(besides).toString('utf8'),
  };
}

/** Finds the usage that an engine wrote to a file of its own: `success.usage.json` beside `success.jsonl`. */
function findBeside(file: string): string | undefined {
  const beside = file.replace(/\.[^./]+$/, '.usage.json');
  return beside !== file && existsSync(beside) ? beside : undefined;
}

function signalNumber(name: string): number {
  const found = Object.entries(constants.signals).find(([known]) => known === name || known === `SIG${name}`);
  if (found === undefined) throw new UsageError(`--signal is "${name}"; write the name of a signal, such as SIGTERM.`);
  return found[1];
}

function describeResult({ outcome, reason, finalText, usage, costUsd, warnings }: AgentResult): string {
  return [
    `${outcome}${reason === null ? '' : `: ${reason}`}`,
    ...(usage === null
      ? []
      : [`${usage.inputTokens ?? '?'} tokens in, ${usage.outputTokens ?? '?'} out${costUsd === null ? '' : `, $${costUsd}`}`]),
    ...warnings.map((warning) => `warning: ${warning}`),
    ...(finalText === null ? [] : ['', finalText]),
    '',
  ].join('\n');
}
