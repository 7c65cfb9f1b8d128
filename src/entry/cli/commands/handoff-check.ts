import { existsSync } from 'node:fs';
import { isAgentStage } from '../../../core/config/schema/stage-schema.ts';
import { encodeHandoffBlock } from '../../../core/handoff/handoff.ts';
import type { HandoffDemand } from '../../../core/handoff/handoff-demand.ts';
import { type HandoffReading, readHandoff } from '../../../core/handoff/read-handoff.ts';
import { findStage } from '../files/find-stage.ts';
import { loadConfig } from '../files/load-config.ts';
import { printJson, printText, readBytes } from '../files/read-json.ts';
import { UsageError } from '../files/usage-error.ts';

interface HandoffCheckOptions {
  readonly stage?: string;
  readonly emit?: boolean;
  readonly config: string;
  readonly json?: boolean;
}

/**
 * Checks a handoff, with `stage` against the demand of that stage. Returns 0 if it is valid, else prints every error and
 * returns 1. With `emit`, prints only the block of a valid handoff on stdout. A missing file is wrong use, unless the given
 * stage requires a handoff.
 */
export async function handoffCheck(file: string, options: HandoffCheckOptions): Promise<number> {
  const demand = options.stage === undefined ? undefined : findDemand(options.config, options.stage);
  const bytes = demand?.required === true && file !== '-' && !existsSync(file) ? undefined : readBytes(file);
  const reading = await readHandoff({ file: bytes, printed: {} }, demand);
  print(reading, { ...options, bytes: bytes?.length ?? 0 });
  return reading.errors.length === 0 ? 0 : 1;
}

function findDemand(config: string, named: string): HandoffDemand | undefined {
  const { stage } = findStage(loadConfig(config), named);
  if (isAgentStage(stage)) return stage.handoff;
  throw new UsageError(`${named} is the built-in ${stage.uses}, which writes no handoff; name a stage with an agent.`);
}

function print({ handoff, errors, warnings }: HandoffReading, options: HandoffCheckOptions & { readonly bytes: number }): void {
  const { emit, json, bytes } = options;
  const valid = errors.length === 0;
  const asides = warnings.map((warning) => `warning: ${warning}\n`).join('');
  const words = `${valid ? 'valid' : 'not valid'}, ${bytes} bytes\n`;
  const sentences = errors.map(({ message }) => `${message}\n`).join('');
  if (emit === true) {
    process.stderr.write(valid ? asides : words + sentences);
    if (handoff !== undefined) process.stdout.write(`${encodeHandoffBlock(handoff)}\n`);
  } else if (json === true) {
    process.stderr.write(asides);
    printJson({ valid, handoff: handoff ?? null, errors, bytes });
  } else printText(words + sentences + asides);
}
