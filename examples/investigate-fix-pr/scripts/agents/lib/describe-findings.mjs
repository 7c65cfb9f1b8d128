import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const kinds = {
  comparison: 'the comparison',
  logic: 'the logical operator',
  arithmetic: 'the arithmetic operator',
  rounding: 'the function',
  order: 'the order of the operands of',
  operand: 'the operand',
  number: 'the number',
};

/** What was found out, as a handoff for whoever repairs it. The repair itself is not known here. */
export function describeFindings({ cwd, tests, failing, ranks, cause }) {
  const place = `${cause.file}, line ${cause.line}`;
  const reason = `${kinds[cause.kind]} \`${cause.token}\` in \`${cause.source.trim()}\``;
  const [first] = failing;
  return {
    version: 1,
    summary: `${failing.length} of ${tests.length} tests fail. Cause: ${place}, ${reason}.`,
    detail: [
      'Failing tests:',
      ...failing.map(describeFailure),
      '',
      'Lines that failing tests run and passing ones seldom do (1 is most suspicious):',
      ...ranks.slice(0, 5).map(({ file, line, score, failed, passed }) => `  ${score.toFixed(2)}  ${file}:${line}  (${failed} failing, ${passed} passing tests run it)`),
      '',
      `Experiment: of ${cause.tried} variations in a copy of the repository, the first that makes all failing tests pass touches ${reason} (${place}).`,
      '',
      `Source of ${cause.file}:`,
      ...excerpt(cwd, cause),
    ].join('\n'),
    data: {
      root_cause_file: cause.file,
      root_cause_line: String(cause.line),
      cause: reason,
      failing_test: first.name,
      failing_test_file: first.file,
    },
    context: {
      relevant_files: [...new Set([cause.file, ...failing.map((test) => test.file)])],
      key_findings: failing.map((test) => `${test.name}: expected ${test.error?.expected}, got ${test.error?.actual}`),
    },
  };
}

function describeFailure({ file, name, error }) {
  const frame = (error?.stack ?? '').split('\n').find((line) => line.includes(`/${file}:`)) ?? '';
  const at = /:(\d+):\d+\)?$/.exec(frame)?.[1];
  return `  ${file}${at ? `:${at}` : ''}: ${name}: expected ${error?.expected}, got ${error?.actual}`;
}

function excerpt(cwd, { file, line }) {
  const lines = readFileSync(join(cwd, file), 'utf8').split('\n');
  const from = Math.max(0, line - 4);
  return lines.slice(from, line + 3).map((text, index) => `  ${String(from + index + 1).padStart(3)}  ${text}`.trimEnd());
}
