import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type AgentsReport, type ProofResult, reportVariable } from './report.ts';

/** One line a test as it ends, and for the closing line the counts, with what the tests show of the promises. */
export class AgentsReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === 'skipped') return;
    const seconds = ((test.diagnostic()?.duration ?? 0) / 1_000).toFixed(1);
    console.log(`${state === 'passed' ? 'ok    ' : 'FAILED'} ${test.fullName.replaceAll(' > ', ' · ')} (${seconds} s)`);
    for (const { message } of errors) console.log(indent(message));
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { readonly message: string }[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const errors = [...modules.flatMap((module) => module.errors()), ...unhandled].map(({ message }) => message);
    for (const error of errors) console.log(indent(error));
    const count = (state: string): number => tests.filter((test) => test.result().state === state).length;
    const report: AgentsReport = {
      passed: count('passed'),
      failed: count('failed') + errors.length,
      skipped: count('skipped'),
      proofs: tests.flatMap(toProof),
    };
    const path = process.env[reportVariable];
    if (path) writeFileSync(path, JSON.stringify(report));
  }
}

function toProof(test: TestCase): readonly ProofResult[] {
  const { proof } = test.meta();
  const title = test.name.replace(/^[^:]*: /, '');
  return proof === undefined ? [] : [{ ...proof, title, isPassed: test.result().state === 'passed' }];
}

function indent(text: string): string {
  return text.replace(/^/gm, '       ');
}
