// Loaded before a test file: writes what code each single test ran, one JSON line per test, to AGENT_COVERAGE_PATH.
import { appendFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { afterEach, beforeEach } from 'node:test';

const session = new Session();
session.connect();

/** The session answers before `post` returns. */
function post(method, params) {
  let answer;
  session.post(method, params, (error, result) => {
    if (error) throw error;
    answer = result;
  });
  return answer;
}

post('Profiler.enable');
post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

// Taking the counts sets them to zero: what ran while loading belongs to no test.
beforeEach(() => {
  post('Profiler.takePreciseCoverage');
});

afterEach((test) => {
  const { result } = post('Profiler.takePreciseCoverage');
  const scripts = result.filter(({ url }) => url.startsWith('file:') && !url.includes('/node_modules/'));
  appendFileSync(process.env.AGENT_COVERAGE_PATH, `${JSON.stringify({ name: test.name, scripts })}\n`);
});
