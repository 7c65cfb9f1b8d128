// The agent `fixer`: repairs the line that was handed over. All it knows is its prompt and its context file.
import { findPlace } from './lib/find-place.mjs';
import { repair } from './lib/repair.mjs';
import { findTestFiles, runTests } from './lib/run-tests.mjs';
import { giveUp, readContext, readPrompt, say, writeHandoff, writeResults } from './lib/task-files.mjs';

const cwd = process.cwd();
const place = findPlace({ cwd, context: readContext(), prompt: readPrompt() });
if (!place) giveUp('Neither the prompt nor the context names a file and line to repair: no handoff reached me. I change nothing.');
say(`The handoff names ${place.file}, line ${place.line}.`);

const files = findTestFiles(cwd);
const before = await runTests({ cwd, files });
const failing = before.filter((test) => !test.passed);
if (failing.length === 0) giveUp('All tests pass already: there is nothing to repair.');
say(`${failing.length} of ${before.length} tests fail before the repair.`);

const result = await repair({ cwd, place, files, failing, say });
if (!result.done) giveUp(`None of ${result.tried} candidate repairs near ${place.file}, line ${place.line} makes all tests pass. I change nothing.`);

const { file, line, from, to } = result;
say(`Repaired ${file}, line ${line}: all ${before.length} tests pass.`);
say(`- ${from}\n+ ${to}`);
writeHandoff({
  version: 1,
  summary: `Repaired ${file}, line ${line}: \`${from}\` is now \`${to}\`. All ${before.length} tests pass.`,
  data: { changed_file: file, changed_line: String(line) },
});
writeResults({ 'changed-file': file, 'candidates-tried': result.tried, 'tests-passing': before.length });
