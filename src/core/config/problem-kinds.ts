import type { ProblemKind } from '../problem.ts';

/** The problems of what the keys of the config mean together, for `docs/errors.md`. */
export const configProblemKinds: readonly ProblemKind[] = [
  {
    code: 'BATON-E109',
    title: 'A stage has neither an agent nor a built-in, or both',
    explanation: 'A stage is done by one agent (`agent`) or by one built-in (`uses`).',
    remedy: 'Write one of `agent: <name>` and `uses: pull-request`.',
  },
  {
    code: 'BATON-E110',
    title: 'A stage names an agent that does not exist',
    explanation: 'The name under `agent` is not a key of `agents`.',
    remedy: 'Write one of the names that the message lists, or add the agent.',
  },
  {
    code: 'BATON-E111',
    title: 'A stage needs a stage that does not exist',
    explanation: 'A name under `needs` is not a stage of the same pipeline.',
    remedy: 'Write one of the names that the message lists, or add the stage.',
  },
  {
    code: 'BATON-E112',
    title: 'Stages need each other in a circle',
    explanation: 'Every stage of the circle waits for another one, so none could ever start.',
    remedy: 'Take one of the needs out. The message names the circle.',
  },
  {
    code: 'BATON-E113',
    title: 'A pipeline has no trigger',
    explanation: 'Nothing would ever start it.',
    remedy: 'Name at least one event under `on`, such as `issues: { labels: [agent-ready] }`.',
  },
  {
    code: 'BATON-E114',
    title: 'A pipeline has no stage',
    explanation: 'A run of it would end before it did anything.',
    remedy: 'Add a stage under `stages`.',
  },
  {
    code: 'BATON-E115',
    title: 'A secret has a name that is not handed on',
    explanation:
      'Variables of the runner and of Baton, and variables that make programs load other code, are never given to an agent or to `setup`.',
    remedy: 'Keep the secret under another name.',
  },
  {
    code: 'BATON-E116',
    title: 'A pipeline is named like a run of another one',
    explanation:
      'Runs carry the name of their pipeline and a number, so two runs could have the same name and their records would mix.',
    remedy: 'Give the pipeline another name.',
  },
  {
    code: 'BATON-E117',
    title: 'A cron expression cannot be read',
    explanation: 'GitHub takes the five POSIX fields in UTC, and starts nothing more often than every five minutes.',
    remedy: 'Write minute, hour, day of month, month and day of week, such as `0 9 * * 1`.',
  },
  {
    code: 'BATON-E118',
    title: 'The workflow does not fire a cron of the configuration',
    explanation:
      'GitHub fires the crons that stand in a workflow file, and a pipeline starts when its own is fired. The two have to be written alike.',
    remedy: 'Write the line that the message names into the workflow, or change `on.schedule` of the pipeline.',
  },
  {
    code: 'BATON-E121',
    title: 'An agent that is to continue in the place of another one cannot',
    explanation:
      '`transfer-to` of an agent names those that it may hand its work over to, and `fallback` those that continue when its usage limit is closed. One of them is not there, or is in `fallback` twice, or is the agent itself.',
    remedy:
      'Write a name that stands under `agents`, or take it out. Without `transfer-to` an agent may hand over to every agent.',
  },
  {
    code: 'BATON-E120',
    title: 'The schema of a handoff cannot be used',
    explanation:
      '`handoff.data` of a stage is a JSON Schema that `data` must fit. It breaks the standard, holds a keyword that nobody knows, refers to something outside of itself, is too large, asks for values that are not texts, or has a pattern that cannot be matched in linear time.',
    remedy: 'Fix the place that the message names. Without `$schema` it is read as JSON Schema 2020-12.',
  },
  {
    code: 'BATON-E122',
    title: 'A setting of an agent does not fit its engine',
    explanation:
      '`command` is what an agent of engine `command` runs, and no other engine takes it. Each word is a text by itself, because no shell takes them apart. An MCP server is either a program (`command`) or an address (`url`). Instructions in a file are read from below `.github` on the default branch, so that no pull request can change them.',
    remedy: 'Write what the message asks for.',
  },
  {
    code: 'BATON-E123',
    title: 'A limit of cost that nothing could keep',
    explanation:
      'The agent has `max-cost-usd`, but its engine reports no cost, no gateway reads it from the answers of the model, and there is no price for that. The limit would never be reached.',
    remedy: 'Name the `model` of the agent and its price under `prices`, or take the limit out.',
  },
  {
    code: 'BATON-E130',
    title: 'A pattern of a filter cannot be read',
    explanation:
      'Patterns of filters are regular expressions of RE2, which run in linear time: no lookahead, no back references. Globs have `*`, `**`, `?`, `[a-z]`, `{a,b}`; `**` stands alone between slashes, as in `**/*.md`, also within braces. An event that meets one that cannot be read starts nothing.',
    remedy: 'Fix the pattern that the message names.',
  },
  {
    code: 'BATON-E131',
    title: 'The time zone of a schedule cannot be used',
    explanation:
      'Time zones have IANA names. The event of a schedule holds its cron and no time zone, so two pipelines cannot have the same cron in two zones.',
    remedy: 'Write a name such as `Europe/Berlin`, or move one of the crons by a minute.',
  },
  {
    code: 'BATON-E148',
    title: 'A check of the default branch is about no pull request',
    explanation:
      'With `of: default-branch` a pipeline waits for checks of commits on the default branch. Keys such as `labels` and `author` ask something of a pull request, so no such check would ever fit them.',
    remedy: 'Take the key out, or wait for checks of pull requests.',
  },
  {
    code: 'BATON-E136',
    title: 'A pull request does not know its branch',
    explanation:
      'A `pull-request` stage opens the pull request of a branch that a stage before it has published. Either no stage that it needs has a `branch`, or several have different ones and none of them builds on the others, so it would be chance which one is taken.',
    remedy:
      'Name the stage that commits under `needs`, or the branch under `with.branch`, such as `{{ needs.api.results.branch }}`. Two branches take two stages.',
  },
  {
    code: 'BATON-E137',
    title: 'A pipeline has more stages than a run may have tasks',
    explanation: 'Every stage is at least one task of `limits.max-tasks`, so no run of the pipeline could reach its end.',
    remedy: 'Raise `limits.max-tasks`, with room for further attempts and transfers, or make fewer stages.',
  },
  {
    code: 'BATON-E160',
    title: 'A pipeline waits for an event that Baton itself sends',
    explanation:
      '`notify` of a pipeline sends a `repository_dispatch` of a type that is also an `on.webhook.type` of this configuration. Such an event starts nothing, so that no two pipelines start each other without end.',
    remedy: 'Write another type under `notify`. What should follow a run is a further stage of its pipeline.',
  },
  {
    code: 'BATON-E163',
    title: 'An entry of `notify` does not say whom it tells',
    explanation:
      'An entry tells either workflows of the repository (`dispatch`) or one endpoint outside GitHub (`to`, with `as`). It has neither, or both.',
    remedy: 'Write one of the two. For both write two entries.',
  },
  {
    code: 'BATON-E164',
    title: 'A source makes an event that nothing waits for',
    explanation:
      'An entry of `sources` has a type that is under `on.webhook.type` of no pipeline, so its deliveries would start nothing.',
    remedy: 'Write the type that a pipeline waits for, or let one wait for it.',
  },
  {
    code: 'BATON-E180',
    title: 'A budget limits nothing',
    explanation: 'A budget has neither `max-cost-usd` nor `max-runs`, so nothing could ever be over it.',
    remedy: 'Write how much the runs of a period may cost, how many may start, or both.',
  },
  {
    code: 'BATON-E181',
    title: 'A budget names a pipeline that does not exist',
    explanation:
      '`pipelines` of a budget has a name that is not under `pipelines` of the configuration, so that one would not be limited.',
    remedy: 'Write the name of a pipeline that there is, or take it out.',
  },
];
