/**
 * How suspicious every line is, most suspicious first (Ochiai's coefficient): lines that failing tests run and passing
 * tests do not run. `tests` is what `measureCoverage` gives.
 */
export function rankLines(tests) {
  const failing = tests.filter((test) => !test.passed);
  const ranks = [...new Set(failing.flatMap((test) => test.lines))].map((place) => {
    const runs = tests.filter((test) => test.lines.includes(place));
    const failed = runs.filter((test) => !test.passed).length;
    const [file, line] = place.split(':');
    return { file, line: Number(line), failed, passed: runs.length - failed, score: failed / Math.sqrt(failing.length * runs.length) };
  });
  return ranks.sort((a, b) => b.score - a.score || a.file.localeCompare(b.file) || a.line - b.line);
}
