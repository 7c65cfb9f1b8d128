import { issue, manual, tick, webhook } from './events.ts';
import { type Row, rows } from './row.ts';

const ready = { issues: { labels: ['ready'] } };
const event = issue({ label: 'ready' });
const alert = { webhook: { type: 'alert', map: { severity: 'alert.severity', id: 'id' } } };
const cron = { schedule: { cron: '0 9 * * 1', timezone: 'Europe/Berlin' } };
const allow = (fields: object) => ({ pipeline: { allow: fields } });

/** I-12, I-15, I-18, I-31, I-35: who may, and what is about no thread. */
export const otherRows: readonly Row[] = [
  ...rows('I-12', [
    ['write is enough', ready, event, ''],
    ['triage is not', ready, event, 'permission', { role: 'triage' }],
    ['read is not', ready, event, 'permission', { role: 'read' }],
    ['maintain is more', ready, event, '', { role: 'maintain' }],
    ['admin is most', ready, event, '', { role: 'admin' }],
    ['triage is asked for', ready, event, '', { role: 'triage', ...allow({ 'minimum-role': 'triage' }) }],
    ['admin is asked for', ready, event, 'permission', { role: 'maintain', ...allow({ 'minimum-role': 'admin' }) }],
    ['a role of the organization', ready, event, 'permission', { role: 'release-captain' }],
    ['GitHub does not say', ready, event, 'permission', { role: null, says: 'unknown means no' }],
    ['a named user', ready, event, '', { role: 'read', ...allow({ users: ['Mona'] }) }],
    [
      'a bot whatever its role',
      ready,
      issue({ label: 'ready', sender: 'x[bot]', senderType: 'Bot' }),
      'sender',
      { role: 'admin' },
    ],
    ['a bot by its name alone', ready, issue({ label: 'ready', sender: 'x[bot]' }), 'sender'],
  ]),
  ...rows('I-15', [
    ['not suspended', ready, event, '', { pipeline: { suspend: false } }],
    ['suspended', ready, event, 'suspend', { pipeline: { suspend: true } }],
    ['suspended, by hand', { manual: true }, manual('fix'), 'suspend', { pipeline: { suspend: true } }],
    ['suspended, on its tick', cron, tick('0 9 * * 1'), 'suspend', { pipeline: { suspend: true } }],
  ]),
  ...rows('I-18', [
    ['its type, with all fields', alert, webhook('alert', { id: 7, alert: { severity: 'high' } }), ''],
    ['another type', alert, webhook('deploy', { id: 7, alert: { severity: 'high' } }), 'webhook'],
    ['a field is missing', alert, webhook('alert', { id: 7 }), 'map', { says: '`severity`' }],
    ['a field is a map', alert, webhook('alert', { id: 7, alert: { severity: {} } }), 'map'],
    ['a field is null', alert, webhook('alert', { id: null, alert: { severity: 'low' } }), 'map'],
    ['an id that is empty', alert, webhook('alert', { id: '', alert: { severity: 'low' } }), 'map', { says: '`id`' }],
    ['a field of a prototype', { webhook: { type: 'a', map: { x: 'constructor.name' } } }, webhook('a', {}), 'map'],
    ['an entry of a list', { webhook: { type: 'a', map: { x: 'list.1' } } }, webhook('a', { list: [1, true] }), ''],
    ['no payload', { webhook: { type: 'a' } }, webhook('a', null), ''],
    ['a payload that is a list', alert, webhook('alert', [1]), 'event'],
    ['no webhook is asked for', ready, webhook('alert'), 'webhook'],
    ['one of two types', { webhook: [{ type: 'a' }, { type: 'b' }] }, webhook('b'), ''],
    [
      'a bot may send it',
      { webhook: { type: 'a' } },
      webhook('a', {}, { sender: 'x[bot]', senderType: 'Bot' }),
      '',
      { role: null },
    ],
    [
      'but not where more than write is asked for',
      { webhook: { type: 'a' } },
      webhook('a', {}, { sender: 'x[bot]', senderType: 'Bot' }),
      'sender permission',
      { role: null, ...allow({ 'minimum-role': 'admin' }) },
    ],
  ]),
  ...rows('I-31', [
    ['its cron', cron, tick('0 9 * * 1'), '', { role: null }],
    ['its cron with other blanks', cron, tick(' 0  9 * * 1 '), '', { role: null }],
    ['another cron', cron, tick('0 10 * * 1'), 'schedule'],
    ['no cron', ready, tick('0 9 * * 1'), 'schedule'],
    ['a tick without its cron', cron, tick(null), 'event'],
  ]),
  ...rows('I-35', [
    ['by hand', { manual: true }, manual('fix'), ''],
    ['by hand, another', { manual: true }, manual('other'), 'manual'],
    ['by hand, and it is not for that', ready, manual('fix'), 'manual'],
    ['by hand, by a reader', { manual: true }, manual('fix'), 'permission', { role: 'read' }],
    ['by hand, without a name', { manual: true }, manual(undefined), 'event'],
    ['an event that starts nothing', ready, { name: 'push', payload: {} }, 'event', { says: '`push`' }],
    ['an event named like a prototype', ready, { name: 'constructor', payload: {} }, 'event'],
    ['no payload at all', ready, { name: 'issues', payload: null }, 'event'],
  ]),
];
