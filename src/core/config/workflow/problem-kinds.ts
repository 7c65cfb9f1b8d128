import type { ProblemKind } from '../../problem.ts';

/** The problems of the workflow files beside a config, for `docs/errors.md`. */
export const workflowProblemKinds: readonly ProblemKind[] = [
  {
    code: 'BATON-E132',
    title: 'The workflow does not hear an event of the configuration',
    explanation:
      'GitHub starts the workflow for the events that stand under its `on`, with the types that stand there. A pipeline whose event is not among them never starts. Comments are a warning where no pipeline begins with one: an agent may ask (`needs-input`), and nobody could answer it.',
    remedy: 'Write the line that the message names into the workflow.',
  },
  {
    code: 'BATON-E149',
    title: 'A pipeline waits for checks that start nothing',
    explanation:
      'Names in `on.checks.workflows` are those that GitHub shows for workflows of the repository. The name of a file (`ci.yml`) is an error. A name that no file has is a warning, since GitHub brings workflows without one, such as CodeQL: `baton doctor` asks GitHub for its list, and decides. The workflow that calls Baton is none of them either: a failed run of it would start the next one. With `branches` under `workflow_run` GitHub leaves out the checks of all other branches, those of pull requests too.',
    remedy:
      'Write the name of the workflow that checks your code, as its line `name:` has it, and hear it for all branches. Of a name that no file has, ask `baton doctor`.',
  },
  {
    code: 'BATON-E133',
    title: 'The workflow lacks an input or hands one on wrongly',
    explanation:
      'Baton starts the workflow again for every task, with the inputs `task`, `event` and `pipeline`, all of type string and none of them required, and the job that calls `run.yml` hands them on. Where a pipeline takes inputs from a start by hand (`manual: { inputs: … }`), the workflow has the input `inputs` as well.',
    remedy: 'Write the inputs as in the examples.',
  },
  {
    code: 'BATON-E134',
    title: 'The workflow grants other permissions than Baton asks for',
    explanation:
      'The reusable workflow asks for contents, issues, pull-requests and actions: write. With one of them missing GitHub does not start it, which is an error. More are a warning: they are unneeded and risky.',
    remedy: 'Write `permissions: { contents: write, issues: write, pull-requests: write, actions: write }` at the job.',
  },
  {
    code: 'BATON-E135',
    title: 'The workflow does not pass a secret that the configuration needs',
    explanation:
      'GitHub gives a called workflow only the secrets that its caller passes by name; an environment of the called job fills those names and no others. So the key that signs records, and every name in `env` and `setup-env`, stand under `secrets` of the job that calls `run.yml`.',
    remedy:
      'Write the lines that the message names: the key of an environment as `BATON_SIGNING_KEY`, keys of engines under their own names, all other secrets as `NAME=value` lines in `agent-secrets`.',
  },
  {
    code: 'BATON-E156',
    title: 'The workflow leaves out tasks',
    explanation:
      'Baton starts the workflow again for each task, by `workflow_dispatch`. An `if` of its job that asks for a label, an action or a person does not hold then, and a `concurrency` group that all workflow runs share cancels those that wait. With `strategy`, a second job or a second file each task is carried out twice, with `dry-run` or another `config` not at all. A warning.',
    remedy:
      'Take the `if` or the group out: the configuration says what starts a pipeline (`on`), and how many agents work at a time (`max-concurrency`).',
  },
];
