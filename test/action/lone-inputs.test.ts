import { describe, expect } from 'vitest';
import { readDispatchedOrder } from '../../src/action/job/read-order-input.ts';
import { requirement } from '../support/requirement.ts';

function read(inputs: Readonly<Record<string, string>> | null): unknown {
  return readDispatchedOrder({ job: { eventName: 'workflow_dispatch', payload: { inputs } } });
}

describe('inputs of a start by hand', () => {
  requirement(
    {
      ids: ['T-1', 'F-C6'],
      title: 'without the name of a pipeline are refused in words, and are no sweep',
      input: 'a dispatch with `inputs` alone, with all others empty; with a pipeline; with an order; with nothing',
      expected: 'BATON-E914 for the first two; the others are read',
    },
    () => {
      const refused = /^BATON-E914: Nothing was started: .* with the name of a pipeline in `pipeline`\.$/;
      expect(() => read({ inputs: 'topic=x' })).toThrow(refused);
      expect(() => read({ task: '', event: '', pipeline: '', inputs: '{"topic": "x"}' })).toThrow(refused);
      expect(read({ pipeline: 'fix', inputs: 'topic=x' })).toEqual({ pipeline: 'fix' });
      expect(read({ task: '{}', inputs: 'topic=x' })).toEqual({ task: '{}' });
      const nothing: readonly (Readonly<Record<string, string>> | null)[] = [null, {}, { inputs: '' }, { inputs: ' ' }];
      for (const none of nothing) expect(read(none)).toEqual({});
    },
  );
});
