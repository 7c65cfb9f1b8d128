import { describe } from 'vitest';
import { createMemoryStore } from '../../../src/adapters/store/memory-store.ts';
import { describeRecordStore } from '../../contract/record-store.ts';
import { compressor, hasher, repo, signer } from '../../support/record-builders.ts';

describe('createMemoryStore', () => {
  let second = 0;
  const clock = { now: () => new Date(Date.UTC(2026, 2, 18, 8, 0, second++)).toISOString() };
  describeRecordStore(() => createMemoryStore({ repo, hasher, compressor, signer, clock }));
});
