import { workload } from '../../test/simulation/scale/workload.ts';
import { type Counted, countedRequests } from './count-run.ts';
import { assumed, gitHub, type Plan } from './github-limits.ts';
import { findPeak, type Load, loads, type Peak, runsADay, runsOfPlan } from './loads.ts';

const number = (value: number): string => Math.round(value).toLocaleString('en');
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n');

/** The marks around what only `--play` writes. */
const marks = {
  start: '<!-- played: start; `node scripts/scale.ts --play` writes this part -->',
  end: '<!-- played: end -->',
} as const;

/** Returns the part of the page that the last `--play` has written. */
export function readPlayed(page: string): string {
  const [start, end] = [page.indexOf(marks.start), page.indexOf(marks.end)];
  return start < 0 || end < start ? '' : page.slice(start + marks.start.length, end).trim();
}

/** Renders docs/scale.md from what one run takes, and the part about played days. */
export function renderPage(counted: Counted, played: string): string {
  return `# How many runs a day

<!-- Written by \`node scripts/scale.ts\`. A test compares the page with what one run takes. -->

${renderAnswer(counted)}

## The workload

A run has three stages: an agent looks, another one commits, and a built-in opens one pull request. It is the chain of the demo, whose requests [costs](costs.md) lists. Each
agent works ${workload.agentMinutes} minutes. Of a day's runs ${workload.peakShare * 100} % start in its peak hour, the others at any time of the other 23 hours. They belong to one owner. Repositories share them by
Zipf's law: the second has half as many as the first, the third a third.

## What one run takes

Counted by playing that run in the simulation, with Baton's own code. The requests of the Action were sent once more by its real adapters to the local GitHub: ${counted.sent.requests}, of which ${counted.sent.creations} create content.

${renderRun(counted)}

## What each limit allows

Arithmetic: what GitHub gives for an hour, divided by what a run takes; the peak hour has to fit. The figures of GitHub are those of its documentation in November 2026.

${renderLimits(counted)}

Two limits are further away: 80 creations a minute are met by ${number(80 / counted.action.creations)} runs that do all their writing within the same minute, and 500 workflow runs in ten seconds by none of these loads.

## 10, 1,000 and 100,000 runs a day

Arithmetic as well, for the peak hour. ${number(loads.at(-1)?.runs ?? 0)} a day were never played.

${renderLoads(counted)}

An owner with more jobs than its plan runs at once has them wait, and nothing fails. The processes of the App are counted with ${assumed.requestSeconds} seconds for a request, which is a guess,
${assumed.placesPerProcess} pieces of work at once in each, and half of these places free. More than one process takes PostgreSQL; a second one against a failure is not in the number.

## A day that was played

${marks.start}
${played}
${marks.end}

## What to do at a limit

- **Content, one installation or owner.** The App holds its writes back and says so on the status comment ([limits](app.md#githubs-limits)). Spread the repositories over several owners, each with an installation; start what is not urgent by a schedule outside of the peak hour; write less with
  \`status-labels: false\`, one creation less for each run. [\`comments: outcomes\`](costs.md#comments-on-the-issue) moves comments elsewhere and writes as many.
- **Requests, one repository, Action.** Let the workflow sweep each hour (\`schedule: [{ cron: "23 * * * *" }]\`), so that what failed goes on soon. Use the App: its limit is five times as high, and grows with the installation. In Enterprise Cloud a repository has 15,000.
- **Jobs at once.** Take self-hosted runners or a larger plan for \`runs-on\`. \`max-concurrency\` keeps room for other workflows. With the App a run takes ${counted.app.jobs} jobs in the place of ${counted.action.jobs}.
- **Minutes.** Almost all are the agents' own. [budgets](budgets.md) limit runs in a day.
- **The App's process.** Take PostgreSQL and a second process ([storage](app.md#storage-replicas-and-backup)).

## What nobody knows

- **Whose creations GitHub counts.** Its documentation names 80 a minute and 500 an hour, and not whether they are counted for a token, an installation, a repository or an owner, nor which requests create content. Here every \`POST\` counts that makes something people
  see or starts a workflow. The App counts for each installation. If GitHub counts for each repository, an owner has as many times more as it has repositories.
- How long jobs wait for GitHub's machines. The simulation gives each 2 to 22 seconds, and does not play checkout and the install of an agent's program.
- What other workflows and people of the same repositories use of these limits.
`;
}

function renderAnswer({ action, app }: Counted): string {
  const creations = runsADay(gitHub.creations, action.creations);
  const requests = runsADay(gitHub.tokenRequests, countedRequests(action));
  const rows = [
    [
      'one repository',
      `${number(requests)} a day, then requests: ${number(gitHub.tokenRequests)} an hour for each repository`,
      `${number(runsADay(gitHub.creations, app.creations))} a day, then content: ${gitHub.creations} creations an hour`,
    ],
    [
      'one owner, many repositories',
      `${number(creations)} a day if GitHub counts content for each owner, which is not documented; else jobs at once: ${listPlans(action)}`,
      'the same: the App counts content for each installation',
    ],
    ['more', 'more owners, self-hosted runners, or the App', 'more installations: each has limits of its own'],
  ];
  return `${table(['', 'Action', 'App'], rows)}

With more runs than that the App starts stages later, in the peak hour first. A job of the Action that meets a limit waits two minutes, then fails, and the next sweep runs it
again: once a day, unless the \`schedule\` of your workflow asks for more. An agent job that meets one counts as a failed attempt.`;
}

