import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RunReport } from '../../page/report/run-report.ts';

/** The files that a try leaves, by their paths. */
export interface TryFiles {
  /** The exact prompt of each start of an agent, as `<run>.<stage>.<execution>`. */
  readonly prompts: Readonly<Record<string, string>>;
  /** The handoff of each start of an agent that wrote one. */
  readonly handoffs: Readonly<Record<string, string>>;
  /** The changes of each branch. */
  readonly branches: Readonly<Record<string, string>>;
}

/** Writes what agents were told, what they handed over and what they changed into files below a folder. */
export function writeTryFiles({ runs, branches }: RunReport, folder: string): TryFiles {
  const executions = runs.flatMap(({ run, stages }) =>
    stages.flatMap(({ name, executions: all }) => all.map((each) => ({ ...each, key: `${run}.${name}.${each.execution}` }))),
  );
  const store = (path: string, text: string): string => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, text);
    return file;
  };
  return {
    prompts: Object.fromEntries(
      executions.flatMap(({ key, prompt }) => (prompt === undefined ? [] : [[key, store(`prompts/${key}.md`, prompt)]])),
    ),
    handoffs: Object.fromEntries(
      executions.flatMap(({ key, handoff }) =>
        handoff === undefined ? [] : [[key, store(`handoffs/${key}.json`, `${JSON.stringify(handoff, null, 2)}\n`)]],
      ),
    ),
    branches: Object.fromEntries(
      branches.map(({ name, diff }) => [name, store(`branches/${name.replaceAll('/', '-')}.diff`, `${diff}\n`)]),
    ),
  };
}
