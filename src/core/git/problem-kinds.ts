import { type ProblemKind, startAgainRemedy } from '../problem.ts';

/** The problems of commits and branches of agents, for `docs/errors.md`. */
export const gitProblemKinds = [
  {
    code: 'BATON-E701',
    title: 'Not a name for a branch',
    explanation: 'The template of `branch` came out as something that git, GitHub or a shell could read as something else.',
    remedy:
      'Use ASCII letters, digits and . _ - / + # in `branch`, starting with a letter or digit: `baton/issue-{{ subject.number }}`.',
  },
  {
    code: 'BATON-E728',
    title: 'The branch was there before the run',
    explanation:
      'An agent, or text of others, chose the name of this branch. Such a branch is new, or one that this run or an earlier one of the pipeline about the same subject made. This one is somebody else’s, so no agent started from it and nothing was pushed to it.',
    remedy:
      'Delete the branch if nobody needs it and start again, let another name be chosen, or list the branch under `allow: { push-existing: [...] }` of the pipeline, which a new run reads.',
  },
  {
    code: 'BATON-E729',
    title: 'The commits of a child task were not merged',
    explanation:
      'Git could not read or merge the commits of a child into the branch of its parent. The parent starts without them and is told so. They stay on the branch of the child.',
    remedy:
      'Read the reason. The publish job needs git 2.38 or newer, and the branch of the child must still be there. Merge it by hand, if it is wanted.',
  },
  {
    code: 'BATON-E702',
    title: 'The commits do not start where the task did',
    explanation: 'The agent rewrote history, or its commits do not descend from the commit that it was given.',
    remedy: 'Tell the agent to add commits on top of what is checked out, without rebase, amend of older commits or reset.',
  },
  {
    code: 'BATON-E703',
    title: 'Merge commits',
    explanation:
      'A merge brings in work that is not the agent’s and that nobody checked; only commits with one parent are published.',
    remedy: 'Tell the agent not to merge; bring its branch up to date yourself.',
  },
  {
    code: 'BATON-E704',
    title: 'Submodules',
    explanation: 'A change of a submodule points at code outside of this repository.',
    remedy: 'Change submodules by hand.',
  },
  {
    code: 'BATON-E705',
    title: 'Too large to publish',
    explanation: 'One file over 40 MiB, over 200 MiB in all, over 100 commits or over 5,000 changed files.',
    remedy: 'Leave build results out with .gitignore, or have the agent make smaller steps.',
  },
  {
    code: 'BATON-E706',
    title: 'Protected files',
    explanation: 'The commits change files that decide what runs or who must review: `.github/**` and CODEOWNERS.',
    remedy: 'Make such a change by hand.',
  },
  {
    code: 'BATON-E707',
    title: 'A file name that is not safe',
    explanation: 'A name that leaves the checkout, goes into `.git` on some system, or holds control characters.',
    remedy: 'Rename the file.',
  },
  {
    code: 'BATON-E708',
    title: 'The commits cannot be read',
    explanation:
      'The bundle is broken, is not what the agent job announced, or needs commits that this repository does not have.',
    remedy: startAgainRemedy,
  },
  {
    code: 'BATON-E709',
    title: 'The checkout cannot be read',
    explanation:
      'The agent or `setup` replaced or damaged `.git`, or left files that cannot be read. Nothing of it is published, and no other agent starts on it.',
    remedy: `Look into the log of the agent job, and leave \`.git\` in its place. ${startAgainRemedy}`,
  },
  {
    code: 'BATON-E710',
    title: 'The commits have not arrived',
    explanation: 'The artifact that holds them has expired, was made by another workflow run, or is not what was announced.',
    remedy: startAgainRemedy,
  },
  {
    code: 'BATON-E711',
    title: 'A secret among the commits',
    explanation:
      'An added line, a path or a message holds a secret of the job in any spelling, or a part of one of 12 characters or more; or an added line or a path holds something that has the form of an access token, a private key, a password in an address, a storage key or a bearer token. The message names which, the file and the number of the line. What is pushed cannot be taken back. Lines that were there before, or only moved, are not looked at.',
    remedy:
      'Take the value out and read it from the environment instead. Replace the secret: an agent had it in its hands. A program that needs an example of a token can put it together from two parts.',
  },
  {
    code: 'BATON-E712',
    title: 'The context file has no place in the checkout',
    explanation:
      'A part of `context-dir` is a file or a link in the commit that was checked out. Nothing is written through links.',
    remedy: 'Name another folder in `context-dir` of the pipeline.',
  },
  {
    code: 'BATON-E713',
    title: 'A file of ours among the commits',
    explanation: 'What Baton puts into the checkout for the agent, such as the copy of the context file, is never published.',
    remedy: 'Tell the agent to leave that file alone, and not to add ignored files with `--force`.',
  },
  {
    code: 'BATON-E714',
    title: 'No branch of the pull request to push to',
    explanation:
      '`branch: "{{ subject.head-branch }}"` makes the commits on the pull request itself. An issue has no branch, and that of a fork is never pushed to.',
    remedy:
      'Give the stage a branch of this repository, such as `baton/issue-{{ subject.number }}`, or start the pipeline on pull requests of this repository alone.',
  },
  {
    code: 'BATON-E715',
    title: 'The branch may not be pushed to',
    explanation:
      'The commits would appear on a pull request that is protected, closed, merged, approved, or merges by itself, or on that of somebody else. The same goes for another pull request of the same branch. Or the branch has another name now, or is deleted, or is the default branch. A push there could merge what nobody has read, so nothing is published. Baton looks before the agent starts, and again before it pushes.',
    remedy:
      'Do what the message says: dismiss the approval, turn auto-merge off, or give the stage a branch of its own. `allow: { push-approved: true }` lets agents push to approved pull requests.',
  },
  {
    code: 'BATON-E716',
    title: 'The default branch',
    explanation:
      'What is on the default branch counts at once, and nobody has read the commits of an agent there. So no stage and no child writes to it, in any spelling of its letters, unless the configuration names it in plain text and allows it.',
    remedy:
      'Write another branch and a stage with `uses: pull-request`. Where commits shall go to the default branch itself, write its name as `branch` and `allow: { push-default: true }` at the pipeline.',
  },
  {
    code: 'BATON-E717',
    title: 'Not a branch for a child task',
    explanation:
      'An agent chose a branch for a child task. It may choose the branch of its own task with `-` and something behind it, and branches that the stage lists: workflows of the repository may run with secrets on pushes to others.',
    remedy: 'Let the agent leave `branch` out, or list the branch under `children: { branches: [...] }` of the stage.',
  },
] as const satisfies readonly ProblemKind[];
