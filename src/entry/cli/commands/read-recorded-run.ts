import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';

const largest = 1_048_576;
const recordedSchema = z.strictObject({ stdout: z.string(), stderr: z.string(), exitCode: z.int() });

/** A run of a `command` agent kept in one file, as the project's own fixtures are; undefined when the file is plain output. */
export function readRecordedRun(file: string): { readonly stdout: Buffer; readonly exit: number } | undefined {
  try {
    if (file === '-' || statSync(file).size > largest) return undefined;
    const { stdout, exitCode } = recordedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { stdout: Buffer.from(stdout), exit: exitCode };
  } catch {
    return undefined;
  }
}
