import { describe, expect, it } from 'vitest';
import { createVerifier } from '../../../src/adapters/crypto/ed25519.ts';
import { createCommentStore } from '../../../src/adapters/store/comment-store.ts';
import { describeRecordStore, draftOf, long, start } from '../../contract/record-store.ts';
import { describeRecordStoreAmongOthers } from '../../contract/record-store-among-others.ts';
import {
  buildEnd,
  buildProse,
  buildRun,
  buildTask,
  compressor,
  hasher,
  repo,
  signer,
  stranger,
  subject,
  verifier,
} from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { createWatchedThreads, type WatchedThreads } from '../../support/watched-threads.ts';

function createStore(threads: WatchedThreads = createWatchedThreads()) {
  return { store: createCommentStore({ threads, repo, hasher, compressor, verifier, signer }), threads };
}

describe('createCommentStore', () => {
  describeRecordStore(() => createStore().store);
  describeRecordStoreAmongOthers(() => createStore());

  describe('without keys', () => {
    const createUnsigned = (threads: WatchedThreads) =>
      createCommentStore({ threads, repo, hasher, compressor, verifier: createVerifier([]), provenance: threads.provenance });

    describeRecordStore(() => createUnsigned(createWatchedThreads()));

    requirement(
      {
        ids: ['DESIGN-4.5', 'DESIGN-4.8', 'T12', 'T13'],
        title: 'a record that is named by an order is not read once its comment was edited, also when it was put back',
        input: 'locate by comment and digest: untouched; edited; put back as it was; a copy by a stranger',
        expected: 'the record; undefined, undefined; ignored as author',
      },
      async () => {
        const threads = createWatchedThreads();
        const store = createUnsigned(threads);
        const [stored] = await store.append({ thread: subject, tip: start, drafts: [draftOf(buildRun())], visible: 'Seen.' });
        const named = [{ id: stored?.comment ?? 0, digest: stored?.digest ?? '' }];
        expect(await store.readRecords(subject, named)).toEqual([stored]);
        const body = (await threads.read(named[0]?.id ?? 0))?.body ?? '';
        threads.edit(named[0]?.id ?? 0, body.replace('Seen', 'Sawn'));
        expect(await store.readRecords(subject, named)).toBeUndefined();
        threads.edit(named[0]?.id ?? 0, body);
        expect(await store.readRecords(subject, named)).toBeUndefined();
        const copy = threads.post({ subject, body, author: stranger });
        expect((await store.readSince(subject, long)).ignored).toEqual([
          { comment: stored?.comment, reason: 'edited' },
          { comment: copy.id, reason: 'author' },
        ]);
      },
    );
  });

  requirement(
    {
      ids: ['DESIGN-8'],
      title: 'a maximal handoff and the end of its run share one comment',
      input: 'a task with 4,096 and 65,536 code points of prose, and the end record',
      expected: 'one create',
    },
    async () => {
      const { store, threads } = createStore();
      const handoff = { version: 1 as const, summary: buildProse(4_096), detail: buildProse(65_536) };
      const drafts = [draftOf(buildTask({}, { handoff })), draftOf(buildEnd())];
      const stored = await store.append({ thread: subject, tip: start, drafts, visible: buildProse(4_096) });
      expect(threads.requests).toEqual(['create']);
      expect((await store.readSince(subject, long)).records).toEqual(stored);
    },
  );

  requirement(
    {
      ids: ['DESIGN-8', 'U29'],
      title: 'pages back no further than where comments are older than what is looked for',
      input: '250 comments, of which the last 30 are newer than the time; one run about another subject among them',
      expected: 'no run, one page; without a time all three',
    },
    async () => {
      const { store, threads } = createStore();
      for (let count = 0; count < 219; count += 1) threads.post({ subject, body: 'x' });
      const since = threads.post({ subject, body: 'x' }).createdAt;
      await store.append({ thread: subject, tip: start, drafts: [draftOf(buildRun())], visible: 'x' });
      for (let count = 0; count < 29; count += 1) threads.post({ subject, body: 'x' });
      const pages = async (more: { since?: string }): Promise<readonly string[]> => {
        const before = threads.requests.length;
        const found = await store.readNewestRun({ thread: subject, pipeline: 'fix', about: 7, total: 250, ...more });
        expect(found.run).toBeUndefined();
        return threads.requests.slice(before);
      };
      expect(await pages({ since })).toEqual(['page 3']);
      expect(await pages({})).toEqual(['page 3', 'page 2', 'page 1']);
    },
  );

  it('refuses to append without a signing key', async () => {
    const store = createCommentStore({ threads: createWatchedThreads(), repo, hasher, compressor, verifier });
    const request = { thread: subject, tip: start, drafts: [draftOf(buildRun())], visible: 'x' };
    await expect(store.append(request)).rejects.toThrow('without a signing key');
  });
});
