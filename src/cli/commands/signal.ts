import { parseSignal } from '../../core/output/parse-signal.ts';
import { printJson, printText, readBytes } from '../../terminal/files/read-json.ts';

/**
 * Prints the signal in an agent's output. Returns 0 if there is one, else 1: a missing signal counts as failed with
 * `empty-output`.
 */
export async function signal(file: string, options: { readonly json?: boolean }): Promise<number> {
  const found = parseSignal(readBytes(file).toString('utf8'));
  const result = {
    outcome: found?.outcome ?? 'failed',
    reason: found === undefined ? 'empty-output' : (found.reason ?? null),
  };
  if (options.json === true) printJson(result);
  else printText(`${result.outcome}${result.reason === null ? '' : `: ${result.reason}`}\n`);
  return found === undefined ? 1 : 0;
}
