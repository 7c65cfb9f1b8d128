import { describe, expect, it } from 'vitest';
import { createCommentStore } from '../../../src/adapters/store/create-comment-store.ts';
import { describeRecordStore, draftOf, start } from '../../contract/record-store.ts';
import { describeRecordStoreAmongOthers } from '../../contract/record-store-among-others.ts';
import { createFakeThreads, type FakeThreads } from '../../support/fake-threads.ts';
import { buildRun, compressor, hasher, repo, signer, subject, verifier } from '../../support/record-builders.ts';

function createStore(threads: FakeThreads = createFakeThreads()) {
  return { store: createCommentStore({ threads, repo, hasher, compressor, verifier, signer }), threads };
}

describe('createCommentStore', () => {
  describeRecordStore(() => createStore().store);
  describeRecordStoreAmongOthers(() => createStore());

  it('refuses to append without a signing key', async () => {
    const store = createCommentStore({ threads: createFakeThreads(), repo, hasher, compressor, verifier });
    const request = { subject, tip: start, drafts: [draftOf(buildRun())], visible: 'x' };
    await expect(store.append(request)).rejects.toThrow('without a signing key');
  });
});
