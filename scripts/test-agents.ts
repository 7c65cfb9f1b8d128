// `npm run test:agents`: real CLIs through the whole chain, against a scripted model, where there is only loopback.
// The last line on stdout is `N passed, N failed, N skipped`. `-- --engine NAME` chooses, `-- --trouble` plays what goes wrong, `-- --rules` what reaches
// them of a repository.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './build/build-if-stale.ts';
import { countUntested } from './test-agents/count-untested.ts';
import { findNamespace, type Namespace } from './test-agents/find-namespace.ts';
import { installClis } from './test-agents/install-clis.ts';
import { readOptions, testsOfSuite } from './test-agents/options.ts';
import { type AgentsReport, reportVariable } from './test-agents/report.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tools = process.env.BATON_TEST_TOOLS ?? join(root, 'node_modules', '.cache', 'baton-test-agents');
const { engines, suite } = readOptions(process.argv.slice(2));

function runTests(namespace: Namespace, names: readonly string[]): AgentsReport {
  const folder = mkdtempSync(join(tmpdir(), 'baton-test-agents-'));
  const report = join(folder, 'report.json');
  const env = { [reportVariable]: report, BATON_TEST_TOOLS: tools, BATON_TEST_ENGINES: names.join(',') };
  Object.assign(process.env, env);
  const [program, ...args] = namespace.wrap(['vitest', 'run', '--project', 'agents', suite]);
  try {
    spawnSync(program, args, { cwd: root, stdio: 'inherit' });
    if (existsSync(report)) return JSON.parse(readFileSync(report, 'utf8'));
    console.log('vitest ended before it could report.');
    return { passed: 0, failed: names.length * testsOfSuite[suite], skipped: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<AgentsReport> {
  const each = testsOfSuite[suite];
  const namespace = findNamespace();
  if (typeof namespace === 'string') {
    console.log(`FAILED all: ${namespace}`);
    return { passed: 0, failed: engines.length * each, skipped: 0 };
  }
  const { ready, missing } = await installClis(engines, tools);
  for (const words of missing) console.log(`FAILED ${words}`);
  if (ready.length === 0) return { passed: 0, failed: missing.length * each, skipped: 0 };
  // The jobs run the bundle.
  if (buildIfStale(root) !== 0) {
    console.log('FAILED all: the bundle could not be built from these sources.');
    return { passed: 0, failed: engines.length * each, skipped: 0 };
  }
  const report = countUntested(runTests(namespace, ready), ready.length * each);
  return { ...report, failed: report.failed + missing.length * each };
}

const { passed, failed, skipped } = await main();
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed + skipped === 0 && passed > 0 ? 0 : 1;
