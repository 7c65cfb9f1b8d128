import { it } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    requirement?: Requirement;
  }
}

/** A row of `docs/requirements.md`, which is generated from these. */
export interface Requirement {
  /** IDs as in the requirements: `H-4`, `T12`, `X-3`, `DESIGN-4.5`. */
  readonly ids: readonly string[];
  readonly title: string;
  /** What goes in, in one line of words or code. */
  readonly input: string;
  /** What must come out, in one line. */
  readonly expected: string;
}

/** A test that proves requirements. Use it wherever a requirement has an ID; plain `it` for the rest. */
export function requirement(row: Requirement, test: () => void | Promise<void>, timeout?: number): void {
  it(
    `${row.ids.join(' ')}: ${row.title}`,
    async ({ task }) => {
      task.meta.requirement = row;
      await test();
    },
    timeout,
  );
}
