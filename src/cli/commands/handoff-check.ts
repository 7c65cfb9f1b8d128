import { existsSync } from 'node:fs';
import { selectPipeline } from '../../core/config/defaults.ts';
import { isAgentStage } from '../../core/config/schema/stage-schema.ts';
import { encodeBlock, encodeHandoffBlock } from '../../core/handoff/handoff.ts';
import { encodeToolCalls } from '../../core/mcp/tool-calls.ts';
import { type CheckedHandoff, checkHandoff, type HandoffPlace } from '../../terminal/files/check-handoff.ts';
import { findStage } from '../../terminal/files/find-stage.ts';
import { loadConfig } from '../../terminal/files/load-config.ts';
import { printAside, printJson, printText, readBytes } from '../../terminal/files/read-json.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';

interface HandoffCheckOptions {
  readonly stage?: string;
  readonly emit?: boolean;
  readonly config?: string;
  readonly json?: boolean;
}

/**
 * Checks a handoff, and the transfer in it, as the job of an agent does; with `stage` against the demand of that stage and the
 * agents that its agent may name. Returns 0 if it is valid, else prints every error and returns 1. With `emit`, prints only the
 * block of a valid handoff on stdout. A missing file is wrong use, unless the given stage requires a handoff.
 */
export async function handoffCheck(file: string, options: HandoffCheckOptions): Promise<number> {
  const place = options.stage === undefined ? undefined : findPlace(options.config, options.stage);
  const isRequired = place?.stage.handoff?.required === true;
  const bytes = isRequired && file !== '-' && !existsSync(file) ? undefined : readBytes(file);
  const checked = await checkHandoff(bytes, place);
  print(checked, { ...options, bytes: bytes?.length ?? 0 });
  return checked.errors.length === 0 ? 0 : 1;
}

function findPlace(file: string | undefined, named: string): HandoffPlace {
  const config = loadConfig(file);
  const { pipeline, stage } = findStage(config, named);
  if (isAgentStage(stage)) return { stage, config: selectPipeline(config, pipeline) };
  throw new UsageError(`${named} is the built-in ${stage.uses}, which writes no handoff; name a stage with an agent.`);
}

function print(checked: CheckedHandoff, options: HandoffCheckOptions & { readonly bytes: number }): void {
  const { handoff, transfer, errors, warnings } = checked;
  const { emit, json, bytes } = options;
  const valid = errors.length === 0;
  const asides = warnings.map((warning) => `warning: ${warning}\n`).join('');
  const to = transfer === undefined ? '' : `, a transfer to ${JSON.stringify(transfer.to)}`;
  const words = `${valid ? 'valid' : 'not valid'}, ${bytes} bytes${to}\n`;
  const sentences = errors.map(({ message }) => `${message}\n`).join('');
  if (emit === true) {
    printAside(valid ? asides : words + sentences);
    process.stdout.write(renderBlock(checked));
  } else if (json === true) {
    printAside(asides);
    printJson({
      valid,
      handoff: handoff ?? null,
      transfer,
      errors,
      warnings: warnings.length === 0 ? undefined : warnings,
      bytes,
    });
  } else printText(words + sentences + asides);
}

function renderBlock({ handoff, transfer, children, errors }: CheckedHandoff): string {
  if (children !== undefined && errors.length === 0)
    return `${encodeBlock(JSON.stringify({ version: 1, ...handoff, ...transfer, children }))}\n`;
  if (handoff !== undefined) return `${encodeHandoffBlock(handoff)}\n`;
  return transfer === undefined ? '' : `${encodeBlock(encodeToolCalls({ transfer }))}\n`;
}
