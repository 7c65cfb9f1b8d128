import { writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type RequirementRow, reportVariable, type TestReport } from './report.ts';

/** Writes the counts and the rows that `requirement()` put into the tests' meta to a file. Prints nothing. */
export class RequirementReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const path = process.env[reportVariable];
    if (!path) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const broken = modules.filter((module) => module.errors().length > 0);
    const report: TestReport = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      // Skipped and never started ones too: nothing is green by silence.
      failed: tests.filter((test) => test.result().state !== 'passed').length,
      errors: unhandled.length + broken.length,
      requirements: rowsOf(modules),
    };
    writeFileSync(path, JSON.stringify(report));
  }
}

/** Returns the rows of the tests that name requirements; the tests need not have run. */
export function rowsOf(modules: readonly TestModule[]): readonly RequirementRow[] {
  return modules.flatMap((module) => [...module.children.allTests()]).flatMap(toRow);
}

function toRow(test: TestCase): readonly RequirementRow[] {
  const { requirement } = test.meta();
  if (!requirement) return [];
  const file = relative(test.project.config.root, test.module.moduleId).split(sep).join('/');
  return [{ ...requirement, file }];
}
