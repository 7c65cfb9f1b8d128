import { basename } from 'node:path';
import { createSystemClock } from '../../adapters/clock/system-clock.ts';
import type { RepositoryName } from '../../adapters/github/client/github-client.ts';
import type { GitHubPorts } from '../../adapters/github/create-github.ts';
import { type Check, type CheckAnswer, wrong } from '../../core/doctor/check.ts';
import { findPause } from '../../core/doctor/check-names.ts';
import { decideChecks, sortChecks } from '../../core/doctor/decide-checks.ts';
import { findValue, type Probe, type SetupFacts } from '../../core/doctor/facts.ts';
import { GitHubError } from '../../ports/github.ts';
import type { Painted } from '../../terminal/files/painted.ts';
import { printPainted } from '../../terminal/files/painted.ts';
import { printJson } from '../../terminal/files/read-json.ts';
import { findToken, openClient } from '../../terminal/github/connect.ts';
import { findRepositoryName } from '../../terminal/github/find-repository-name.ts';
import { probeKey } from '../doctor/probe.ts';
import { findCheckout } from '../doctor/read-checkout.ts';
import { readSetUp } from '../doctor/read-set-up.ts';

interface DoctorOptions {
  readonly repo?: string;
  readonly probe?: boolean;
  readonly json?: boolean;
}

/** Checks every setting on GitHub that the configuration depends on. Returns 1 if one is wrong; what nobody here sees is not. */
export async function doctor(options: DoctorOptions): Promise<number> {
  const checks = sortChecks(await listChecks(options));
  if (options.json === true) printJson({ checks });
  else printPainted(renderChecks(checks));
  return checks.some(({ answer }) => answer === 'wrong') ? 1 : 0;
}

const first = 'Token and repository';

async function listChecks({ repo, probe }: DoctorOptions): Promise<readonly Check[]> {
  const name = findRepositoryName(repo);
  const found = findToken();
  if (found === undefined)
    return [wrong(first, 'there is no token to ask GitHub with', 'gh auth login, or set GITHUB_TOKEN or GH_TOKEN')];
  const { github } = openClient(name, found);
  try {
    return await listChecksOf(github, { name, isProbe: probe === true });
  } catch (error) {
    if (!(error instanceof GitHubError) || error.reason !== 'unauthenticated') throw error;
    return [wrong(first, `GitHub does not know the token from ${found.from}: it is mistyped or has expired`, 'gh auth login')];
  }
}

async function listChecksOf(
  github: GitHubPorts,
  { name, isProbe }: { readonly name: RepositoryName; readonly isProbe: boolean },
): Promise<readonly Check[]> {
  const fullName = `${name.owner}/${name.name}`;
  const answered = findValue(await github.setup.readRepository());
  if (answered === undefined)
    return [
      wrong(first, `GitHub shows this token no ${fullName}`, 'check the name in --repo, or take a token of somebody who sees it'),
    ];
  const { repository, date } = answered;
  const { needs, facts, fault } = await readSetUp(github.setup, {
    name: fullName,
    repository,
    aheadSeconds: date === undefined ? undefined : (Date.now() - Date.parse(date)) / 1000,
    checkout: await findCheckout(process.cwd(), name),
  });
  const { key } = facts;
  if (isProbe && key === undefined) process.stderr.write('There is no key to try, or no workflow on GitHub to try it with.\n');
  const probed = isProbe && key !== undefined ? { ...facts, key: { ...key, probe: await probe(github, facts) } } : facts;
  const faults = fault === undefined ? [] : [wrong('Configuration is valid', fault, 'baton validate')];
  return [...faults, ...decideChecks(needs, probed)];
}

/** Tries the key in a job. A paused job ends before it looks at the key, so it is not started. */
async function probe(github: GitHubPorts, facts: SetupFacts): Promise<Probe> {
  const path = facts.workflows.find(({ remote }) => findValue(remote) !== undefined)?.path ?? '';
  const dispatcher = github.dispatcher(basename(path), facts.repository.defaultBranch);
  if (findPause(facts) !== undefined)
    return {
      outcome: 'untried',
      why: 'BATON_PAUSE is set, so a job would not look at it',
      next: 'whoever tries again without the pause',
    };
  process.stderr.write(`Starting ${basename(path)} once, to try the key; this takes a minute or two.\n`);
  return probeKey({ reader: github.setup, dispatcher, clock: createSystemClock() });
}

const signs: Readonly<Record<CheckAnswer, { readonly text: string; readonly paint: 'red' | 'yellow' | 'green' }>> = {
  wrong: { text: '✘ wrong      ', paint: 'red' },
  'not visible': { text: '? not visible', paint: 'yellow' },
  right: { text: '✔ right      ', paint: 'green' },
};
const indent = ' '.repeat(15);

/** Renders one line for each check, with the line below it that fixes it or says who can see it; the last line counts them. */
function renderChecks(checks: readonly Check[]): readonly Painted[] {
  const count = (wanted: CheckAnswer): number => checks.filter(({ answer }) => answer === wanted).length;
  return [
    ...checks.flatMap(renderCheck),
    `\n${count('wrong')} wrong, ${count('not visible')} not visible to you, ${count('right')} right.\n`,
  ];
}

function renderCheck({ name, answer, detail, mend, who }: Check): readonly Painted[] {
  const below = mend === undefined ? who && `who can see it: ${who}` : `to fix it: ${mend}`;
  return [
    signs[answer],
    '  ',
    { text: name, paint: 'bold' },
    `: ${detail}\n`,
    ...(below === undefined ? [] : [`${indent}${below}\n`]),
  ];
}
