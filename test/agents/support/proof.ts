import { it } from 'vitest';
import type { Proof } from '../../../scripts/test-agents/report.ts';
import type { Requirement } from '../../support/requirement.ts';

declare module 'vitest' {
  interface TaskMeta {
    proof?: Proof;
  }
}

interface ProofRow extends Proof {
  readonly title: string;
  /** Where the requirement has an id as well. */
  readonly ids?: Requirement['ids'];
}

/** Defines a test that proves promises of an engine, or that the engine cannot keep them. */
export function proof({ title, ids = [], ...row }: ProofRow, test: () => void | Promise<void>, timeout = 300_000): void {
  const names = [...ids, ...row.of.map((number) => `P${number}`)];
  it(`${names.join(' ')}: ${title}`, { timeout, meta: { proof: row } }, () => test());
}
