import { expect } from 'vitest';
import { priorityOf } from '../../../src/core/launch/slot.ts';
import { requirement } from '../../support/requirement.ts';

const configured = ['urgent', 'bug', 'chore'];
const rows: readonly (readonly [string, readonly string[], number])[] = [
  ['the first', ['urgent'], 0],
  ['the last', ['chore'], 2],
  ['two of them, the earlier one decides', ['chore', 'bug'], 1],
  ['none of them', ['question'], 3],
  ['no label', [], 3],
  ['another case', ['URGENT'], 0],
  ['a part of one', ['urge'], 3],
];

for (const [title, labels, expected] of rows) {
  const input = `priority-labels ${configured.join(', ')}; labels: ${labels.join(', ') || 'none'}`;
  requirement({ ids: ['I-14'], title: `priority of ${title}`, input, expected: `place ${expected}` }, () => {
    expect(priorityOf(labels, configured)).toBe(expected);
  });
}

requirement(
  { ids: ['I-14'], title: 'without `priority-labels` all are equal', input: 'none configured', expected: 'place 0' },
  () => {
    expect(priorityOf(['urgent'], [])).toBe(0);
    expect(priorityOf([], [])).toBe(0);
  },
);
