import { createVitest, type TestModule } from 'vitest/node';
import type { RequirementRow } from './report.ts';
import { rowsOf } from './requirement-reporter.ts';

/** The suites beside `npm test` whose rows stand in the pages made from the tests. */
export const listedSuites = ['scenes', 'server', 'crash', 'package'] as const;

export interface Listing {
  readonly rows: readonly RequirementRow[];
  /** Reasons why the rows are not complete: files that could not be loaded, or no row at all. */
  readonly errors: readonly string[];
}

/** Returns the requirement rows of all tests of a project of vitest without running them: loading the files takes seconds, the tests take minutes. */
async function listRequirements(root: string, project: string): Promise<Listing> {
  const vitest = await createVitest('test', { root, project, watch: false, reporters: [] });
  try {
    const { testModules, unhandledErrors } = await vitest.collect(undefined, { staticParse: false });
    const errors = [...unhandledErrors.map(String), ...testModules.flatMap(describeErrors)];
    const rows = rowsOf(testModules);
    return { rows, errors: rows.length === 0 ? [...errors, `${project}: no test names a requirement`] : errors };
  } finally {
    await vitest.close();
  }
}

/** Lists the rows of several suites, one after the other: each loads all of its files. */
export async function listSuites(root: string, projects: readonly string[]): Promise<Listing> {
  const listings: Listing[] = [];
  for (const project of projects) listings.push(await listRequirements(root, project));
  return { rows: listings.flatMap(({ rows }) => rows), errors: listings.flatMap(({ errors }) => errors) };
}

function describeErrors(module: TestModule): readonly string[] {
  return module.errors().map(({ message, stack }) => `${module.relativeModuleId}: ${stack ?? message}`);
}
