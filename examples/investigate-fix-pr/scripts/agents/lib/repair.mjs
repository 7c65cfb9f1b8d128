import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutations, nameMutations, namesAround } from './mutations.mjs';
import { runTests } from './run-tests.mjs';
import { varyLine } from './vary-line.mjs';

/** Lines in the order in which they are tried: the one named, then its neighbours. */
const offsets = [0, -1, 1, -2, 2];

/** Tries variations of the place until all tests pass, and leaves the first such in the file. */
export async function repair({ cwd, place, files, failing, say }) {
  const lines = readFileSync(join(cwd, place.file), 'utf8').split('\n');
  const near = offsets.map((offset) => place.line + offset).filter((line) => lines[line - 1] !== undefined);
  const candidates = [...near.flatMap((line) => list(lines, line, mutations)), ...list(lines, place.line, varyNames)];
  for (const [index, { line, kind, token, text }] of candidates.entries()) {
    say(`Candidate ${index + 1}: line ${line}, ${kind}: \`${token}\` replaced.`);
    const verdict = await varyLine({ cwd, file: place.file, line, text }, () => judge({ cwd, files, failing }));
    const from = lines[line - 1].trim();
    if (verdict === 'keep') return { done: true, tried: index + 1, file: place.file, line, from, to: text.trim() };
  }
  return { done: false, tried: candidates.length };
}

function list(lines, line, vary) {
  return vary(lines[line - 1], lines, line).map((candidate) => ({ ...candidate, line }));
}

function varyNames(source, lines, line) {
  return nameMutations(source, namesAround(lines, line));
}

/** Most candidates are refuted by the tests that failed before; only the others need the whole suite. */
async function judge({ cwd, files, failing }) {
  const first = [...new Set(failing.map((test) => test.file))];
  const quick = await runTests({ cwd, files: first, timeout: 3_000 });
  if (quick.some((test) => !test.passed)) return 'no';
  const all = await runTests({ cwd, files: files.filter((file) => !first.includes(file)), timeout: 10_000 });
  return all.every((test) => test.passed) ? 'keep' : 'no';
}
