import type { ProblemKind } from '../../problem.ts';

/** The problems of a config that has no fault in itself, for `docs/errors.md`: beside its workflows and files, and most likely slips. */
export const lintProblemKinds: readonly ProblemKind[] = [
  {
    code: 'BATON-E138',
    title: 'No workflow calls Baton',
    explanation:
      'GitHub starts nothing by itself: a workflow has to hear the events and call `run.yml` of Baton. None of the files in `.github/workflows` does.',
    remedy: 'Let `baton init` write the workflow, or copy the one of an example.',
  },
  {
    code: 'BATON-E139',
    title: 'A workflow file is not valid',
    explanation:
      'GitHub cannot read the file, or refuses it: by its own schema a job that calls a workflow has few keys, events have their own types, and each place its own contexts. So none of its events starts anything.',
    remedy: 'Fix the line that the message names. Indent with spaces; quote texts that have `: ` in them.',
  },
  {
    code: 'BATON-E140',
    title: 'The workflow calls Baton without a version',
    explanation: 'GitHub refuses a workflow that calls one of another repository without `@` and a tag, branch or commit.',
    remedy: 'Write the version behind the address, such as `uses: baton-agents/baton/.github/workflows/run.yml@v1`.',
  },
  {
    code: 'BATON-E141',
    title: 'The signing key is the one of an example',
    explanation: 'Nobody has the secret half of this key, so no record could be signed and no run would start.',
    remedy:
      'Make a pair of keys, write the public one under `signing.keys`, and store the other as the secret `BATON_SIGNING_KEY`.',
  },
  {
    code: 'BATON-E142',
    title: 'A template shows what is never there',
    explanation:
      'The variable exists, but no event that starts this pipeline fills it, so it is always empty. A warning: the run works, without that text.',
    remedy: 'Take the variable out, or add what fills it: the message says what.',
  },
  {
    code: 'BATON-E143',
    title: 'A file that the configuration names is not there',
    explanation:
      'The instructions or the program of an agent are read from the repository, and this file is not in it. For a program that `setup` or `program-setup` may make, it is a warning.',
    remedy: 'Add the file, or write the path of one that is there.',
  },
  {
    code: 'BATON-E144',
    title: 'One event starts two pipelines',
    explanation:
      'Two pipelines wait for the same event under the same conditions, so both work on the same issue or pull request at the same time. A warning: that may be meant.',
    remedy: 'Give each a label or a command of its own, or make one pipeline of both.',
  },
  {
    code: 'BATON-E145',
    title: 'An agent is not used',
    explanation: 'No stage names the agent. It is a warning if no agent at work may hand over to it either, else a note.',
    remedy: 'Name it as `agent` of a stage, or take it out.',
  },
  {
    code: 'BATON-E146',
    title: 'A template shows data that nobody was asked for',
    explanation:
      'A template shows a field of `handoff.data` of an earlier stage, and that stage has no schema for its data. Its agent is not told to write the field, so it is mostly empty. A warning.',
    remedy: 'Write the fields under `handoff.data` of the earlier stage. The agent is told them, and its handoff is checked.',
  },
  {
    code: 'BATON-E147',
    title: 'The title of a workflow run does not name its task',
    explanation:
      'Baton starts the workflow again for each task and finds that workflow run by its title, which `run-name` makes: it begins with `<run>/<stage> <number>`, such as `fix-12/fix 1`. With another title Baton cannot stop a workflow run, takes one that is at work for one that never started, and may start the same work twice. Outputs of agents that the App starts are refused. A warning.',
    remedy: 'Let `baton init` add the line, or copy `run-name` from an example.',
  },
  {
    code: 'BATON-E153',
    title: 'A program counts as code of the checkout',
    explanation:
      'Only a file of the default branch, a program at an absolute path that is given no other program and no path of the repository, and one with `program: machine` are known not to be what a pull request or another agent wrote. `npm run`, `make`, `pytest`, `env`, and every bare name that Baton does not know, may run what lies in the working directory. Such an agent loses its secrets and such an MCP server is left out, once somebody else may have written there. A warning; a note with `program: workspace`.',
    remedy:
      'Name a file of the default branch in `command`. If the machine or the container has the program, and it runs nothing of the repository, write `program: machine` at the agent or at the server, as for `docker`, `npx` and `uvx`. If it is meant, write `program: workspace`.',
  },
  {
    code: 'BATON-E154',
    title: 'A key names what is not there',
    explanation:
      'Each key that names something is looked up. Data that no stage leaves (`annotations`, `from` of a matrix) is an error, and so are `on: pull-request` where no stage before it opens one, a login with `@`, a label in `labels` and `exclude-labels` of one filter, and `refs/heads/` before the name of a branch. A warning: a key that no run leaves in `include-keys`, a field that a source drops in `on.webhook.map`, a key that only some elements of a matrix have, the path of a file as `prompt` or `body`, which are texts and read no file, a price of a model that no agent names, a `model` that its engine does not have, a secret in `env` of an MCP server that its agent does not have, a key under `required` of a schema without its property, in a text `${{ }}`, single braces or a `#` that begins a comment of YAML, `${{ }}` where nothing is put in, such as in `setup`, a comma in a label, the title as `branch`, `branch` at an agent with `access: read`, and what other tools write otherwise: signs of the shell in `command`, a pattern between slashes, `export` and `$GITHUB_ENV` in `setup`, `success` as an outcome.',
    remedy: 'Write one of the names that the message lists. A text that is long stands in the configuration behind `|`.',
  },
  {
    code: 'BATON-E155',
    title: 'An agent may work for longer than its run',
    explanation:
      '`limits.timeout-minutes` is looked at before something starts, and ends no agent that is at work. An agent has `timeout-minutes` of its stage less 10, at least 1, and that is more. A warning.',
    remedy: 'Write a smaller `timeout-minutes` at the stage, or a larger limit.',
  },
  {
    code: 'BATON-E161',
    title: 'An approval that nobody can complete',
    explanation:
      '`approval.count` asks for more different people than `approval.users` names, and no role may approve, so the run would wait for ever.',
    remedy: 'Name more people, add `role`, or ask for fewer.',
  },
  {
    code: 'BATON-E162',
    title: 'An approval by people who may not start the pipeline',
    explanation:
      '`approval.role` is lower than `allow.minimum-role`: whoever may not start the pipeline could let its stage go on.',
    remedy: 'Write the role of `allow.minimum-role` or a higher one, unless that is meant.',
  },
  {
    code: 'BATON-E182',
    title: 'A budget lets nothing start',
    explanation:
      'A limit of 0 is reached before anything was used, so no pipeline under this budget starts. A warning: that may be meant.',
    remedy: 'Write a higher limit, or take the budget out.',
  },
  {
    code: 'BATON-E183',
    title: 'A budget cannot know what an agent costs',
    explanation:
      'The engine of the agent reports no cost, and its model has no price under `prices`. A budget with `max-cost-usd` starts nothing while it does not know what was spent, so after the first run of this agent nothing would start. A warning.',
    remedy: 'Name the `model` of the agent, and write what it costs under `prices`.',
  },
  {
    code: 'BATON-E734',
    title: 'Children may have an agent that does not exist',
    explanation:
      '`children.agents` of a stage names an agent that is not under `agents`, so every request for it would be refused.',
    remedy: 'Write the name of an agent that there is, or take it out.',
  },
  {
    code: 'BATON-E735',
    title: 'Children may have an agent with more access than their parent',
    explanation:
      '`access` never rises from a parent to its child, so a request for this agent is refused when the run comes to it. A warning.',
    remedy: 'Name an agent with at most the access of the stage’s own.',
  },
  {
    code: 'BATON-E736',
    title: 'A limit of steps that no agent can take',
    explanation:
      '`limits` of the pipeline counts child tasks or repetitions, and no stage of it has `children`; for `max-repeats`, no agent can hand over either. A note.',
    remedy: 'Write `children: {}` at the stage that is to divide its work, or take the limit out.',
  },
  {
    code: 'BATON-E737',
    title: '`max-tasks` leaves no room for a child',
    explanation:
      'A stage that waits for one child has three executions: its turn, the child, and the turn after it. With fewer, all its requests are refused. A warning.',
    remedy: 'Raise `limits.max-tasks`, or take `children` out.',
  },
  {
    code: 'BATON-E738',
    title: 'A stage would wait for children that wait for it',
    explanation:
      'With `children: { wait: poll }` a stage is at work while its children are, and keeps its place of `max-concurrency`. With one place, its children would wait for it and it for them.',
    remedy: 'Write `max-concurrency: 2` or more, leave it out, or write `wait: suspend`.',
  },
];