function listPlans(taken: Counted['action']): string {
  return Object.keys(gitHub.jobsAtOnce)
    .map((plan) => `${plan} ${number(runsOfPlan(plan as Plan, taken))}`)
    .join(', ');
}

function renderRun({ action, app }: Counted): string {
  const both = (what: string, read: (taken: Counted['action']) => number) => [what, number(read(action)), number(read(app))];
  return table(
    ['one run', 'Action', 'App'],
    [
      both('jobs', ({ jobs }) => jobs),
      both('minutes of machines, each job rounded up', ({ billedMinutes }) => billedMinutes),
      both('requests that GitHub counts', countedRequests),
      both('requests for variables, answered with 304 as a rule, which is not counted', ({ variables }) => variables),
      both('requests that create content: comments, a pull request, labels, reactions, dispatches', ({ creations }) => creations),
      both('of them dispatches', ({ dispatches }) => dispatches),
    ],
  );
}

function renderLimits({ action, app }: Counted): string {
  const per = (what: string, [hour, takes]: readonly [number, number], unit = '') => [
    what,
    `${number(hour)}${unit}`,
    number(takes),
    number(hour / takes),
    number(runsADay(hour, takes)),
  ];
  const plans = Object.entries(gitHub.jobsAtOnce).map(([plan, jobs]) =>
    per(`jobs at once, ${plan}: ${jobs} for an owner, Action and App`, [jobs * 60, action.jobMinutes], ' minutes'),
  );
  return table(
    ['limit', 'in an hour', 'a run takes', 'runs in the peak hour', 'runs a day'],
    [
      per('Action: requests of a repository', [gitHub.tokenRequests, countedRequests(action)]),
      per('App: requests of an installation, at least', [gitHub.installationRequests, countedRequests(app)]),
      per('App: requests of an installation, at most', [gitHub.mostInstallationRequests, countedRequests(app)]),
      per('content, Action and App', [gitHub.creations, action.creations]),
      ...plans,
    ],
  );
}

function renderLoads(counted: Counted): string {
  const peaks = loads.map((load) => ({ load, action: findPeak(load, counted.action), app: findPeak(load, counted.app) }));
  const all = (what: string, read: (peak: (typeof peaks)[number]) => string) => [what, ...peaks.map(read)];
  return table(
    ['', ...loads.map(({ runs, repositories }) => `${number(runs)} runs a day, ${number(repositories)} repositories`)],
    [
      all(
        'runs in the peak hour; of them in the busiest repository',
        ({ action }) => `${showSmall(action.runs)}; ${showSmall(action.runsOfBusiest)}`,
      ),
      all('jobs at once', ({ action }) => `${number(action.jobsAtOnce)}: ${describeJobs(action)}`),
      all(
        'Action: requests of the busiest repository',
        ({ action }) => `${number(action.requestsOfBusiest)} of ${number(gitHub.tokenRequests)}`,
      ),
      all('App: requests, all installations', ({ app }) => number(app.requests)),
      all('creations of content', ({ action }) => `${number(action.creations)} of ${gitHub.creations}`),
      all('first limit, Action', ({ action }) => findFirst(action, gitHub.tokenRequests)),
      all('first limit, App', ({ app }) => (app.creations > gitHub.creations ? 'content' : 'none')),
      all('installations or owners that the content takes, each as busy as another', ({ app }) => number(app.installations)),
      all('processes of the App', ({ app }) => number(app.processes)),
      all('minutes of machines in a day, Action; App', ({ load }) => describeMinutes(load, counted)),
    ],
  );
}

function showSmall(value: number): string {
  return value < 10 ? value.toFixed(1) : number(value);
}

function describeJobs({ jobsAtOnce }: Peak): string {
  const plan = Object.entries(gitHub.jobsAtOnce).find(([, most]) => jobsAtOnce <= most);
  return plan === undefined ? 'self-hosted runners' : `${plan[0]} is enough`;
}

/** Names the limits that a load is over, the one that is over by most first. */
function findFirst({ creations, requestsOfBusiest, jobsAtOnce }: Peak, requests: number): string {
  const over = [
    { name: 'content, if it is counted for an owner', share: creations / gitHub.creations },
    { name: 'requests of the busiest repository', share: requestsOfBusiest / requests },
    { name: 'jobs at once of every plan', share: jobsAtOnce / gitHub.jobsAtOnce.Enterprise },
  ];
  const met = over.filter(({ share }) => share > 1).toSorted((one, other) => other.share - one.share);
  return met.length === 0 ? 'none' : met.map(({ name }) => name).join('; ');
}

function describeMinutes({ runs }: Load, { action, app }: Counted): string {
  return `${number(runs * action.billedMinutes)}; ${number(runs * app.billedMinutes)}`;
}
