// This folder reads the files that a user names: JSON, comments and configurations, and prints what a command finds. A file of
// the wrong form is a `UsageError`.

import { existsSync, fstatSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { describeJsonFaults } from '../../core/json/json-value.ts';
import { messageOf } from '../../core/problem.ts';
import { cleanForTerminal } from '../../core/text/plain-text.ts';
import { UsageError } from './usage-error.ts';

/** Reads the content of a file that the user named. `-` means stdin. */
export function readBytes(path: string): Buffer {
  try {
    return readFileSync(path === '-' ? 0 : path);
  } catch (cause) {
    const other = path.replace(/\.yml$/, '.yaml');
    const hint = other === path || !existsSync(other) ? '' : ` There is ${other}: Baton reads the name with \`.yml\`; rename it.`;
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    const reason = isMissing ? 'there is no such file' : messageOf(cause);
    throw new UsageError(`${nameOf(path)} cannot be read: ${reason}.${hint}`, { cause });
  }
}

/** Returns the name of a file for a message. */
export function nameOf(path: string): string {
  return path === '-' ? 'stdin' : path;
}

export function readJson(path: string): unknown {
  try {
    return JSON.parse(
      readBytes(path)
        .toString('utf8')
        .replace(/^\uFEFF/, ''),
    );
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw new UsageError(`${nameOf(path)} holds no JSON: ${messageOf(cause)}.`, { cause });
  }
}

/** Parses JSON of a known form. `what` says in words what the file must be. */
export function readJsonAs<T>(path: string, form: { readonly schema: z.ZodType<T>; readonly what: string }): T {
  const value = readJson(path);
  const parsed = form.schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new UsageError(`${nameOf(path)} is not ${form.what}: ${describeJsonFaults(parsed.error, value)}.`);
}

export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** Prints text for a person. What others wrote in it cannot move the cursor, hide words or become a workflow command. */
export function printText(text: string): void {
  process.stdout.write(cleanForTerminal(text));
}

/** Prints text for a person on stderr, beside the result, as `printText` does. */
export function printAside(text: string): void {
  process.stderr.write(cleanForTerminal(text));
}

/** Prints a text byte for byte where a program reads it: from a file, or a pipe outside of a job, whose log the runner obeys. */
export function printExact(text: string): void {
  const isLog = process.env.GITHUB_ACTIONS === 'true' && !fstatSync(process.stdout.fd).isFile();
  if (process.stdout.isTTY || isLog) printText(text);
  else process.stdout.write(text);
}
