import { describe, expect } from 'vitest';
import { requirement } from '../../support/requirement.ts';
import { parseCase, readEngineCases } from './engine-cases.ts';

const cases = readEngineCases();

describe('the recorded runs of all engines', () => {
  for (const recorded of cases) {
    requirement(
      {
        ids: ['I-24', 'I-25', 'I-37'],
        title: `${recorded.name} comes to what was recorded with it`,
        input: `stdout, stderr and exit status ${recorded.exit.exitStatus} of the real program`,
        expected: `${recorded.expected.outcome}${recorded.expected.reason === null ? '' : `, ${recorded.expected.reason}`}`,
      },
      () => {
        expect(parseCase(recorded, recorded.stdout)).toEqual(recorded.expected);
      },
    );
  }
});
