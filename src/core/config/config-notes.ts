import { findReachable } from '../reachable.ts';
import { unsignedNote } from './check-signing-key.ts';
import { retentionOf } from './defaults.ts';
import type { Config, Pipeline } from './schema/config-schema.ts';
import { filtersOf } from './schema/filter-schema.ts';
import { hasChildren, isAgentStage, listPollingStages } from './schema/stage-schema.ts';
import { homeNotes, setupSecretNotes } from './setup-notes.ts';

/** Notes, undefined where there is nothing to note. */
type Notes = readonly (string | undefined)[];

/** Finds the pipelines that a note is about, in the order of the config. */
function findPipelines({ pipelines }: Config, isMeant: (pipeline: Pipeline) => boolean): readonly string[] {
  return Object.entries(pipelines).flatMap(([name, pipeline]) => (isMeant(pipeline) ? [name] : []));
}

/** Returns notes on settings that only the App can apply strictly (DESIGN 2). Such a setting is no mistake. */
function appNotes(config: Config): Notes {
  const name = (isMeant: (pipeline: Pipeline) => boolean): string => findPipelines(config, isMeant).join(', ');
  const ordered = name((pipeline) => pipeline['priority-labels'] !== undefined && (pipeline['max-concurrency'] ?? 0) > 0);
  const queued = name((pipeline) => pipeline['on-conflict'] === 'queue');
  const idle = name((pipeline) => pipeline['priority-labels'] !== undefined && (pipeline['max-concurrency'] ?? 0) === 0);
  const pulls = name(({ on }) => on['pull-requests'] !== undefined);
  const told = name(({ notify = [] }) => notify.some(({ to }) => to !== undefined));
  const polling = name((pipeline) => listPollingStages(pipeline).length > 0);
  const sources = Object.keys(config.sources ?? {}).join(', ');
  return [
    ordered === ''
      ? undefined
      : `Without the App, \`priority-labels\` (${ordered}) changes nothing: GitHub starts what waits in an order of its own.`,
    queued === ''
      ? undefined
      : `Without the App, \`on-conflict: queue\` (${queued}) is as \`ignore\`: what happens while a run goes on starts nothing, also later.`,
    idle === ''
      ? undefined
      : `\`priority-labels\` (${idle}) orders what waits for a slot, and nothing waits without \`max-concurrency\`; add it, or take \`priority-labels\` out.`,
    polling === ''
      ? undefined
      : `Without the App, pipelines with \`children: { wait: poll }\` (${polling}) start nothing: only a server starts children while their parent works.`,
    told === ''
      ? undefined
      : `Without the App, \`notify\` with \`to\` (${told}) tells nobody: the addresses are settings of the App.`,
    sources === ''
      ? undefined
      : `Without the App, \`sources\` (${sources}) hear nothing: a workflow has no address to which other programs could send.`,
    pulls === ''
      ? undefined
      : `Without the App, pull requests from forks start nothing by themselves (${pulls}): GitHub gives their workflow runs no secrets. \`/baton run\` and the pipeline's name, by somebody with the right, starts them.`,
  ];
}

const sentences: Readonly<Record<Config['comments'], string | undefined>> = {
  all: undefined,
  outcomes:
    'comments is outcomes: an issue or pull request gets the status comment alone, and another when a person must act; records go to the closed issue "Baton runs: <pipeline>".',
  none: 'comments is none: nothing is posted on issues and pull requests, also when a person must act; look at the closed issue "Baton runs: <pipeline>" and for the label baton:needs-human.',
};

/** Returns what `max-concurrency` does not guarantee without a server (DESIGN 2). */
export function concurrencyNote(config: Config): string | undefined {
  const names = findPipelines(config, (pipeline) => (pipeline['max-concurrency'] ?? 0) > 0);
  if (names.length === 0) return undefined;
  return `Without the App, \`max-concurrency\` (${names.join(', ')}) spreads runs over groups of GitHub: two runs may share a group while another is free, their order is not promised, and GitHub cancels what waits behind 100 others.`;
}

/** Returns what budgets do not guarantee without a server, and what they do not count. */
function budgetNotes({ budgets = [], agents }: Config): Notes {
  if (budgets.length === 0) return [];
  const waiting = budgets.some(({ over }) => over === 'wait');
  const limitsMoney = budgets.some((budget) => budget['max-cost-usd'] !== undefined);
  const programs = Object.entries(agents).flatMap(([name, { engine, model }]) =>
    engine === 'command' && model === undefined ? [name] : [],
  );
  return [
    'Without the App, `budgets` count runs once they have ended: what is started while others go on may go over a budget, by those open runs at most.',
    waiting
      ? 'Without the App, `over: wait` is `over: refuse`: no job waits, so a start that a budget holds back has to be given again.'
      : undefined,
    limitsMoney && programs.length > 0
      ? `Programs that report no cost count as 0 for \`budgets\` (${programs.join(', ')}). Name the \`model\` of one that uses a model: then it needs a price.`
      : undefined,
  ];
}

