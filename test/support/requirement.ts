import { it } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    requirement?: Requirement;
  }
}

/** A row of `docs/maintainers/requirements.md`, which is generated from these. */
export interface Requirement {
  /** IDs as in the requirements (`H-4`, `T12`, `X-3`, `DESIGN-4.5`), or of a finding of a review (`F-S5`). */
  readonly ids: readonly string[];
  readonly title: string;
  /** What goes in, in one line of words or code. */
  readonly input: string;
  /** What must come out, in one line. With a `standing`, it is the reason. */
  readonly expected: string;
  /** Absent where the test proves the requirement. Otherwise the test proves that the reason holds, and fails once it no longer does. */
  readonly standing?: 'not built' | 'does not apply';
}

/**
 * Defines a test that proves requirements. Use it wherever a requirement has an id, and plain `it` for the rest.
 * The row is known before the test runs: `npm test` lists the rows of the scenes without playing them.
 */
export function requirement(row: Requirement, test: () => void | Promise<void>, timeout?: number): void {
  const options = timeout === undefined ? {} : { timeout };
  it(`${row.ids.join(' ')}: ${row.title}`, { ...options, meta: { requirement: row } }, () => test());
}
