import fc from 'fast-check';
import { expect } from 'vitest';
import { cronRunName, eventRunName, findRunNumber, freeRunName, nextRunName } from '../../../src/core/run/names.ts';
import { requirement } from '../../support/requirement.ts';

/** As the config takes them, at most 40 characters. */
const pipelines = fc.stringMatching(/^[a-z][a-z0-9-]{0,39}$/);
const subjects = fc.integer({ min: 1, max: 9_999_999 });
const isName = /^[a-z][a-z0-9-]{0,62}$/;

requirement(
  {
    ids: ['I-17'],
    title: 'a run has a name of at most 63 characters, of small letters, digits and hyphens, whatever started it',
    input: 'any pipeline name, subjects of 7 digits, workflow runs of 12, times of arrival of 13, the hundredth run',
    expected: 'every name fits, and says its pipeline first',
  },
  () => {
    const check = (pipeline: string, subject: number, ordinal: number): void => {
      const first = nextRunName(pipeline, { subject, newest: undefined });
      const names = [
        first,
        nextRunName(pipeline, { subject, newest: `${first}-99` }),
        eventRunName(pipeline, { subject, ordinal }),
        cronRunName(pipeline, '2026-03-18T09:00:00Z'),
        freeRunName(cronRunName(pipeline, '2026-03-18T09:00:00Z'), []),
      ];
      for (const name of names) {
        expect(name).toMatch(isName);
        expect(name.startsWith(`${pipeline}-`)).toBe(true);
      }
    };
    fc.assert(fc.property(pipelines, subjects, fc.integer({ min: 1, max: 9_999_999_999_999 }), check));
  },
);

requirement(
  {
    ids: ['I-17', 'I-16'],
    title: 'runs of one subject are told apart by their number, and none is named twice',
    input: 'ten runs in turn, of which the fourth name is taken',
    expected: 'ten names that differ, numbered upwards, without the taken one',
  },
  () => {
    const taken = ['fix-42-4'];
    const names: string[] = [];
    for (let count = 0; count < 10; count += 1) names.push(nextRunName('fix', { subject: 42, newest: names.at(-1), taken }));
    expect(new Set(names).size).toBe(10);
    expect(names).not.toContain('fix-42-4');
    const numbers = names.map((name) => findRunNumber(name, { pipeline: 'fix', subject: 42 }) ?? 0);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  },
);
