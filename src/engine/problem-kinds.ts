import { type ProblemKind, startAgainRemedy } from '../core/problem.ts';

/** The problems of the flow itself. */
export const engineProblemKinds: readonly ProblemKind[] = [
  {
    code: 'BATON-E901',
    title: 'The first record of a run cannot be read',
    explanation: 'Everything about a run follows from its signed records. Without the first one nothing may be started.',
    remedy: `List the thread with \`baton records\`. If the comment was deleted, no job can go on with the run. ${startAgainRemedy}`,
  },
  {
    code: 'BATON-E902',
    title: 'A record that was just written does not show',
    explanation:
      'GitHub accepted the comment, but its list lacked it, or the first record, for longer than lists are known to lag.',
    remedy: 'Run the job again: it finds its own record and goes on from there. Nothing is written twice.',
  },
  {
    code: 'BATON-E903',
    title: 'Records that the task builds on are gone',
    explanation:
      'The order names them by comment and digest. A missing or changed one is never replaced by an older one, nor the first record of a deleted run by that of the next run with its name.',
    remedy: `Look at the thread with \`baton records\`. If a comment was deleted, only a new run helps. ${startAgainRemedy}`,
  },
  {
    code: 'BATON-E904',
    title: 'No key to sign with',
    explanation:
      'The configuration names signing keys and the job has no secret that fits, or the job has a secret and the configuration does not name its key. Nothing starts. Where somebody with write access adds a label of a pipeline or gives a `/baton` command, the issue says so ([docs/triggers.md](triggers.md#when-nothing-starts)).',
    remedy:
      'Pass `signing-key: ${{ secrets.BATON_SIGNING_KEY }}` in the caller, and list its public half under `signing.keys`. Where an environment keeps the key, pass `BATON_SIGNING_KEY: ${{ secrets.BATON_SIGNING_KEY }}` as well: in a called workflow an environment fills only the names that the caller passes.',
  },
  {
    code: 'BATON-E905',
    title: 'The agent cannot be isolated here',
    explanation:
      'Agent and token would share one job and one user, so the agent could take the token. In public repositories that is refused.',
    remedy: 'Use the reusable workflow, where the agent has a job of its own, or a runner with sudo.',
  },
  {
    code: 'BATON-E906',
    title: 'A record that was just written does not count',
    explanation:
      'The comment shows, but another record of the run has its place, or the key that signed it is not in the configuration.',
    remedy: 'Look at the thread with `baton records`, see that the key stands in `signing.keys`, and run the job again.',
  },
  {
    code: 'BATON-E907',
    title: 'The ledger takes no comments',
    explanation: 'Baton made a new ledger issue for the history of a pipeline, and GitHub refuses comments on it.',
    remedy: 'See that the repository is not archived and the issue is not locked, and run the job again.',
  },
  {
    code: 'BATON-E931',
    title: 'A handoff that the task builds on has expired',
    explanation:
      'With `store: artifacts` handoffs lie in artifacts. This one was deleted, or its time is over: `retention.artifacts`, or what the repository allows. The run ends as `artifact-expired`, without further attempts: nothing is ever read as empty.',
    remedy:
      'Start the pipeline again. Raise `retention.artifacts` or write `store: comments` where runs wait for people longer than artifacts are kept.',
  },
  {
    code: 'BATON-E932',
    title: 'A handoff lies in an artifact of another run',
    explanation:
      'The record names an artifact and the workflow run that made it. GitHub says that this artifact was made by another workflow run or for another repository. It is not read, and the run ends as `artifact-foreign`.',
    remedy: 'Start the pipeline again. If it comes back, look at who may write to Actions in the repository.',
  },
  {
    code: 'BATON-E933',
    title: 'A handoff was replaced',
    explanation:
      'The artifact does not hold the bytes whose digest was recorded: every job of a workflow run can delete its artifacts and upload others. It is not read, and the run ends as `artifact-replaced`.',
    remedy: 'Look at the jobs of the workflow run that the message names, then start the pipeline again.',
  },
  {
    code: 'BATON-E908',
    title: 'A public repository without signing keys',
    explanation:
      'Only a private repository may do without signatures. In a public one every workflow posts as the same account, so that an unsigned record proves nothing.',
    remedy: 'Make a pair of keys, list the public one under `signing.keys`, and pass the secret `signing-key` in the caller.',
  },
  {
    code: 'BATON-E909',
    title: 'An unsigned order does not fit its run',
    explanation:
      'Without signatures an order is held against the records of its run. A field of this one, which the message names, says something else: it was written or changed by hand.',
    remedy: `Nobody needs to write orders. ${startAgainRemedy}`,
  },
  {
    code: 'BATON-E934',
    title: 'A branch moved after a stage was approved',
    explanation:
      'An approval is for one commit. Between the approval and the start of the stage somebody pushed to its branch, so what would run is not what was shown. Nothing was started, and a new comment asks for the approval of the branch as it is.',
    remedy: 'Look at what was pushed, and give the command of the new comment.',
  },
  {
    code: 'BATON-E935',
    title: 'An order for a stage that nobody approved',
    explanation:
      'The stage has `approval`, and the records in its order hold no complete approval for what it would start. Nothing was started.',
    remedy: `Look at the thread with \`baton records\`. ${startAgainRemedy}`,
  },
];
