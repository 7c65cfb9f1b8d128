import { encodeHandoffBlock } from '../../../core/handoff/encode-handoff-block.ts';
import { parseHandoff } from '../../../core/handoff/parse-handoff.ts';
import { findStage } from '../find-stage.ts';
import { loadConfig } from '../load-config.ts';
import { printJson } from '../print-json.ts';
import { readBytes } from '../read-bytes.ts';

interface HandoffCheckOptions {
  readonly stage?: string;
  readonly emit?: boolean;
  readonly config: string;
  readonly json?: boolean;
}

/** 0 when the handoff is valid, 1 with every error otherwise. With `emit` only the block of a valid one goes to stdout. */
export async function handoffCheck(file: string, options: HandoffCheckOptions): Promise<number> {
  if (options.stage !== undefined) findStage(loadConfig(options.config), options.stage);
  const bytes = readBytes(file);
  const parsed = parseHandoff(bytes);
  const errors = parsed.ok ? [] : parsed.error;
  const warnings = (parsed.ok ? parsed.value.warnings : []).map((warning) => `warning: ${warning}\n`);
  const words = `${parsed.ok ? 'valid' : 'not valid'}, ${bytes.length} bytes\n`;
  const sentences = errors.map(({ message }) => `${message}\n`).join('');
  if (options.emit === true) {
    process.stderr.write(parsed.ok ? warnings.join('') : words + sentences);
    if (parsed.ok) process.stdout.write(`${encodeHandoffBlock(parsed.value.handoff)}\n`);
  } else if (options.json === true) {
    process.stderr.write(warnings.join(''));
    printJson({ valid: parsed.ok, handoff: parsed.ok ? parsed.value.handoff : null, errors, bytes: bytes.length });
  } else process.stdout.write(words + sentences + warnings.join(''));
  return parsed.ok ? 0 : 1;
}
