/** A row of docs/security.md. The tests that prove it are taken from the tests themselves, by id. */
export interface Threat {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  /** Where the rule stands, below the root; empty while nothing of it is built. */
  readonly where: string;
  /** What is not built yet, or why it does not apply. */
  readonly open?: string;
}

export const threats: readonly Threat[] = [
  {
    id: 'T01',
    title: 'Text of outsiders pasted into a prompt or a shell line',
    rule: 'Untrusted text stands inside a fence with a random name, with origin and author; it reaches no `run:` line.',
    where: 'src/core/prompt',
  },
  {
    id: 'T02',
    title: 'A trusted person triggers on an outsider’s text',
    rule: 'The role of whoever triggers is asked from the permission API; a run on text of outsiders, also of the one who triggers where no role that may write was asked for, is tainted: its signed first record names them, people are told, it approves no pull request. `outside-text: refuse` starts none. Agents have no comment tool.',
    where: 'src/core/trigger, src/engine/builtin',
  },
  {
    id: 'T03',
    title: 'Hidden HTML comments',
    rule: 'Removed from what GitHub renders, outside code, with titles of links, attributes and unused definitions; counted in the log, the comment of the task and `baton show`.',
    where: 'src/core/markdown',
  },
  {
    id: 'T04',
    title: 'The environment of the job read through a tool',
    rule: 'The agent gets an environment made from scratch, and where the machine allows a user and PID namespace of its own.',
    where: 'src/core/agent, src/adapters/agent',
  },
  {
    id: 'T05',
    title: 'Any account that ends in [bot] is trusted',
    rule: 'Bots start something only where `allow.bots` has their numeric id, never by name; the account of workflows never does; our own account counts by numeric id only.',
    where: 'src/core/trigger, src/core/record',
  },
  {
    id: 'T06',
    title: 'A helpful bot made to act for somebody else',
    rule: 'The one who acted is asked for, and a comment or review counts only when its author sent it; edited comments start nothing.',
    where: 'src/core/trigger',
  },
  {
    id: 'T07',
    title: 'Invisible characters',
    rule: 'One table of code points, removed from untrusted text but the `data` of handoffs; joiners stay where a script or an emoji needs them; counted in the log, the comment of the task and `baton show`.',
    where: 'src/core/text, src/core/markdown',
  },
  {
    id: 'T08',
    title: 'Instructions in files of a pull request',
    rule: 'Config, templates, instructions, programs of `command` agents and files that engines trust come from the default branch at a recorded commit only, at every start of every agent.',
    where: 'src/action, src/adapters/git, .github/workflows/run.yml',
  },
  {
    id: 'T09',
    title: 'A token of one repository used for another',
    rule: 'Every record and order is bound to the numeric id of its repository.',
    where: 'src/core/record',
  },
  {
    id: 'T10',
    title: 'A cache poisoned by an agent job',
    rule: 'No job of ours uses a cache; the agent job has `cache-mode: none`.',
    where: '.github/workflows',
  },
  {
    id: 'T11',
    title: 'A forged record',
    rule: 'Records are signed; without keys, in private repositories only, our account’s numeric id counts. Markers of others are ignored and reported, never an error.',
    where: 'src/core/record',
  },
  {
    id: 'T12',
    title: 'A record edited by a maintainer',
    rule: 'The signature covers everything; a changed byte is refused. Without keys a comment that was ever edited is.',
    where: 'src/core/record',
  },
  {
    id: 'T13',
    title: 'A record moved to another thread, or rolled back',
    rule: 'Repository, subject, run, sequence and the digest of the record before are signed; a missing record stops the run. An unsigned order is held against the records.',
    where: 'src/core/record',
  },
  {
    id: 'T14',
    title: 'Text changed between label and run',
    rule: 'The text of the event is frozen in the first record; code is checked out by commit id.',
    where: 'src/core/trigger',
  },
  {
    id: 'T15',
    title: 'Webhooks replayed or altered',
    rule: 'Verified on the raw body by our own intake, before anything is parsed; a delivery is taken once by its id, and known bytes under another id only if GitHub lists that delivery. Those of other sources have a secret each that is good for named repositories, and what they sign tells them apart.',
    where: 'src/app, src/adapters/queue',
  },
  {
    id: 'T16',
    title: 'Double events and races',
    rule: 'One writer per subject; every effect looks for its own record before it acts.',
    where: 'src/engine, .github/workflows/run.yml',
  },
  {
    id: 'T17',
    title: 'Bots that start each other',
    rule: 'Our own events start nothing, those of the App neither, whatever `allow.bots` says; limits are counted from the records, failed executions too. `BATON_PAUSE` and the label `baton:pause` stop everything.',
    where: 'src/core/trigger, src/core/run',
  },
  {
    id: 'T18',
    title: 'Agents that start agents without end',
    rule: 'An agent only asks; the job that writes records decides, from the records alone: parent, number and name are ours, agents and models those that the stage lists, access never above the parent’s, branches new or made by that child, and `max-children`, `max-depth`, `max-tasks` hold for the whole run, however many ask at once. What is asked is bounded before it is read.',
    where: 'src/core/children, src/core/spawn, src/core/state',
  },
  {
    id: 'T19',
    title: 'Outsiders who spend money',
    rule: 'A role below the minimum, or an unknown one, starts nothing.',
    where: 'src/core/trigger',
  },
  {
    id: 'T20',
    title: 'A waiting job pushed out of its queue',
    rule: 'All groups have `queue: max`; jobs of ours that a full group took no more are run again by sweep.',
    where: '.github/workflows, src/engine/sweep',
  },
  {
    id: 'T21',
    title: 'Expressions expanded into scripts',
    rule: 'No `${{` stands in a `run:` line of a shipped file; values go through inputs, environment and files.',
    where: '.github',
  },
  {
    id: 'T22',
    title: 'Environment and output files injected',
    rule: 'Outputs are written by the toolkit under fixed names; keys of results match a pattern; nothing writes GITHUB_ENV.',
    where: 'src/core/output, src/action',
  },
  {
    id: 'T23',
    title: 'Workflow commands in logs',
    rule: 'Lines of agents are defused before they reach the log.',
    where: 'src/adapters/log, src/adapters/agent',
  },
  { id: 'T24', title: 'pull_request_target', rule: 'Not used in any shipped file.', where: '.github' },
  {
    id: 'T25',
    title: 'Artifacts of another run',
    rule: 'Read by id, bound to the workflow run, compared with size and digest.',
    where: 'src/adapters/artifact',
  },
  {
    id: 'T26',
    title: 'Archives that write where they should not',
    rule: 'One entry is read in memory, bounded; nothing is unpacked.',
    where: 'src/adapters/artifact',
  },
  { id: 'T27', title: 'Cache poisoning', rule: 'As T10.', where: '.github/workflows' },
  {
    id: 'T28',
    title: 'Secrets in comments, logs and artifacts',
    rule: 'Exact values in their encodings first, then patterns, on everything that is published.',
    where: 'src/core/redaction',
  },
  {
    id: 'T29',
    title: 'Values read as options of a program',
    rule: 'Programs get lists of arguments; names of branches are checked.',
    where: 'src/adapters/git, src/core/git',
  },
  {
    id: 'T30',
    title: 'Jobs with more rights than they need',
    rule: 'None by default, each job its own; the agent job reads only.',
    where: '.github/workflows',
  },
  {
    id: 'T31',
    title: 'Code that is not pinned',
    rule: 'Foreign actions by commit id, packages by exact version.',
    where: '.github, package-lock.json',
  },
  {
    id: 'T32',
    title: 'The parser of markers',
    rule: 'Linear, bounded; quotes, code and unknown versions are data.',
    where: 'src/core/record',
  },
  {
    id: 'T33',
    title: 'Regular expressions that never end',
    rule: 'Scanners are linear, and length is capped first.',
    where: 'src/core',
  },
  {
    id: 'T34',
    title: 'Templates that run code',
    rule: 'Templates come from the config only, one pass, no files, no layout, bounded; values are never parsed.',
    where: 'src/core/prompt',
  },
  { id: 'T35', title: 'Keys that change prototypes', rule: 'Refused at any depth.', where: 'src/core/json' },
  {
    id: 'T36',
    title: 'Too large, too deep',
    rule: 'Bytes before parsing, depth and keys after.',
    where: 'src/core/json, src/core/handoff',
  },
  { id: 'T37', title: 'YAML bombs', rule: 'At most 64 KB, no aliases, merge keys or tags.', where: 'src/core/config' },
  {
    id: 'T38',
    title: 'MCP',
    rule: 'The server of ours has no token, no network and no state but files of the job; what an agent keeps with it is checked like any output.',
    where: 'src/mcp, src/core/mcp',
  },
  {
    id: 'T39',
    title: 'Markdown of agents that does things',
    rule: 'Mentions, closing words, commands, images and markers are neutralised where text is shown; data is stored as it was.',
    where: 'src/core/markdown',
  },
  {
    id: 'T40',
    title: 'History that teaches the wrong thing',
    rule: 'Signed records on an issue of our own account; cleaned per value, bounded, fenced; a value cannot forge a run or hide others.',
    where: 'src/core/history',
    open: 'no quota per issue: who may start runs can push older ones out of `limit`',
  },
  {
    id: 'T41',
    title: 'Instructions in the failure of an earlier attempt',
    rule: 'Cleaned, bounded and fenced like all text of others.',
    where: 'src/core/prompt',
  },
  {
    id: 'T42',
    title: 'Handing over to a stronger agent',
    rule: 'Targets are named in the configuration, byte for byte; a target has no more access than the agents before it; publish counts and checks again. What an agent says to another is text of others. A tainted run stays so to its end, whoever works in it.',
    where: 'src/core/transfer, src/engine/builtin',
  },
  {
    id: 'T43',
    title: 'Forged approval',
    rule: 'An approval is a signed record. It names a digest of the stage, the records and the commit that the newest comment shows, made with the signing key, so that nobody can foresee it. That comment counts only while nobody but our own account has edited it and it reads as Baton would write it now. The role of each person is asked from the permission API at that moment, bots never approve, and only that commit is checked out.',
    where: 'src/core/run, src/engine/command, src/engine/view/ask-approval.ts',
  },
  {
    id: 'T44',
    title: 'Threads, repositories and accounts that vanish',
    rule: 'GitHub’s refusals are typed and end the job in words; nothing is written elsewhere.',
    where: 'src/adapters/github',
    open: 'a repository whose workflow is disabled is swept by nobody: `baton sweep` says so when somebody asks',
  },
  {
    id: 'T45',
    title: 'Rate limits and ambiguous answers',
    rule: '`retry-after` is obeyed, tries are bounded; before a second create the first one is looked for.',
    where: 'src/adapters/github',
  },
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
];
