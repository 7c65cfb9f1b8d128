import { issue, pull } from './events.ts';
import { type Row, rows } from './row.ts';

const ready = { issues: { labels: ['ready'] } };
const filter = (fields: object) => ({ issues: fields });

/** I-1 and I-4: labels, state, author, assignee. */
export const threadRows: readonly Row[] = [
  ...rows('I-1', [
    ['its label was added', ready, issue({ label: 'ready', labels: ['ready'] }), ''],
    ['labels differ in case alone', ready, issue({ label: 'READY' }), ''],
    ['another label was added', ready, issue({ label: 'bug', labels: ['ready', 'bug'] }), 'label'],
    ['another label of two is missing', filter({ labels: ['ready', 'seen'] }), issue({ label: 'ready' }), 'labels'],
    ['all labels are there', filter({ labels: ['ready', 'seen'] }), issue({ label: 'seen', labels: ['ready'] }), ''],
    [
      'an excluded label is there',
      filter({ labels: ['ready'], 'exclude-labels': ['wontfix'] }),
      issue({ label: 'ready', labels: ['wontfix'] }),
      'exclude-labels',
    ],
    [
      'the excluded label is the one just added',
      filter({ labels: ['ready'], 'exclude-labels': ['ready'] }),
      issue({ label: 'ready' }),
      'exclude-labels',
    ],
    ['no excluded label is there', filter({ 'exclude-labels': ['wontfix'] }), issue({ labels: ['bug'] }), ''],
    ['a label was taken away', ready, issue({ action: 'unlabeled', label: 'ready' }), 'event'],
    ['the payload has no label', ready, { name: 'issues', payload: { action: 'labeled', issue: {} } }, 'event'],
    ['opened with its label: the label has an event of its own', ready, issue({ labels: ['ready'] }), 'event'],
    ['opened, no label is asked for', filter({}), issue(), ''],
    ['opened again', filter({}), issue({ action: 'reopened' }), ''],
    ['any label, and none is asked for', filter({}), issue({ label: 'bug' }), 'event'],
    ['edited', filter({}), issue({ action: 'edited' }), 'event'],
    ['deleted', filter({}), issue({ action: 'deleted' }), 'event'],
    ['a pull request where issues are asked for', ready, pull({ label: 'ready' }), 'subject'],
    [
      'an issue where pull requests are asked for',
      { 'pull-requests': { labels: ['ready'] } },
      issue({ label: 'ready' }),
      'subject',
    ],
    ['open', filter({ state: 'open' }), issue(), ''],
    [
      'closed, open is asked for',
      filter({ labels: ['ready'], state: 'open' }),
      issue({ label: 'ready', state: 'closed' }),
      'state',
    ],
    ['closed is asked for', filter({ labels: ['ready'], state: 'closed' }), issue({ label: 'ready', state: 'closed' }), ''],
    ['either state', filter({ labels: ['ready'], state: 'all' }), issue({ label: 'ready', state: 'closed' }), ''],
    [
      'a state that nobody knows',
      filter({ labels: ['ready'], state: 'open' }),
      issue({ label: 'ready', state: 'frozen' }),
      'state',
    ],
    ['its author', filter({ author: 'hubot' }), issue(), ''],
    ['its author in other letters', filter({ author: 'HuBot' }), issue(), ''],
    ['another author', filter({ author: 'mona' }), issue(), 'author'],
    ['an author whose name begins the same', filter({ author: 'hub' }), issue(), 'author'],
    ['assigned to the one', filter({ assignee: 'ana' }), issue({ action: 'assigned', assignee: 'ana', assignees: ['ana'] }), ''],
    [
      'somebody else was assigned as well',
      filter({ assignee: 'ana' }),
      issue({ action: 'assigned', assignee: 'bo', assignees: ['ana', 'bo'] }),
      'event',
    ],
    ['anybody was assigned', filter({ assignee: '*' }), issue({ action: 'assigned', assignee: 'bo', assignees: ['bo'] }), ''],
    ['nobody was assigned', filter({ assignee: '*' }), issue(), 'event assignee'],
    ['nobody may be assigned', filter({ assignee: 'none' }), issue(), ''],
    ['nobody may be assigned, and one is', filter({ assignee: 'none' }), issue({ assignees: ['bo'] }), 'assignee'],
    [
      'labelled, and assigned to the one',
      filter({ labels: ['ready'], assignee: 'ana' }),
      issue({ label: 'ready', assignees: ['ana'] }),
      '',
    ],
    [
      'labelled, and assigned to another',
      filter({ labels: ['ready'], assignee: 'ana' }),
      issue({ label: 'ready', assignees: ['bo'] }),
      'assignee',
    ],
    [
      'assigned, and labelled before',
      filter({ labels: ['ready'], assignee: '*' }),
      issue({ action: 'assigned', assignee: 'bo', assignees: ['bo'], labels: ['ready'] }),
      '',
    ],
    ['assigned, and nobody asked for that', filter({}), issue({ action: 'assigned', assignee: 'bo' }), 'event'],
    ['an assignment without a name', filter({ assignee: '*' }), issue({ action: 'assigned', assignees: ['bo'] }), 'event'],
  ]),
  ...rows('I-4', [
    ['an excluded author', filter({ 'exclude-authors': ['hubot'] }), issue(), 'exclude-authors'],
    ['none of the excluded authors', filter({ 'exclude-authors': ['mona', 'ana'] }), issue(), ''],
    ['excluded in other letters', filter({ 'exclude-authors': ['HUBOT'] }), issue(), 'exclude-authors'],
    [
      'asked for and excluded: excluded wins',
      filter({ author: 'hubot', 'exclude-authors': ['hubot'] }),
      issue(),
      'exclude-authors',
    ],
    ['an account that is gone', filter({ 'exclude-authors': ['ghost'] }), issue({ author: 'ghost' }), 'exclude-authors'],
  ]),
];
