import { describe } from 'vitest';
import { describeRecordStore } from '../../contract/record-store.ts';
import { createMemoryStore } from '../../support/memory-store.ts';
import { compressor, hasher, repo, signer } from '../../support/record-builders.ts';

describe('createMemoryStore', () => {
  let second = 0;
  const clock = { now: () => new Date(Date.UTC(2026, 2, 18, 8, 0, second++)).toISOString() };
  describeRecordStore(() => createMemoryStore({ repo, hasher, compressor, signer, clock }));
});
