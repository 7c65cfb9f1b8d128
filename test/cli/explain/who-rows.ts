import { comment, issue, manual, review, webhook } from './events.ts';
import { type Row, rows } from './row.ts';

const ready = { issues: { labels: ['ready'] } };
const fix = { comment: { command: '/baton fix' } };
const event = issue({ label: 'ready' });
const allow = (fields: object) => ({ pipeline: { allow: fields } });
const bot = (senderId: number, login = 'helper[bot]') => issue({ label: 'ready', sender: login, senderType: 'Bot', senderId });
const crew = allow({ teams: ['acme/crew'] });
const captain = allow({ roles: ['release-captain'] });
const refuse = allow({ 'outside-text': 'refuse' });
const ofBoth = allow({ 'minimum-role': 'admin', users: ['mona'], teams: ['acme/crew'], roles: ['release-captain'] });

/** I-11, I-12, I-13, T05, T06, U13: who may, one way at a time. */
export const whoRows: readonly Row[] = [
  ...rows('I-12', [
    ['a user by name', ready, event, '', { role: null, ...allow({ users: ['mona'] }) }],
    ['a user by name in other letters', ready, event, '', { role: 'none', ...allow({ users: ['MONA'] }) }],
    ['another user', ready, event, 'permission', { role: 'read', ...allow({ users: ['ana', 'bo'] }), says: 'and `ana`, `bo`' }],
    ['a user whose name begins the same', ready, event, 'permission', { role: 'read', ...allow({ users: ['mon', 'monalisa'] }) }],
    ['a user of the list who sent a bot', ready, bot(77, 'mona[bot]'), 'sender', allow({ users: ['mona[bot]', 'mona'] })],
    ['no role at all', ready, event, 'permission', { role: 'none', says: 'is not one of' }],
    ['a member of the team', ready, event, '', { role: 'read', ...crew, teams: ['acme/crew'] }],
    [
      'a member of one of two teams',
      ready,
      event,
      '',
      { role: 'read', ...allow({ teams: ['acme/a', 'acme/b'] }), teams: ['!acme/a', 'acme/b'] },
    ],
    [
      'no member of the team',
      ready,
      event,
      'permission',
      { role: 'read', ...crew, teams: ['!acme/crew'], says: 'members of `acme/crew`' },
    ],
    ['no member, and write', ready, event, '', { ...crew, teams: ['!acme/crew'] }],
    [
      'a team that GitHub does not tell about',
      ready,
      event,
      'permission',
      { role: 'read', ...crew, teams: ['?acme/crew'], says: 'takes a token that can read members' },
    ],
    ['a member of another team', ready, event, 'permission', { role: 'read', ...crew, teams: ['acme/others'] }],
    ['a role of the organization that is named', ready, event, '', { role: 'release-captain', ...captain }],
    ['the same in other letters', ready, event, '', { role: 'Release-Captain', ...captain }],
    [
      'another role of the organization',
      ready,
      event,
      'permission',
      { role: 'docs-writer', ...captain, says: 'nor in `allow.roles`' },
    ],
    ['a role whose name begins the same', ready, event, 'permission', { role: 'release', ...captain }],
    [
      'a role of the organization does not stand on the ladder',
      ready,
      event,
      'permission',
      { role: 'write-plus', says: 'unknown means no' },
    ],
    ['a role is empty', ready, event, 'permission', { role: '', says: 'unknown means no' }],
    [
      'none of four ways',
      ready,
      event,
      'permission',
      {
        role: 'maintain',
        pipeline: { allow: { ...ofBoth.pipeline.allow, users: ['ana'] } },
        says: 'Those with `admin` or more can, and those with the role `release-captain`, and `ana`, and members of `acme/crew`',
      },
    ],
    ['one of four ways', ready, event, '', { role: null, ...ofBoth }],
  ]),
  ...rows('T05', [
    ['a bot whose id is named', ready, bot(77), '', { role: null, ...allow({ bots: [77] }) }],
    ['a bot of that name with another id', ready, bot(78), 'sender permission', { role: null, ...allow({ bots: [77] }) }],
    ['a bot that got another name', ready, bot(77, 'renamed[bot]'), '', { role: null, ...allow({ bots: [5, 77] }) }],
    ['no bot is named', ready, bot(77), 'sender', { role: 'admin' }],
    [
      'our own account, although it is named',
      ready,
      bot(41_898_282, 'github-actions[bot]'),
      'sender',
      { role: null, ...allow({ bots: [41_898_282] }), says: "Baton's own" },
    ],
    [
      'a bot by hand',
      { manual: true },
      manual('fix', { sender: 'x[bot]', senderType: 'Bot', senderId: 77 }),
      '',
      { role: null, ...allow({ bots: [77] }) },
    ],
    [
      'the id of a person does not make them a bot',
      ready,
      issue({ label: 'ready', senderId: 77 }),
      'permission',
      { role: 'read', ...allow({ bots: [77] }) },
    ],
    [
      'a webhook where more than write is asked for',
      { webhook: { type: 'a' } },
      webhook('a', {}, { sender: 'x[bot]', senderType: 'Bot', senderId: 77 }),
      '',
      { role: null, ...allow({ bots: [77], 'minimum-role': 'admin' }) },
    ],
  ]),
  ...rows('T06', [
    ['a comment by the one who sent it', fix, comment('/baton fix'), ''],
    [
      'a comment that somebody else wrote',
      fix,
      comment('/baton fix', { sender: 'ana', senderId: 12 }),
      'sender',
      { says: 'what mona (id 9) wrote' },
    ],
    [
      'a review that somebody else wrote',
      { 'pull-requests': { 'review-state': 'any' } },
      review('approved', { senderId: 12 }),
      'sender',
    ],
  ]),
  ...rows('I-13', [
    [
      'GitHub fails',
      ready,
      event,
      'permission',
      { role: null, trouble: '503: try later', says: '(503: try later); unknown means no' },
    ],
    [
      'GitHub fails, and the user is named',
      ready,
      event,
      '',
      { role: null, trouble: '503: try later', ...allow({ users: ['mona'] }) },
    ],
    [
      'GitHub fails, and the team is known',
      ready,
      event,
      '',
      { role: null, trouble: '503: try later', ...crew, teams: ['acme/crew'] },
    ],
    ['GitHub knows no such person', ready, event, 'permission', { role: null, says: 'did not say' }],
  ]),
  ...rows('I-11', [
    ['a command by somebody with write', fix, comment('/baton fix'), ''],
    ['a command by a reader', fix, comment('/baton fix'), 'permission', { role: 'read', says: 'Those with `write` or more can' }],
    ['a command by nobody we know', fix, comment('/baton fix'), 'permission', { role: null }],
    ['/baton run by a reader', ready, comment('/baton run fix'), 'permission', { role: 'read' }],
  ]),
  ...rows('T02', [
    ['an outsider’s text, labelled by a writer: the run is tainted, not refused', ready, event, ''],
    ['the same where that is refused', ready, event, 'outside-text', { authorRole: 'read', ...refuse, says: 'hubot wrote it' }],
    ['text of somebody who could start it', ready, event, '', { authorRole: 'write', ...refuse }],
    ['nobody knows who wrote it', ready, event, 'outside-text', { ...refuse, says: 'unknown means no' }],
    ['text of the one who labels', ready, issue({ label: 'ready', author: 'mona', authorId: 9 }), '', refuse],
    ['text of a named user', ready, event, '', { ...allow({ users: ['hubot'], 'outside-text': 'refuse' }) }],
    ['a command on an outsider’s text', fix, comment('/baton fix'), 'outside-text', { authorRole: 'triage', ...refuse }],
    ['an outsider’s text that is trusted', ready, event, '', { authorRole: 'read', ...allow({ 'outside-text': 'trust' }) }],
    ['by hand there is no text', { manual: true }, manual('fix'), '', refuse],
  ]),
];
