import { readFileSync } from 'node:fs';
import { encodeHandoffBlock } from '../../../core/handoff/encode-handoff-block.ts';
import { parseHandoff } from '../../../core/handoff/parse-handoff.ts';
import { loadConfig } from '../load-config.ts';
import { printJson } from '../print-json.ts';
import { UsageError } from '../usage-error.ts';

interface HandoffCheckOptions {
  readonly stage?: string;
  readonly emit?: boolean;
  readonly config: string;
  readonly json?: boolean;
}

/** 0 when the handoff is valid, 1 with every error otherwise. With `emit` the block for a log goes to stdout. */
export async function handoffCheck(file: string, options: HandoffCheckOptions): Promise<number> {
  if (options.stage !== undefined) checkStage(options.stage, options.config);
  const bytes = read(file);
  const parsed = parseHandoff(bytes);
  const result = {
    valid: parsed.ok,
    handoff: parsed.ok ? parsed.value.handoff : null,
    errors: parsed.ok ? [] : parsed.error,
    bytes: bytes.length,
  };
  if (options.emit === true && parsed.ok) process.stdout.write(`${encodeHandoffBlock(parsed.value.handoff)}\n`);
  else if (options.json === true) printJson(result);
  else process.stdout.write(render(result, parsed.ok ? parsed.value.warnings : []));
  return parsed.ok ? 0 : 1;
}

function read(file: string): Uint8Array {
  try {
    return readFileSync(file === '-' ? 0 : file);
  } catch (cause) {
    throw new UsageError(`${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
  }
}

function checkStage(name: string, config: string): void {
  const [pipeline = '', stage = ''] = name.split('.');
  if (loadConfig(config).pipelines[pipeline]?.stages[stage] === undefined)
    throw new UsageError(`${config} has no stage ${name}. Write it as pipeline.stage.`);
}

function render(
  result: { valid: boolean; errors: readonly { path: string; message: string }[]; bytes: number },
  warnings: readonly string[],
): string {
  const errors = result.errors.map(({ message }) => `${message}\n`);
  return [
    `${result.valid ? 'valid' : 'not valid'}, ${result.bytes} bytes\n`,
    ...errors,
    ...warnings.map((warning) => `warning: ${warning}\n`),
  ].join('');
}
