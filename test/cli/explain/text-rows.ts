import { issue, pull } from './events.ts';
import { type Row, rows } from './row.ts';

const on = (fields: object) => ({ issues: fields });
const body = (text: string | null) => issue({ body: text });

/** I-3, I-6 and I-7: patterns over texts, AND within a filter, OR across a list. */
export const textRows: readonly Row[] = [
  ...rows('I-3', [
    ['all of a filter fits', on({ author: 'hubot', state: 'open', 'title-pattern': 'breaks' }), issue(), ''],
    ['one of three does not', on({ author: 'hubot', state: 'closed', 'title-pattern': 'breaks' }), issue(), 'state'],
    ['two of three do not', on({ author: 'ana', state: 'closed', 'title-pattern': 'breaks' }), issue(), 'state author'],
    ['the second of a list fits', on([{ labels: ['a'] }, { labels: ['b'] }] as never), issue({ label: 'b' }), ''],
    [
      'none of a list fits',
      on([{ labels: ['a'] }, { labels: ['b'] }] as never),
      issue({ label: 'c' }),
      'label labels label labels',
      { says: 'Filter 2 of 2' },
    ],
    [
      'halves of two filters are no whole',
      on([{ author: 'hubot', state: 'closed' }, { author: 'ana' }] as never),
      issue(),
      'state author',
    ],
    ['a list of one', on([{ author: 'hubot' }] as never), issue(), ''],
    ['a malformed filter beside one that fits', on([{ 'title-pattern': '(' }, { author: 'hubot' }] as never), issue(), ''],
    ['a list for pull requests', { 'pull-requests': [{ draft: true }, { 'base-branch': 'main' }] }, pull(), ''],
  ]),
  ...rows('I-6', [
    ['found in the title', on({ 'title-pattern': '^It' }), issue(), ''],
    ['not found in the title', on({ 'title-pattern': '^breaks' }), issue(), 'title-pattern'],
    ['case is told apart', on({ 'title-pattern': 'it breaks' }), issue(), 'title-pattern'],
    ['case is not told apart where the pattern says so', on({ 'title-pattern': '(?i)it breaks' }), issue(), ''],
    ['found in the text', on({ 'body-pattern': 'stack trace' }), body('a\nstack trace'), ''],
    ['not found in the text', on({ 'body-pattern': 'stack trace' }), body('none'), 'body-pattern'],
    ['no text at all', on({ 'body-pattern': '.' }), body(null), 'body-pattern'],
    ['several lines', on({ 'body-pattern': '(?m)^Version: 2' }), body('x\nVersion: 2'), ''],
    [
      'an excluded pattern is found',
      on({ 'exclude-body-patterns': ['no bot', 'spam'] }),
      body('some spam'),
      'exclude-body-patterns',
    ],
    ['no excluded pattern is found', on({ 'exclude-body-patterns': ['no bot', 'spam'] }), body('some text'), ''],
    [
      'asked for and excluded: excluded wins',
      on({ 'body-pattern': 'bug', 'exclude-body-patterns': ['wontfix'] }),
      body('bug wontfix'),
      'exclude-body-patterns',
    ],
    ['time stays linear in the text', on({ 'body-pattern': '(a+)+$' }), body(`${'a'.repeat(50_000)}!`), 'body-pattern'],
    ['characters beyond the first plane', on({ 'body-pattern': '^.🚀.$' }), body('a🚀b'), ''],
  ]),
  ...rows('I-7', [
    ['a bracket without its end', on({ 'title-pattern': '(' }), issue(), 'title-pattern', { says: 'RE2' }],
    ['a lookahead, which RE2 has not', on({ 'body-pattern': '(?=a)' }), issue(), 'body-pattern', { says: 'RE2' }],
    ['a back reference, which RE2 has not', on({ 'body-pattern': '(a)\\1' }), issue(), 'body-pattern', { says: 'RE2' }],
    ['a repeat beyond the limit', on({ 'body-pattern': 'a{5000}' }), issue(), 'body-pattern', { says: 'RE2' }],
    ['an excluded pattern', on({ 'exclude-body-patterns': ['['] }), issue(), 'exclude-body-patterns', { says: 'RE2' }],
    ['one of two excluded patterns', on({ 'exclude-body-patterns': ['x', '*'] }), issue(), 'exclude-body-patterns'],
  ]),
];
