import type { ProblemKind } from '../problem.ts';

/** The problems that can occur around the process of an agent, for `docs/errors.md`. */
export const agentProblemKinds: readonly ProblemKind[] = [
  {
    code: 'BATON-E601',
    title: 'A secret that the agent is to get was not passed',
    explanation:
      'The agent names a variable in `env`, or its stage in `setup-env`, but the job has no value for it. The stage fails before anything is installed, and it is not tried again: a person is asked. Of several keys of one engine one is enough.',
    remedy:
      'Check that the secret exists. Pass it in the workflow that calls `run.yml`, or `agent.yml` with the App: engine keys under their own names, all others as `NAME=value` lines in `agent-secrets`. Then comment `/baton retry`, or start again.',
  },
  {
    code: 'BATON-E602',
    title: 'A variable that the agent may not be given',
    explanation:
      'Names that Baton sets itself, and those that begin with `ACTIONS_`, `BATON_`, `GITHUB_`, `INPUT_` or `RUNNER_`, never come from secrets: an agent must not be able to get the tokens of its job.',
    remedy: 'Choose another name, for example `GH_TOKEN` for a token of your own.',
  },
  {
    code: 'BATON-E603',
    title: 'A line of `agent-secrets` is no NAME=value',
    explanation: 'Each line holds one secret. The line is left out; its text is not shown, because it may be part of a secret.',
    remedy: 'Write `NAME=value` on one line. Encode a value that has line breaks, for example with base64.',
  },
  {
    code: 'BATON-E604',
    title: 'The agent is not isolated',
    explanation:
      'Baton runs an agent as a user of its own without sudo, in a process namespace of its own, because a process of the same user can read the environment of its parent. This machine does not allow it.',
    remedy:
      'Use a Linux runner with sudo without password, such as those of GitHub, and no job container; its awk must report signals, as mawk and gawk from 4.2 do.',
  },
  {
    code: 'BATON-E605',
    title: 'A file that the agent left was refused',
    explanation:
      'Handoff and results are read only from regular files of at most 1 MiB; links, pipes and devices are not followed.',
    remedy: 'Let the agent write the file itself, and keep long text in the repository or in an artifact.',
  },
  {
    code: 'BATON-E606',
    title: 'The setup of the stage failed',
    explanation: 'The `setup` text of the stage ended with an error or took too long, so the agent was not started.',
    remedy:
      'Look at the lines before in the log. Name the secrets that it needs in `setup-env`. Where the message says that they were withheld, install by a lock file, or write `allow: { setup-secrets: true }` in the pipeline.',
  },
  {
    code: 'BATON-E607',
    title: 'The agent could not be started',
    explanation:
      'The program named in `command`, or one that it starts, does not exist, is not executable, or cannot be reached by the user the agent runs as. An agent of the engine `command` that ends with exit status 126 or 127 counts as such. It is not tried again: a person is asked.',
    remedy:
      'Check the name and the `PATH`, or install the program in `setup`. A script needs its execute permission in git, or its interpreter as the first word. Then start again: a run keeps the configuration that it started with.',
  },
  {
    code: 'BATON-E610',
    title: 'The instructions of the agent could not be read',
    explanation:
      '`instructions` names a file below `.github`. It is read from the commit of the configuration before the first agent of the job starts, never from a pull request, must be a plain file and no link, and has at most 64 KiB. A plain step reads it where it found its config: in `.baton-config`, or without that in the code that its own workflow checked out. The agent was not started.',
    remedy: 'Add the file on the default branch, or write the text itself under `instructions`.',
  },
  {
    code: 'BATON-E620',
    title: 'The agent was started without its secrets',
    explanation:
      'The program of the agent is code of the checkout, where a pull request or another agent may have written, or may run some, or the run is about a fork. Whoever wrote that code could have read the secrets in `env`.',
    remedy:
      'Name a file of the default branch in `command`, such as `[node, scripts/agent.mjs]`: it is then run from the commit of the configuration. If the machine or the container has the program, and it runs nothing of the repository, write `program: machine` at the agent. For forks write `allow: { fork-secrets: true }` in the pipeline, if a stranger’s code may come near them.',
  },
  {
    code: 'BATON-E621',
    title: 'An MCP server was left out',
    explanation:
      'The program of an MCP server in `mcp-servers` comes from the checkout, where a pull request or another agent may have written, or nobody says that it does not. An engine hands its servers what it was given, secrets included. Or the `headers` of a server take a secret that the agent was not given, as on a run about a fork, or one that no header can carry.',
    remedy:
      'Name a file of the default branch in `command` and `args` of the server. If the machine or the container has the program (`docker`, `npx`, `uvx`), and it runs nothing of the repository, write `program: machine` at the server. For headers, pass the secret to the job (`BATON-E601` says where), on one line.',
  },
  {
    code: 'BATON-E622',
    title: 'The setup of the stage had no secrets',
    explanation:
      'The checkout is not the commit of the configuration, so a pull request or another agent may have written what `setup` runs, such as a script of `package.json`; or the run is about a fork. Except for forks, `setup` runs twice then: with the secrets of `setup-env` in a copy of the configuration’s commit, and without them in the checkout. The two share the caches of npm, pnpm, Yarn, uv, pip and Go, and nothing else.',
    remedy:
      'Nothing, where the stage succeeded. Install by a lock file (`npm ci`), so that private packages come from the cache. If such code may see the secrets, write `allow: { setup-secrets: true }` in the pipeline; on forks `setup` never gets any.',
  },
];
