import { createVitest } from 'vitest/node';
import type { RequirementRow } from './report.ts';
import { rowsOf } from './requirement-reporter.ts';
import type { Check } from './run-check.ts';

/**
 * Returns the requirement rows of the scenes without playing them, and a check that fails when a scene cannot be loaded.
 * The pages made from the tests hold the rows of all tests, but `npm test` does not wait for the scenes.
 */
export async function listScenes(root: string): Promise<{ readonly rows: readonly RequirementRow[]; readonly check: Check }> {
  const vitest = await createVitest('test', { root, config: 'vitest.scenes.config.ts', watch: false, reporters: [] });
  try {
    const { testModules, unhandledErrors } = await vitest.collect(undefined, { staticParse: false });
    const errors = [...unhandledErrors, ...testModules.flatMap((module) => module.errors())];
    const rows = rowsOf(testModules);
    const isPassed = errors.length === 0 && rows.length > 0;
    console.log(`${isPassed ? 'ok    ' : 'FAILED'} list of scenes`);
    for (const error of errors) console.log(error);
    return { rows, check: { name: 'list of scenes', isPassed } };
  } finally {
    await vitest.close();
  }
}
