import { describe, expect } from 'vitest';
import { isRequestFor } from '../../../src/core/view/comment/request.ts';
import { viewMarker } from '../../../src/core/view/markers.ts';
import { requirement } from '../../support/requirement.ts';

describe('src/core/view/comment/request.ts: what a comment asks about', () => {
  requirement(
    {
      ids: ['U10', 'U13'],
      title: 'is one stage, and not a stage above it whose child asked',
      input: 'the question of a stage, of its child, of a grandchild, and of an element of a matrix, compared with each of them',
      expected: 'each is about itself alone',
    },
    () => {
      const stages = ['fix', 'fix/1-part', 'fix/1-part/2-test', 'fix[node=24]'];
      const about = (asked: string) => {
        const body = `Words\n\n${viewMarker('request', `fix-42/${asked}/1`)}`;
        return stages.filter((stage) => isRequestFor(body, { run: 'fix-42', stage }));
      };
      expect(stages.map(about)).toEqual(stages.map((stage) => [stage]));
    },
  );
});
