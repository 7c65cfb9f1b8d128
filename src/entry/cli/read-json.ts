import type { z } from 'zod';
import { readBytes } from './read-bytes.ts';
import { UsageError } from './usage-error.ts';

export function readJson(path: string): unknown {
  try {
    return JSON.parse(
      readBytes(path)
        .toString('utf8')
        .replace(/^\uFEFF/, ''),
    );
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw new UsageError(`${path} holds no JSON: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
  }
}

/** JSON of a known form; `what` says in words what the file must be. */
export function readJsonAs<T>(path: string, form: { readonly schema: z.ZodType<T>; readonly what: string }): T {
  const parsed = form.schema.safeParse(readJson(path));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? '' : `\`${issue.path.join('.')}\`: `;
  throw new UsageError(`${path} is not ${form.what}: ${where}${issue?.message ?? 'unknown'}.`);
}
