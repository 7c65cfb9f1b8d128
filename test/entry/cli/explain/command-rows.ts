import { comment, issue } from './events.ts';
import { type Row, rows } from './row.ts';

const fix = { comment: { command: '/baton fix' } };
const on = (fields: object) => ({ comment: { command: '/baton fix', ...fields } });
const named = { issues: { labels: ['ready'] } };

/** I-5, I-8 and U11: commands in comments. */
export const commandRows: readonly Row[] = [
  ...rows('I-8', [
    ['the whole comment', fix, comment('/baton fix'), ''],
    ['text below it', fix, comment('/baton fix\n\nPlease look at the cookie.'), ''],
    ['line ends of Windows', fix, comment('/baton fix\r\nnow'), ''],
    ['blanks behind it', fix, comment('/baton fix \t'), ''],
    ['on the second line', fix, comment('Please\n/baton fix'), 'command'],
    ['within a line', fix, comment('please /baton fix'), 'command'],
    ['more on the line', fix, comment('/baton fix now'), 'command'],
    ['less on the line', fix, comment('/baton'), 'command'],
    ['longer', fix, comment('/baton fixes'), 'command'],
    ['other letters', fix, comment('/Baton Fix'), 'command'],
    ['another command', fix, comment('/baton retry'), 'command'],
    ['a pipeline without commands', { issues: {} }, comment('/baton fix'), 'command'],
  ]),
  ...rows('U11', [
    ['in a quote', fix, comment('> /baton fix'), 'command'],
    ['in code', fix, comment('`/baton fix`'), 'command'],
    ['in a block of code', fix, comment('```\n/baton fix\n```'), 'command'],
    ['indented, which is code', fix, comment('    /baton fix'), 'command'],
    ['a blank before it', fix, comment(' /baton fix'), 'command'],
    ['an empty line before it', fix, comment('\n/baton fix'), 'command'],
    ['in an HTML comment', fix, comment('<!-- /baton fix -->'), 'command'],
    ['behind an HTML comment', fix, comment('<!-- x -->/baton fix'), 'command'],
    ['in HTML', fix, comment('<b>/baton fix</b>'), 'command'],
    ['in a link', fix, comment('[/baton fix](https://example.org)'), 'command'],
    ['in bold', fix, comment('**/baton fix**'), 'command'],
    ['in a list', fix, comment('- /baton fix'), 'command'],
    ['a mention before it', fix, comment('@mona /baton fix'), 'command'],
    ['two blanks', fix, comment('/baton  fix'), 'command'],
    ['a tab', fix, comment('/baton\tfix'), 'command'],
    ['an invisible character', fix, comment('/baton fix\u200b'), 'command'],
    ['a full-width slash', fix, comment('／baton fix'), 'command'],
    ['a letter of another alphabet', fix, comment('/bаton fix'), 'command'],
    ['nothing', fix, comment(''), 'command'],
    ['a line of a megabyte', fix, comment(`/baton ${'a'.repeat(1_000_000)}`), 'command'],
    ['edited into it', fix, comment('/baton fix', { action: 'edited' }), 'event'],
    ['deleted', fix, comment('/baton fix', { action: 'deleted' }), 'event'],
    ['by a bot', fix, comment('/baton fix', { sender: 'helper[bot]', senderType: 'Bot' }), 'sender'],
  ]),
  ...rows('I-5', [
    ['on an issue', on({ subject: 'issue' }), comment('/baton fix'), ''],
    ['on a pull request, issues are asked for', on({ subject: 'issue' }), comment('/baton fix', { onPull: true }), 'subject'],
    ['on a pull request', on({ subject: 'pull-request' }), comment('/baton fix', { onPull: true }), ''],
    ['on an issue, pull requests are asked for', on({ subject: 'pull-request' }), comment('/baton fix'), 'subject'],
    ['on either', on({}), comment('/baton fix', { onPull: true }), ''],
    ['an issue is no comment', on({ subject: 'issue' }), issue({ body: '/baton fix' }), 'subject'],
    ['where the label is', on({ labels: ['seen'] }), comment('/baton fix', { labels: ['seen'] }), ''],
    ['where the label is not', on({ labels: ['seen'] }), comment('/baton fix'), 'labels'],
    ['where an excluded label is', on({ 'exclude-labels': ['x'] }), comment('/baton fix', { labels: ['x'] }), 'exclude-labels'],
    ['on a closed one', on({ state: 'open' }), comment('/baton fix', { state: 'closed' }), 'state'],
    ['on text of an excluded author', on({ 'exclude-authors': ['hubot'] }), comment('/baton fix'), 'exclude-authors'],
    ['a comment without its issue', fix, { name: 'issue_comment', payload: { action: 'created' } }, 'event'],
  ]),
  ...rows('DESIGN-4.8', [
    ['/baton run names the pipeline', named, comment('/baton run fix'), ''],
    ['/baton run asks no filter', named, comment('/baton run fix', { state: 'closed' }), ''],
    ['/baton run names another', named, comment('/baton run other'), 'command'],
    ['/baton run without a name', named, comment('/baton run'), 'command'],
    ['/baton run with more', named, comment('/baton run fix now'), 'command'],
    ['/baton run where no such subject starts it', named, comment('/baton run fix', { onPull: true }), 'command'],
    ['/baton run of a schedule', { schedule: { cron: '0 9 * * 1' } }, comment('/baton run fix'), 'command'],
    ['/baton run of one that is started by hand', { manual: true }, comment('/baton run fix'), ''],
    ['/baton run by a reader', named, comment('/baton run fix'), 'permission', { role: 'read' }],
  ]),
];
