import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../build/build-if-stale.ts';
import { countUntested } from './count-untested.ts';
import { findNamespace, type Namespace } from './find-namespace.ts';
import { installClis } from './install-clis.ts';
import { type AgentsOptions, type AgentsRun, countTests, isCli } from './options.ts';
import { addMachine } from './promise-table.ts';
import { type AgentsReport, reportVariable } from './report.ts';

/** Returns the folder of the CLIs, which is kept. */
export function findTools(root: string): string {
  return process.env.BATON_TEST_TOOLS ?? join(root, 'node_modules', '.cache', 'baton-test-agents');
}

interface Start extends Pick<AgentsOptions, 'programs'> {
  readonly root: string;
  readonly run: AgentsRun;
  readonly engines: AgentsOptions['engines'];
  readonly namespace: Namespace;
}

/** Runs suites in a namespace and returns what the reporter wrote. A promise is kept without user namespaces only where all of it is. */
function runTests({ root, run, engines, namespace, programs = [] }: Start): AgentsReport {
  const folder = mkdtempSync(join(tmpdir(), 'baton-test-agents-'));
  const report = join(folder, 'report.json');
  const env = {
    [reportVariable]: report,
    BATON_TEST_TOOLS: findTools(root),
    BATON_TEST_ENGINES: engines.join(','),
    BATON_TEST_PROGRAMS: programs.join(':'),
  };
  Object.assign(process.env, env);
  const names = [...(engines.some(isCli) ? run.suites : []), ...engines.filter((engine) => !isCli(engine))];
  const files = names.map((name) => `test/agents/${name}.agents.ts`);
  const [program, ...args] = namespace.wrap(['vitest', 'run', '--project', 'agents', ...files]);
  try {
    spawnSync(program, args, { cwd: root, stdio: 'inherit' });
    if (existsSync(report)) return readReport(report, run);
    console.log('vitest ended before it could report.');
    return { passed: 0, failed: countTests(engines, run.suites), skipped: 0, proofs: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(path: string, { machine }: AgentsRun): AgentsReport {
  const report: AgentsReport = JSON.parse(readFileSync(path, 'utf8'));
  if (machine === 'with') return report;
  return { ...report, proofs: report.proofs.flatMap(addMachine) };
}

/** Runs the chosen suites, and returns a report of each run. What could not start has failed. */
export async function runSuites(root: string, { engines, runs, programs }: AgentsOptions): Promise<readonly AgentsReport[]> {
  const none = runs.map(({ suites }) => ({ passed: 0, failed: countTests(engines, suites), skipped: 0, proofs: [] }));
  const found = runs.map((run) => ({ run, namespace: findNamespace(run.machine) }));
  for (const { namespace } of found)
    if (typeof namespace === 'string') {
      console.log(`FAILED all: ${namespace}`);
      return none;
    }
  const { ready, missing } = await installClis(programs === undefined ? engines.filter(isCli) : [], findTools(root));
  for (const words of missing) console.log(`FAILED ${words}`);
  const able = engines.filter((engine) => programs !== undefined || !isCli(engine) || ready.includes(engine));
  if (able.length === 0) return none;
  // The jobs run the bundle.
  if (buildIfStale(root) !== 0) {
    console.log('FAILED all: the bundle could not be built from these sources.');
    return none;
  }
  return found.map(({ run, namespace }) => {
    if (typeof namespace === 'string') throw new Error('A missing namespace has ended this before.');
    console.log(`${run.machine} user namespaces`);
    return countUntested(runTests({ root, run, engines: able, namespace, programs }), countTests(engines, run.suites));
  });
}
