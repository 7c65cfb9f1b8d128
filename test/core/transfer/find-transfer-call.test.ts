import { describe, expect } from 'vitest';
import { extractTransferResult, isTransferResult } from '../../../src/core/transfer/find-transfer-call.ts';
import { requirement } from '../../support/requirement.ts';

const result = { kind: 'handoff', to: 'writer', message: 'Write it.', from: 'researcher' };
const { from: _from, ...withoutFrom } = result;

describe('the result of a tool `handoff`', () => {
  requirement(
    {
      ids: ['T-5', 'T-6'],
      title: 'is told from anything else by its kind and its three texts',
      input: 'the result; null, a text, a list, a wrong or missing kind, a text that is missing or no text',
      expected: 'true; false for each',
    },
    () => {
      expect(isTransferResult(result)).toBe(true);
      const others = [null, undefined, 'handoff', 4, [], {}, { ...result, kind: 'other' }, withoutFrom, { ...result, to: 4 }];
      expect(others.filter((value) => isTransferResult(value))).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['T-7'],
      title: 'is found as it is and under `output`, and nowhere else',
      input: 'itself, { output }, a text, null, undefined, { output: text }, { result }',
      expected: 'found, found, nothing for the rest',
    },
    () => {
      expect(extractTransferResult(result)).toEqual(result);
      expect(extractTransferResult({ output: result, usage: 3 })).toEqual(result);
      const others = ['text', null, undefined, { output: 'text' }, { output: null }, { result }];
      expect(others.map(extractTransferResult)).toEqual(others.map(() => undefined));
    },
  );
});
