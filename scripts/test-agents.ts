// `npm run test:agents`: real CLIs through the whole chain, against a scripted model, where there is only loopback.
// All of it runs twice: as this machine is, and as on GitHub's Ubuntu, where nobody may make a user namespace. The last line on stdout is
// `N passed, N failed, N skipped`. `--engine`, `--suite` and `--user-namespaces with` choose, `--trouble` plays what goes wrong,
// `--rules` what reaches them of a repository.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './build/build-if-stale.ts';
import { countUntested } from './test-agents/count-untested.ts';
import { findNamespace, type Namespace } from './test-agents/find-namespace.ts';
import { installClis } from './test-agents/install-clis.ts';
import { countTests, readOptions } from './test-agents/options.ts';
import { type AgentsReport, reportVariable } from './test-agents/report.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tools = process.env.BATON_TEST_TOOLS ?? join(root, 'node_modules', '.cache', 'baton-test-agents');
const { engines, suites, machines } = readOptions(process.argv.slice(2));

function runTests(namespace: Namespace, names: readonly string[]): AgentsReport {
  const folder = mkdtempSync(join(tmpdir(), 'baton-test-agents-'));
  const report = join(folder, 'report.json');
  const env = { [reportVariable]: report, BATON_TEST_TOOLS: tools, BATON_TEST_ENGINES: names.join(',') };
  Object.assign(process.env, env);
  const files = suites.map((suite) => `test/agents/${suite}.agents.ts`);
  const [program, ...args] = namespace.wrap(['vitest', 'run', '--project', 'agents', ...files]);
  try {
    spawnSync(program, args, { cwd: root, stdio: 'inherit' });
    if (existsSync(report)) return JSON.parse(readFileSync(report, 'utf8'));
    console.log('vitest ended before it could report.');
    return { passed: 0, failed: countTests(engines, suites), skipped: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<readonly AgentsReport[]> {
  const expected = countTests(engines, suites);
  const none = { passed: 0, failed: expected * machines.length, skipped: 0 };
  const found = machines.map((machine) => ({ machine, namespace: findNamespace(machine) }));
  for (const { namespace } of found)
    if (typeof namespace === 'string') {
      console.log(`FAILED all: ${namespace}`);
      return [none];
    }
  const { ready, missing } = await installClis(engines, tools);
  for (const words of missing) console.log(`FAILED ${words}`);
  if (ready.length === 0) return [none];
  // The jobs run the bundle.
  if (buildIfStale(root) !== 0) {
    console.log('FAILED all: the bundle could not be built from these sources.');
    return [none];
  }
  return found.map(({ machine, namespace }) => {
    if (typeof namespace === 'string') return none;
    console.log(`${machine} user namespaces`);
    return countUntested(runTests(namespace, ready), expected);
  });
}

const reports = await main();
const sum = (count: keyof AgentsReport): number => reports.reduce((total, report) => total + report[count], 0);
const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed + skipped === 0 && passed > 0 ? 0 : 1;
