import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutations, nameMutations, namesAround } from './mutations.mjs';
import { runTests } from './run-tests.mjs';
import { varyLine } from './vary-line.mjs';

const mostLines = 25;

/**
 * The most suspicious line whose variation makes every failing test pass and no other test of these files fail:
 * `{ file, line, source, kind, token, tried }`. A line of which that is true decides the failure.
 */
export async function findCause({ cwd, ranks, failing }) {
  const files = [...new Set(failing.map((test) => test.file))];
  const variations = listVariations(cwd, ranks.slice(0, mostLines));
  for (const [index, { file, line, source, kind, token, text }] of variations.entries()) {
    const judge = async () => ((await runTests({ cwd, files, timeout: 3_000 })).every((test) => test.passed) ? 'decides' : 'no');
    const verdict = await varyLine({ cwd, file, line, text }, judge);
    if (verdict === 'decides') return { file, line, source, kind, token, tried: index + 1 };
  }
  return undefined;
}

/** The most suspicious lines with all their variations, then the rest without other operands: those are many. */
function listVariations(cwd, ranks) {
  const places = ranks.map(({ file, line, score }) => {
    const lines = readFileSync(join(cwd, file), 'utf8').split('\n');
    return { file, line, score, source: lines[line - 1], names: namesAround(lines, line) };
  });
  const top = places.filter(({ score }) => score === places[0]?.score);
  const rest = places.filter((place) => !top.includes(place));
  return [
    ...vary(top, ({ source }) => mutations(source)),
    ...vary(top, ({ source, names }) => nameMutations(source, names)),
    ...vary(rest, ({ source }) => mutations(source)),
  ];
}

function vary(places, list) {
  return places.flatMap((place) => list(place).map((variation) => ({ ...place, ...variation })));
}
