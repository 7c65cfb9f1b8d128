import { describe, expect } from 'vitest';
import { isByStranger } from '../../../src/core/trigger/accounts.ts';
import { requirement } from '../../support/requirement.ts';

const sender = { id: 5 };
const own = (association: string) => ({ user: { id: 5 }, author_association: association });
const ofOthers = (association: string) => ({ user: { id: 6 }, author_association: association });

const rows: readonly (readonly [string, unknown, boolean])[] = [
  ['a comment of the owner', { action: 'created', sender, comment: { author_association: 'OWNER' } }, false],
  ['a comment of a member', { action: 'created', sender, comment: { author_association: 'MEMBER' } }, false],
  ['a comment of a collaborator', { action: 'created', sender, comment: { author_association: 'COLLABORATOR' } }, false],
  ['a comment of a contributor', { action: 'created', sender, comment: { author_association: 'CONTRIBUTOR' } }, true],
  ['a comment of nobody', { action: 'created', sender, comment: { author_association: 'NONE' }, issue: own('OWNER') }, true],
  ['a comment without an association', { action: 'created', sender, comment: {} }, true],
  ['a review of nobody', { action: 'submitted', sender, review: { author_association: 'NONE' } }, true],
  ['a review of a member', { action: 'submitted', sender, review: { author_association: 'MEMBER' } }, false],
  ['a stranger closes their own issue', { action: 'closed', sender, issue: own('NONE') }, true],
  ['a stranger reopens their own issue', { action: 'reopened', sender, issue: own('FIRST_TIMER') }, true],
  ['a stranger closes their own pull request', { action: 'closed', sender, pull_request: own('CONTRIBUTOR') }, true],
  ['a member closes their own issue', { action: 'closed', sender, issue: own('MEMBER') }, false],
  ['somebody closes the issue of another', { action: 'closed', sender, issue: ofOthers('NONE') }, false],
  ['somebody labels a stranger’s pull request', { action: 'labeled', sender, pull_request: ofOthers('NONE') }, false],
  ['an author whose right GitHub has checked labels', { action: 'labeled', sender, pull_request: own('NONE') }, false],
  ['no payload of GitHub', { comment: 7 }, true],
];

describe('whether an event is by a stranger', () => {
  requirement(
    {
      ids: ['F-S7'],
      title: 'goes by the association of the comment or review, or of the author who closes or reopens their own thread',
      input: `${rows.length} payloads`,
      expected: 'stranger unless owner, member or collaborator; what GitHub asks a right for is by no stranger',
    },
    () => {
      for (const [what, payload, expected] of rows) expect(isByStranger(payload), what).toBe(expected);
    },
  );
});
