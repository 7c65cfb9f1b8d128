import type { Threat } from './threat.ts';

/** What one feature leaves behind for another one. */
export const threatsBetweenFeatures: readonly Threat[] = [
  {
    id: 'T46',
    title: '`setup` is an agent that strangers wrote',
    rule: '`setup-env` is given only where the checkout is the commit of the configuration, or with `allow: { setup-secrets: true }`, and never on forks. Elsewhere `setup` runs with it in a copy of that commit, which is removed, and then without it in the checkout; the two share the caches of package managers alone.',
    where: 'src/core/launch, src/engine/agent',
  },
  {
    id: 'T47',
    title: 'HOME and TMPDIR that somebody used before',
    rule: 'Each start of an agent, also a repair and a transfer in the same job, finds an empty HOME and TMPDIR and only Baton’s files in the folder of the attempt; `setup` has its own, whose HOME is read-only afterwards. Where agents are not isolated, a process of `setup` may live on and write later.',
    where: 'src/engine/agent, src/adapters/agent/files',
  },
  {
    id: 'T48',
    title: 'Control files of git',
    rule: 'Before each start settings, hooks and attributes of the checkout and of its submodules are as before `setup`; a repository at a gitlink that the checkout did not make is removed, and a `.git` that is no folder gets no start.',
    where: 'src/adapters/git/trusted',
  },
  {
    id: 'T49',
    title: 'Branches chosen by agents or by other people’s text',
    rule: 'One function judges each branch before its agent starts and again before commits are pushed: the default branch takes commits only where the configuration names it in plain text and has `allow: { push-default: true }`; a branch that was there before is written to only where the configuration alone chose the name, where it is the run’s own, or where `allow: { push-existing: [...] }` lists it; that of a child begins with that of its parent or fits `children: { branches: [...] }`.',
    where: 'src/core/config/judge-branch.ts, src/core/spawn/plan-branch.ts, src/engine/publish',
  },
  {
    id: 'T50',
    title: 'The comment that asks for an approval was edited',
    rule: 'Before an approval counts, the text of that comment is compared with what would be written now, and GitHub is asked who edited it last. Another text, or an edit of anybody but our own account, starts nothing: a new comment asks, and the reply names the editor.',
    where: 'src/engine/command, src/engine/view/ask-approval.ts',
    open: 'whoever may change workflows can let one write as the account of the Action, and put the text back before somebody approves; the App has an account of its own',
  },
  {
    id: 'T51',
    title: 'Programs that nobody knows',
    rule: 'A program is a file of the configuration’s commit, or an absolute path outside of the checkout and HOME, or declared by `program: machine`; any other counts as code of the checkout and gets no secrets there.',
    where: 'src/core/agent, src/core/launch',
  },
  {
    id: 'T52',
    title: 'Files that an engine obeys and nobody guards',
    rule: 'One list of such files holds for every engine, in every folder and every case of letters: restored from the configuration’s commit, left out of commits, and named.',
    where: 'src/core/git, src/adapters/git/trusted',
  },
  {
    id: 'T53',
    title: 'Lies in usage figures',
    rule: 'Behind the gateway the cost is what that counts. Elsewhere a cost that cannot be counts as `max-cost-usd` of the agent, else as its tokens cost, else as 0; under a budget no execution counts for more than its agent or its run may cost. A refusal names the agent and the run that took more than twice a budget, and the command that takes it out.',
    where: 'src/core/output, src/core/budget, src/core/run/usage.ts',
    open: 'a program without a model that reports tokens and no cost stays unknown, as an honest one does: `max-cost-usd` at the agent counts then',
  },
  {
    id: 'T54',
    title: 'Hidden text, second table',
    rule: 'What a page does not show is taken out of prompts and counted: cells beyond the width of a table, what follows the language of a fence, `<rp>`, `<template>` and `<datalist>`, addresses of links without text, and images. An image keeps its address where it is an upload of GitHub’s, whose path holds no words.',
    where: 'src/core/markdown',
  },
  {
    id: 'T55',
    title: 'Running a repository on one’s own machine',
    rule: '`baton try` and `baton dev` name each `setup`, `run:` step, `command` agent and action of the repository that would run with the user’s rights, and ask, once for a folder until configuration or workflows change; without a terminal and `--yes` nothing starts. `run:` steps are played in the sandbox of agents where there is one.',
    where: 'src/lab/try/confirm.ts, src/lab/try/run-in-sandbox.ts, src/lab/try/workflow',
    open: 'filters of the user’s own git settings run, as with any git command in that folder',
  },
  {
    id: 'T56',
    title: 'An open local server',
    rule: 'The servers of `baton try`, `dev` and `demo` listen on 127.0.0.1, compare `Host` and `Origin`, and give nothing without a token or their secret, `git clone` and reads included; the played repository is private, and the folders are the user’s alone.',
    where: 'src/local/server/http, src/lab/dev/guard.ts, src/lab/try/open-try.ts',
  },
  {
    id: 'T57',
    title: 'One reader uses up everybody’s requests',
    rule: 'A search for a run that the list does not have is remembered for a minute, also where nothing was found, and each person causes at most 30 a minute. All of them together use at most half of the requests of an hour: the rest is for runs.',
    where: 'src/app/page',
  },
  {
    id: 'T58',
    title: 'Licences of third parties',
    rule: 'The build writes the version, licence and text of every package in the bundle into `THIRD-PARTY`; a package under a licence that is not listed, or without a text, fails it.',
    where: 'scripts/build/third-party.ts, THIRD-PARTY',
  },
  {
    id: 'T59',
    title: 'An engine’s own sandbox is off',
    rule: 'The sandboxes of Codex and Cursor are off only where Baton isolates the agent; at `read` the workspace is read-only then. Elsewhere their own stays on, and an engine that can run no command does not start.',
    where: 'src/adapters/agent/engines',
  },
  {
    id: 'T67',
    title: 'The key of the model, used through the gateway',
    rule: 'The key stays with a gateway of the job; the agent has a token that is worth nothing elsewhere. Only what an engine asks of a model passes, by method and path; the rest is refused and counted, as is `background: true`, a name that stands twice at its top and a body that cannot be looked at. What else such a body asks for passes: any model of the account, and what the provider does within an answer (a search of the web, code, an MCP server by its address). No redirect is followed, no proxy is asked for a server of the same machine, the bodies of 401 and 403 are replaced, the key is taken out of other errors, one about it within an answer is cut off, nothing is logged, and the gateway is closed before the files of the agent are read. Headers of MCP servers stay with it in the same way: `GET`, `POST` and `DELETE` of exactly their address pass, and a secret that only they use is not given to the agent.',
    where: 'src/adapters/agent/gateway',
  },
  {
    id: 'T68',
    title: 'A subscription taken for misuse',
    rule: 'The token of a subscription stays in the environment of the agent unless it says `gateway: on`, and `validate` says why. What reaches the provider is what the engine sends to an address that is named: only the key, the host and the encoding differ.',
    where: 'src/adapters/agent/gateway',
  },
];
