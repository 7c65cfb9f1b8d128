import type { Mistake } from './mistake.ts';

const script = '{ engine: command, command: [node, scripts/investigate.mjs], access: read }';
const on =
  'on:\n      issues: { labels: [agent-ready], exclude-labels: [wontfix] }\n      pull-requests: { labels: [agent-ready] }\n';
const issues = '{ labels: [agent-ready], exclude-labels: [wontfix] }';
const fixAgent = 'agent: fixer\n';
const prompt = '{{ subject.body }}\n';

/** Of meaning: what is not built yet, what does not fit together, templates. */
export const meaningMistakes: readonly Mistake[] = [
  // Designed, not built
  {
    title: 'another engine',
    from: script,
    to: '{ engine: «cline }',
    code: 'BATON-E107',
    words: ['cline', '`claude-code`', '`command`'],
  },
  {
    title: 'a built-in that does not exist',
    from: 'uses: pull-request',
    to: 'uses: «isue',
    code: 'BATON-E107',
    words: ['isue', 'did you mean `issue`', '`pull-request`', '`review`'],
  },
  {
    title: 'a template of a built-in in a list',
    from: 'with: { ',
    to: 'with: { labels: ["{{ «needs.nobody.outcome }}"], ',
    code: 'BATON-E503',
    words: ['with.labels[0]', 'nobody'],
  },
  {
    title: 'a field of another built-in',
    from: 'with: { ',
    to: 'with: { «assignees: [mona], ',
    code: 'BATON-E105',
    words: ['`pipelines.fix.stages.open-pr.with.assignees` is not a key here', 'Known here: title, body, draft'],
  },
  {
    title: 'a slip in the second filter of a list',
    from: issues,
    to: '[{ labels: [a] }, { «labls: [b] }]',
    code: 'BATON-E105',
    words: ['Did you mean `labels`'],
    path: 'pipelines.fix.on.issues[1].labls',
  },
  {
    title: 'an empty list of filters',
    from: issues,
    to: '«[]',
    code: 'BATON-E107',
    words: ['must not be empty'],
  },
  {
    title: 'a command that is no command',
    from: on,
    to: 'on:\n      comment: { command: «please fix }\n',
    code: 'BATON-E107',
    words: ['"please fix"', '/baton fix'],
  },
  {
    title: 'a time zone that does not exist',
    from: on,
    to: 'on:\n      schedule: { cron: "0 9 * * 1", timezone: «Europe/Atlantis }\n',
    code: 'BATON-E131',
    words: ['Europe/Atlantis', 'Europe/Berlin'],
  },
  {
    title: 'an abbreviation as a time zone',
    from: on,
    to: 'on:\n      schedule: { cron: "0 9 * * 1", timezone: «EST }\n',
    code: 'BATON-E131',
    words: ['EST', 'IANA'],
  },
  // Across fields
  {
    title: 'a stage without work',
    from: fixAgent,
    to: 'signal: off\n',
    code: 'BATON-E109',
    words: ['neither', 'agent', 'uses: <built-in>'],
    path: 'pipelines.fix.stages.fix',
  },
  {
    title: 'a stage with both kinds of work',
    from: fixAgent,
    to: 'agent: fixer\n        uses: pull-request\n',
    code: 'BATON-E109',
    words: ['both', 'keep one'],
  },
  {
    title: 'a stage that is a text',
    from: 'open-pr:',
    to: '«later: soon\n      open-pr:',
    code: 'BATON-E109',
    words: ['later', 'map'],
  },
  {
    title: 'an agent that does not exist',
    from: fixAgent,
    to: 'agent: «fixr\n',
    code: 'BATON-E110',
    words: ['fixr', 'Did you mean `fixer`', 'investigator, fixer'],
  },
  {
    title: 'a need that does not exist',
    from: 'needs: [fix]',
    to: 'needs: [fix, «publish]',
    code: 'BATON-E111',
    words: ['publish', 'investigate, fix'],
    path: 'pipelines.fix.stages.open-pr.needs[1]',
  },
  {
    title: 'a need on itself',
    from: 'needs: [fix]',
    to: 'needs: [fix, «open-pr]',
    code: 'BATON-E112',
    words: ['open-pr', 'itself'],
  },
  {
    title: 'a circle of needs',
    from: 'agent: investigator\n',
    to: 'agent: investigator\n        needs: «[open-pr]\n',
    code: 'BATON-E112',
    words: ['investigate needs open-pr needs fix needs investigate'],
  },
  { title: 'no trigger', from: on, to: 'on: «{}\n', code: 'BATON-E113', words: ['no trigger', 'issues: { labels'] },
  {
    title: 'a secret that would replace a token of the runner',
    from: '[FIXER_API_KEY]',
    to: '[FIXER_API_KEY, «GITHUB_TOKEN]',
    code: 'BATON-E115',
    words: ['GITHUB_TOKEN', 'another name'],
    path: 'agents.fixer.env[1]',
  },
  {
    title: 'a secret that would load code',
    from: '[FIXER_API_KEY]',
    to: '[«NODE_OPTIONS]',
    code: 'BATON-E115',
    words: ['NODE_OPTIONS'],
  },
  {
    title: 'a secret of setup that would load code',
    from: fixAgent,
    to: 'agent: fixer\n        setup-env: [«ld_preload]\n',
    code: 'BATON-E115',
    words: ['ld_preload'],
  },
  // Templates
  {
    title: 'a template that is not closed',
    from: prompt,
    to: '«{{ subject.body\n',
    code: 'BATON-E501',
    words: ['not closed'],
    path: 'pipelines.fix.stages.investigate.prompt',
  },
  {
    title: 'a tag that reads files',
    from: prompt,
    to: '  «{% include "/etc/passwd" %}\n',
    code: 'BATON-E502',
    words: ['include', 'not allowed', '`if`'],
  },
  {
    title: 'a filter that is not allowed',
    from: prompt,
    to: '«{{ subject.body | date: "%9999999d" }}\n',
    code: 'BATON-E502',
    words: ['date', '`truncate`'],
  },
  {
    title: 'a slip in a path',
    from: prompt,
    to: '{{ «subject.bdoy }}\n',
    code: 'BATON-E503',
    words: ['subject.bdoy', 'did you mean `body`'],
  },
  {
    title: 'a stage that is no ancestor',
    from: prompt,
    to: '{{ «needs.fix.handoff.summary }}\n',
    code: 'BATON-E503',
    words: ['needs.fix.handoff.summary', 'does not need', 'none at all'],
  },
  {
    title: 'a stage that is no ancestor, where there are others',
    from: 'body: "{{ needs.investigate.handoff.summary }}"',
    to: 'body: "{{ «needs.review.handoff.summary }}"',
    code: 'BATON-E503',
    words: ['`review`', '`fix`, `investigate`'],
    path: 'pipelines.fix.stages.open-pr.with.body',
  },
  {
    title: 'a slip in a branch',
    from: '"baton/issue-{{ subject.number }}"',
    to: "'baton/{{ «subject.nummer }}'",
    code: 'BATON-E503',
    words: ['branch', 'did you mean `number`'],
  },
  {
    title: 'a variable that comes later',
    from: prompt,
    to: '{{ «children }}\n',
    code: 'BATON-E503',
    words: ['children', 'not supported yet'],
  },
  {
    title: 'a way to the prototype',
    from: prompt,
    to: '{{ «subject.constructor.name }}\n',
    code: 'BATON-E503',
    words: ['subject.constructor.name'],
  },
];