/** Returns what is stored by default, and who can see it; undefined if the config sets it, or if no stage has an agent. */
function promptsNote(config: Config): string | undefined {
  const stages = Object.values(config.pipelines).flatMap((pipeline) => Object.values(pipeline.stages));
  if (config.retention?.prompts !== undefined || !stages.some(isAgentStage)) return undefined;
  const { artifacts } = retentionOf(config);
  return `Prompts are kept as artifacts for ${artifacts} days, and in a public repository everybody can download those. Write \`retention: { prompts: false }\` to keep none, \`prompts: true\` if that is meant.`;
}

/** Returns what `minimum-role: read` means: in a public repository everybody has this role (T19). */
function readRoleNote(config: Config): string | undefined {
  const names = findPipelines(config, ({ allow }) => allow['minimum-role'] === 'read');
  if (names.length === 0) return undefined;
  return `In a public repository everybody may start ${names.map((name) => `"${name}"`).join(', ')} (\`minimum-role: read\`), at your cost. Their runs are tainted, unless GitHub calls them owner, member or collaborator. If that is not meant, ask for \`triage\` or more.`;
}

/** Returns when `limits.answer-within` is met: no job runs while a question waits, so another one has to come by. */
function answerNote({ pipelines }: Config): string | undefined {
  const set = Object.entries(pipelines).flatMap(([name, { limits }]) =>
    limits['answer-within'] === undefined ? [] : [`"${name}" ${limits['answer-within']}`],
  );
  if (set.length === 0) return undefined;
  return `Questions of agents wait for an answer as long as \`limits.answer-within\` says (${set.join(', ')}). The next job of the run or the next sweep after that ends the run, and the \`schedule\` of the workflow sweeps: once a day, as \`baton init\` writes it.`;
}

/** Returns where `limits.on-limit` changes nothing, and when the time of its question is over. */
function limitNotes(config: Config): Notes {
  const asking = findPipelines(config, ({ limits }) => limits['on-limit'] === 'ask' && limits['max-cost-usd'] !== undefined);
  const idle = findPipelines(config, ({ limits }) => limits['on-limit'] === 'ask' && limits['max-cost-usd'] === undefined);
  return [
    idle.length === 0
      ? undefined
      : `\`limits.on-limit: ask\` (${idle.join(', ')}) is about \`limits.max-cost-usd\`, which is not there: it changes nothing. Add the limit, or take \`on-limit\` out.`,
    asking.length === 0
      ? undefined
      : `A run that asks for money at its limit (${asking.join(', ')}) waits as long as \`limits.answer-within\` says, 7d when absent.`,
  ];
}

/** Returns who wakes a task that sleeps: no job runs while a usage limit is closed. */
function sleepNote({ pipelines }: Config): string | undefined {
  const set = Object.entries(pipelines).flatMap(([name, { limits }]) =>
    (limits.sleep ?? 0) === 0 ? [] : [`"${name}" ${limits.sleep}`],
  );
  if (set.length === 0) return undefined;
  return `A task sleeps until a usage limit of its agent opens, as long as \`limits.sleep\` says (${set.join(', ')}). Without the App, the next job of the run or the next sweep after that wakes it, and the \`schedule\` of the workflow sweeps: once a day, as \`baton init\` writes it. \`- cron: "*/30 * * * *"\` there wakes it within half an hour, for 1,440 billed minutes a month in a private repository.`;
}

/** Returns what later runs are told of child tasks: once it was all that they left, in the place of what their stages did. */
function historyNote(config: Config): string | undefined {
  const names = findPipelines(config, (pipeline) => {
    const keys = pipeline.history?.['include-keys'];
    return keys !== undefined && hasChildren(pipeline.stages) && !keys.some((key) => key.startsWith('children.'));
  });
  if (names.length === 0) return undefined;
  return `\`history\` (${names.join(', ')}) tells later runs what stages left, and nothing of their child tasks. Where one needs that, name the key behind \`children.\`, such as \`include-keys: [topic, children.topic]\`.`;
}

/** Returns when the time of a wait for child tasks is met: no job runs while their parent waits. */
function waitNote(config: Config): string | undefined {
  const names = findPipelines(config, ({ stages }) => hasChildren(stages));
  if (names.length === 0) return undefined;
  return `A wait for child tasks may have a time limit, and no job runs while it lasts (${names.join(', ')}). The next job of the run or the next sweep after that time starts the parent, and the \`schedule\` of the workflow sweeps: once a day, as \`baton init\` writes it.`;
}

