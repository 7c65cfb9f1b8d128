import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { ProblemKind } from '../../src/core/problem.ts';

const kindsSchema = z.array(
  z.strictObject({
    code: z.string().regex(/^BATON-E\d{3}$/),
    title: z.string().min(1),
    explanation: z.string().min(1),
    remedy: z.string().min(1),
  }),
);

/** What every `problem-kinds.ts` below `src` exports, by code. Two kinds of one code are an error. */
export async function readProblemKinds(root: string): Promise<readonly ProblemKind[]> {
  const files = globSync('src/**/problem-kinds.ts', { cwd: root }).sort();
  const kinds: ProblemKind[] = [];
  for (const file of files) {
    const exported: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href);
    for (const value of Object.values(exported)) kinds.push(...parseKinds(file, value));
  }
  const codes = kinds.map(({ code }) => code);
  const twice = codes.find((code, index) => codes.indexOf(code) !== index);
  if (twice) throw new Error(`two problem kinds have the code ${twice}: give one of them another`);
  return kinds.sort((a, b) => (a.code < b.code ? -1 : 1));
}

function parseKinds(file: string, value: unknown): readonly ProblemKind[] {
  const parsed = kindsSchema.safeParse(value);
  if (!parsed.success) throw new Error(`${file} must export lists of problem kinds only: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
