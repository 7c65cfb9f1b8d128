import type { ProblemKind } from '../core/problem.ts';

/** The kinds of problems with how Baton was called. */
export const entryProblemKinds: readonly ProblemKind[] = [
  {
    code: 'BATON-E910',
    title: 'An input of the action is wrong',
    explanation: 'An input has a value that means nothing, or names something that does not exist. The message says which.',
    remedy: 'Correct the input; docs/inputs.md lists all of them.',
  },
  {
    code: 'BATON-E911',
    title: 'This is no GitHub Actions job',
    explanation: 'The action reads what the runner tells it in the environment, and something of that is missing or malformed.',
    remedy: 'Run it as a step of a workflow. To try a pipeline on your own machine use `baton demo`.',
  },
  {
    code: 'BATON-E912',
    title: 'A setting of the App is missing or wrong',
    explanation:
      'The App is configured by its environment and does not start with half of it: without a webhook secret anybody could send it events. Sources and endpoints of webhooks are settings too.',
    remedy: 'Set the variables that the message names.',
  },
  {
    code: 'BATON-E913',
    title: 'The configuration cannot be read',
    explanation: 'It is not on the default branch at the commit of this run, or a link stands in its place.',
    remedy: 'Add .github/baton.yml to the default branch as a regular file, or name its path in the input config.',
  },
  {
    code: 'BATON-E914',
    title: 'A start by hand has wrong inputs',
    explanation:
      'The input `inputs` of the workflow does not fit what `manual: { inputs: … }` of the pipeline declares: a name that it does not have, a value of another type, or one that is missing. Or `pipeline` is empty beside it. Nothing was started.',
    remedy:
      'Start the workflow by hand once more, with inputs as the message says. Running the job again would give the same ones.',
  },
  {
    code: 'BATON-E916',
    title: 'The database of the App cannot be used',
    explanation:
      'The App keeps what it has accepted in a database, and does not start without it, because a restart would lose work. Another process has the file open, the file cannot be written, the disk does not take its changes, or the PostgreSQL server does not answer. The message says which.',
    remedy:
      'Stop the other process, or name a file that this process may write in BATON_DATABASE. For several processes set DATABASE_URL to a PostgreSQL server.',
  },
];