/** Returns what `allow.teams` means without a server (DESIGN 4.1). */
function teamsNote(config: Config): string | undefined {
  const names = findPipelines(config, ({ allow }) => allow.teams !== undefined);
  if (names.length === 0) return undefined;
  return `Without the App, \`allow.teams\` (${names.join(', ')}) lets nobody in: the token of a workflow cannot read who is in a team. Name people in \`allow.users\` by their numeric ids, or give them a role.`;
}

/** Returns what `author` means in filters whose events others may send: people who know other tools expect the sender. */
function authorNote(config: Config): string | undefined {
  const names = findPipelines(config, ({ on }) => {
    const waiting = [...filtersOf(on.issues), ...filtersOf(on['pull-requests'])].filter(
      (filter) => filter.labels !== undefined || filter.assignee !== undefined || 'review-state' in filter,
    );
    return [...waiting, ...filtersOf(on.comment)].some(
      (filter) =>
        (filter.author ?? filter['exclude-authors']) !== undefined && (filter.sender ?? filter['exclude-senders']) === undefined,
    );
  });
  if (names.length === 0) return undefined;
  return `\`author\` and \`exclude-authors\` (${names.join(', ')}) mean who opened the issue or pull request, not who labels, assigns, comments or reviews. For those write \`sender\` and \`exclude-senders\`.`;
}

/** Returns what names in `allow.users` mean: GitHub gives a name that became free to anybody who asks for it. */
function userNamesNote({ pipelines }: Config): string | undefined {
  const named = Object.entries(pipelines).flatMap(([pipeline, { allow }]) =>
    allow.users.flatMap((user) => (typeof user === 'string' ? [`\`${user}\` (${pipeline})`] : [])),
  );
  if (named.length === 0) return undefined;
  return `\`allow.users\` names ${named.join(', ')} by login. An account may be renamed, and whoever takes its old name gets its right. Write the numeric id instead: \`gh api users/NAME --jq .id\`.`;
}

/**
 * Lists what shared branches mean: within a run, stages with the same branch take turns. Between runs nothing holds a branch,
 * and the check at publish starts the later one again.
 */
function branchNotes({ pipelines }: Config): Notes {
  return Object.entries(pipelines).flatMap(([name, pipeline]) => {
    const byBranch = Map.groupBy(Object.keys(pipeline.stages), (stage) => branchOf(pipeline, stage) ?? '');
    return [...byBranch].flatMap(([branch, stages]) => {
      if (branch === '') return [];
      const turns = stages.filter((stage) => stages.some((other) => isParallel(pipeline, [stage, other])));
      const named = turns.map((stage) => `\`${stage}\``).join(', ');
      return [
        turns.length === 0
          ? undefined
          : `Stages ${named} of pipeline "${name}" have the same \`branch\` (${branch}) and do not need each other: they work one after the other, in the order in which they become due. Write \`needs\` to choose the order, or give each a branch of its own.`,
        branch.includes('{') || pipeline['max-concurrency'] === 1
          ? undefined
          : `All runs of pipeline "${name}" work on one \`branch\` (${branch}), which nothing locks between runs without the App: where two meet, the later stage starts again (\`stale-base\`). Put \`{{ subject.number }}\` into it.`,
      ];
    });
  });
}

function branchOf({ stages }: Pipeline, name: string): string | undefined {
  const stage = stages[name];
  return stage !== undefined && isAgentStage(stage) ? stage.branch : undefined;
}

/** Returns whether two stages could be at work at once: neither needs the other, directly or through others. */
function isParallel({ stages }: Pipeline, [one, other]: readonly [string, string]): boolean {
  const needsOf = (name: string): readonly string[] => stages[name]?.needs ?? [];
  return !findReachable([one], needsOf).has(other) && !findReachable([other], needsOf).has(one);
}

/** Returns what `allow.fork-secrets` means. */
function forkSecretsNote(config: Config): string | undefined {
  const names = findPipelines(config, ({ allow }) => allow['fork-secrets'] === true);
  if (names.length === 0) return undefined;
  return `Agents of ${names.map((name) => `"${name}"`).join(', ')} get their secrets on pull requests from forks as well (\`allow.fork-secrets\`). What they read there was written by strangers, who may try to talk them into giving secrets away.`;
}

/** Lists settings that are valid but may surprise. `baton validate` prints them as notes. */
export function listNotes(config: Config): readonly string[] {
  const notes = [
    config.signing === undefined ? unsignedNote : undefined,
    promptsNote(config),
    sentences[config.comments],
    concurrencyNote(config),
    ...appNotes(config),
    ...budgetNotes(config),
    ...branchNotes(config),
    answerNote(config),
    ...limitNotes(config),
    sleepNote(config),
    waitNote(config),
    historyNote(config),
    teamsNote(config),
    userNamesNote(config),
    authorNote(config),
    readRoleNote(config),
    forkSecretsNote(config),
    ...setupSecretNotes(config),
    ...homeNotes(config),
  ];
  return notes.filter((note) => note !== undefined);
}
