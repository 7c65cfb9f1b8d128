import { type ProblemKind, startAgainRemedy } from '../../core/problem.ts';

/** The errors of GitHub, for `docs/errors.md`. `translateError` chooses among their codes. */
export const githubProblemKinds: readonly ProblemKind[] = [
  {
    code: 'BATON-E801',
    title: 'The token lacks a right',
    explanation: 'GitHub answered 403. The message names the request and, where GitHub says so, the permission it needs.',
    remedy: 'Grant the permission in `permissions` of the calling job, or in the settings of the App.',
  },
  {
    code: 'BATON-E802',
    title: 'The token is not accepted',
    explanation: 'GitHub answered 401: the token is wrong, revoked, or has ended. The token of a workflow ends with its job.',
    remedy: 'Pass a token that is valid now.',
  },
  {
    code: 'BATON-E803',
    title: 'Not there, or not visible',
    explanation: 'GitHub answered 404, which is also its answer when the token may not see the thing.',
    remedy: 'See that it exists, then that the token may read it.',
  },
  {
    code: 'BATON-E804',
    title: 'Over a limit of GitHub',
    explanation: 'GitHub refused a text or file as too long. It cuts nothing off, and neither do we.',
    remedy: 'Make it shorter, or report it: what Baton writes should fit.',
  },
  {
    code: 'BATON-E805',
    title: 'Somebody was first',
    explanation: 'What was to be made exists already, with other content.',
    remedy: `Look at what is there, and whether it may be built upon. ${startAgainRemedy}`,
  },
  {
    code: 'BATON-E806',
    title: 'The thread takes no comments',
    explanation:
      'A locked thread refuses the comments of workflows, one with 2,500 comments refuses all, as does an archived repository.',
    remedy: 'Unlock the thread, or start the run on another issue.',
  },
  {
    code: 'BATON-E807',
    title: 'Actions may not open pull requests',
    explanation: 'GitHub has a setting for this, which is off by default.',
    remedy: 'Turn on "Allow GitHub Actions to create and approve pull requests" in the settings under Actions, General.',
  },
  {
    code: 'BATON-E808',
    title: 'The next workflow run may not be started',
    explanation: 'A policy forbids the event `workflow_dispatch` or the actor, or the workflow or Actions is disabled.',
    remedy: 'Allow event and actor in "Workflow execution protections" of the repository or organisation; enable the workflow.',
  },
  {
    code: 'BATON-E809',
    title: 'The branch changes workflow files',
    explanation: 'The token of a workflow may not create or move a branch whose workflow files differ from the default branch.',
    remedy: 'Bring the branch up to date with the default branch.',
  },
  {
    code: 'BATON-E810',
    title: 'Gone',
    explanation: 'GitHub answered 410: the artifact has expired, or issues are turned off in this repository.',
    remedy: 'Run the task again, or turn issues on.',
  },
  {
    code: 'BATON-E811',
    title: 'Out of requests',
    explanation: 'GitHub takes no more requests from this token for a time that is longer than a job should wait.',
    remedy: 'Start it again after the time in the message. The token of a workflow has 1,000 requests an hour per repository.',
  },
  {
    code: 'BATON-E812',
    title: 'Rejected by GitHub',
    explanation: 'GitHub understood the request and refused it; the message has its own words.',
    remedy: 'Change what the words name.',
  },
  {
    code: 'BATON-E813',
    title: 'GitHub cannot be reached',
    explanation: 'No answer, or one of the 5xx kind, also after several tries.',
    remedy: 'Run the job again later; nothing is done twice.',
  },
];
