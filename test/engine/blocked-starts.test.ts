import { describe, expect } from 'vitest';
import { blockedMarker } from '../../src/core/view/comment/blocked-start.ts';
import { foldBlockedStarts } from '../../src/engine/view/blocked-start.ts';
import { GitHubError } from '../../src/ports/github.ts';
import { createHarness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';

const actions = { id: 41898282, login: 'github-actions[bot]' };
const own = { id: 55, login: 'baton-of-acme[bot]' };
const stranger = { id: 9, login: 'mallory' };
const body = `😕 **Nothing was started**\n\n${blockedMarker}`;

async function fold(authors: readonly (typeof own)[], readOwnAccount: () => Promise<number> = async () => own.id) {
  const harness = createHarness();
  for (const author of authors) harness.threads.post({ subject: subjectNumber, body, author });
  let asked = 0;
  const ask = (): Promise<number> => {
    asked += 1;
    return readOwnAccount();
  };
  const comments = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
  await foldBlockedStarts({ ports: { ...harness.engine.ports, readOwnAccount: ask } }, comments);
  const after = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
  const folded = after.flatMap(({ author, isMinimised }) => (isMinimised === true ? [author?.id] : []));
  return { folded, edited: after.filter((comment) => comment.body !== body).length, asked, warnings: harness.warnings };
}

describe('comments that say that nothing can start', () => {
  requirement(
    {
      ids: ['U17', 'T11'],
      title: 'are folded if they are ours, and copies of strangers are neither edited nor folded',
      input: 'two of the account of workflows, one of our own, fifty copies of a stranger',
      expected: 'the three are folded; one request for our account',
    },
    async () => {
      const found = await fold([actions, own, actions, ...Array.from({ length: 50 }, () => stranger)]);
      expect(found).toEqual({ folded: [actions.id, own.id, actions.id], edited: 3, asked: 1, warnings: [] });
    },
  );

  requirement(
    {
      ids: ['U17', 'T11'],
      title: 'keep no run from starting, whatever GitHub says about our account',
      input: 'a copy of a stranger; GitHub refuses to say which account is ours',
      expected: 'a warning; nothing is folded',
    },
    async () => {
      const refusal = new GitHubError('busy', { reason: 'rejected', status: 422, code: 'BATON-E812' });
      const { folded, warnings } = await fold([stranger], () => Promise.reject(refusal));
      expect(folded).toEqual([]);
      expect(warnings).toEqual(['Comments that say that nothing can start were not folded: busy']);
    },
  );
});
