// The agent `investigator`: finds out why tests fail and hands the cause over. It changes nothing in the repository.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describeFindings } from './lib/describe-findings.mjs';
import { findCause } from './lib/find-cause.mjs';
import { measureCoverage } from './lib/measure-coverage.mjs';
import { rankLines } from './lib/rank-lines.mjs';
import { findTestFiles } from './lib/run-tests.mjs';
import { giveUp, readPrompt, say, writeHandoff, writeResults } from './lib/task-files.mjs';

const cwd = process.cwd();
const files = findTestFiles(cwd);

say(`Task: ${readPrompt().trim().split('\n')[0]}`);
say(`Running ${files.length} test files, and measuring which lines each test runs.`);
const tests = await measureCoverage({ cwd, files });
const failing = tests.filter((test) => !test.passed);
if (failing.length === 0) giveUp(`All ${tests.length} tests pass: there is no failure to investigate.`);
say(`${failing.length} of ${tests.length} tests fail:`);
for (const { file, name, error } of failing) say(`  ${file}: ${name} (expected ${error?.expected}, got ${error?.actual})`);

const ranks = rankLines(tests);
if (ranks.length === 0) giveUp('The failing tests run no line of the project: the cause is outside of it.');
for (const { file, line, score } of ranks.slice(0, 5)) say(`  suspicion ${score.toFixed(2)}: ${file}, line ${line}`);

say('Varying the suspicious lines in a copy, to see which of them decides the failing tests.');
const scratch = mkdtempSync(join(tmpdir(), 'investigate-'));
try {
  cpSync(cwd, scratch, { recursive: true, filter: (path) => !['.git', 'node_modules'].includes(basename(path)) });
  const cause = await findCause({ cwd: scratch, ranks, failing });
  if (!cause) giveUp('No variation of a suspicious line changes the failing tests into passing ones. I cannot name the cause.');
  const handoff = describeFindings({ cwd, tests, failing, ranks, cause });
  writeHandoff(handoff);
  writeResults({ 'tests-run': tests.length, 'tests-failing': failing.length, 'variations-tried': cause.tried });
  say(handoff.summary);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
