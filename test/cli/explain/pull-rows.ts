import { pull, review } from './events.ts';
import { type Row, rows } from './row.ts';

const on = (fields: object) => ({ 'pull-requests': fields });
const source = { files: { include: ['src/**'], exclude: ['**/*.md'] } };
const files = (...list: readonly string[]) => ({ files: list });

/** I-2: what only pull requests have. */
export const pullRows: readonly Row[] = [
  ...rows('I-2', [
    ['opened', on({}), pull(), ''],
    ['its label was added', on({ labels: ['ready'] }), pull({ label: 'ready' }), ''],
    ['pushed to', on({}), pull({ action: 'synchronize' }), 'event'],
    ['a fork', on({ labels: ['ready'] }), pull({ label: 'ready', fork: true }), 'same-repository', { says: '/baton run' }],
    ['ready is asked for, and it is', on({ draft: false }), pull(), ''],
    ['ready is asked for, and it is a draft', on({ draft: false }), pull({ draft: true }), 'draft'],
    ['a draft is asked for', on({ draft: true }), pull({ draft: true }), ''],
    ['a draft is asked for, and it is none', on({ draft: true }), pull(), 'draft'],
    ['marked as ready', on({ draft: false }), pull({ action: 'ready_for_review' }), ''],
    ['marked as ready, and nobody asked', on({}), pull({ action: 'ready_for_review' }), 'event'],
    [
      'nobody said whether it is a draft',
      on({ draft: false, 'review-state': 'any' }),
      review('approved', { draft: 'yes' as never }),
      'event',
    ],
    ['approved', on({ 'review-state': 'approved' }), review('approved'), ''],
    ['approved, in GitHub’s capitals', on({ 'review-state': 'approved' }), review('APPROVED'), ''],
    ['changes are asked for instead', on({ 'review-state': 'approved' }), review('changes_requested'), 'review-state'],
    ['changes are asked for', on({ 'review-state': 'changes_requested' }), review('changes_requested'), ''],
    ['any review', on({ 'review-state': 'any' }), review('commented'), ''],
    ['a review that was dismissed', on({ 'review-state': 'any' }), review('dismissed'), 'review-state'],
    ['a review that was edited', on({ 'review-state': 'any' }), review('approved', { action: 'edited' }), 'event'],
    ['a review, and none is asked for', on({}), review('approved'), 'event'],
    ['a label, and a review is asked for', on({ 'review-state': 'any', labels: ['a'] }), pull({ label: 'a' }), 'review-state'],
    ['a review of one with the label', on({ 'review-state': 'any', labels: ['a'] }), review('approved', { labels: ['a'] }), ''],
    ['a review of one without the label', on({ 'review-state': 'any', labels: ['a'] }), review('approved'), 'labels'],
    ['a review on a fork', on({ 'review-state': 'any' }), review('approved', { fork: true }), 'same-repository'],
    ['into the branch', on({ 'base-branch': 'main' }), pull(), ''],
    ['into another branch', on({ 'base-branch': 'main' }), pull({ into: 'next' }), 'base-branch'],
    ['into a branch that fits', on({ 'base-branch': 'release/*' }), pull({ into: 'release/1.2' }), ''],
    ['a star does not cross a slash', on({ 'base-branch': 'release/*' }), pull({ into: 'release/1/2' }), 'base-branch'],
    ['one of two branches', on({ 'base-branch': '{main,next}' }), pull({ into: 'next' }), ''],
    ['a class of characters', on({ 'base-branch': 'v[0-9]' }), pull({ into: 'v7' }), ''],
    ['not one of the class', on({ 'base-branch': 'v[!0-9]' }), pull({ into: 'v7' }), 'base-branch'],
    ['a file that is asked for', on(source), pull(), '', files('docs/a.txt', 'src/deep/a.ts')],
    ['no file that is asked for', on(source), pull(), 'files', files('docs/a.txt')],
    ['only files that do not count', on(source), pull(), 'files', files('src/README.md')],
    ['a file that counts beside one that does not', on(source), pull(), '', files('src/README.md', 'src/a.ts')],
    ['nobody knows the files', on(source), pull(), 'files', { says: 'not known' }],
    ['no file at all', on(source), pull(), 'files', files()],
    ['a file at the top of `**/`', on({ files: { include: ['**/*.md'] } }), pull(), '', files('README.md')],
    ['all but these', on({ files: { exclude: ['docs/**'] } }), pull(), '', files('docs/a', 'src/b')],
    ['only these', on({ files: { exclude: ['docs/**'] } }), pull(), 'files', files('docs/a')],
  ]),
  ...rows('I-7', [
    ['a class without its end', on({ 'base-branch': 'v[0-9' }), pull(), 'base-branch', { says: 'without `]`' }],
    ['braces without their end', on({ 'base-branch': '{main,next' }), pull(), 'base-branch', { says: 'without `}`' }],
    ['braces in braces', on({ 'base-branch': '{a,{b,c}}' }), pull(), 'base-branch', { says: 'no glob' }],
    ['a backslash at the end', on({ 'base-branch': 'main\\' }), pull(), 'base-branch', { says: 'ends in' }],
    ['a range from the wrong end', on({ 'base-branch': 'v[9-0]' }), pull(), 'base-branch', { says: 'range' }],
    ['a glob of files', on({ files: { include: ['src/[a'] } }), pull(), 'files', { ...files('src/a'), says: 'no glob' }],
    [
      'a glob of files that do not count',
      on({ files: { include: ['**'], exclude: ['{a'] } }),
      pull(),
      'files',
      { ...files('src/a'), says: 'no glob' },
    ],
  ]),
];
