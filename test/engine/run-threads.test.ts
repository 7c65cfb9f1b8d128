import { describe, expect, it } from 'vitest';
import { statusMarker } from '../../src/core/view/status/status-comment.ts';
import { mentionsNewerRun } from '../../src/engine/thread/run-threads.ts';
import { buildComment, buildRun } from '../support/record-builders.ts';

describe('a comment that mentions a newer run', () => {
  const stored = { record: buildRun(), digest: '', comment: 10, envelope: {} };
  const names = { pipeline: 'fix', subject: 42, newest: stored };
  const seen = (id: number, run: string, more = '') => buildComment(id, `x\n\n${statusMarker(run)}${more}`);

  it.each([
    ['the run that is known', [seen(11, 'fix-42')], false],
    ['a later one of the same subject', [seen(11, 'fix-42'), seen(12, 'fix-42-2')], true],
    ['one older than the run that is known', [seen(9, 'fix-42-2')], false],
    ['a run of another subject', [seen(11, 'fix-421'), seen(11, 'fix-4')], false],
    ['a run of another pipeline', [seen(11, 'fix-42-docs'), seen(11, 'triage-42-2')], false],
    ['a marker that does not stand at the end', [seen(11, 'fix-42-2', '\nmore')], false],
  ])('%s', (_, comments, expected) => {
    expect(mentionsNewerRun(comments, names)).toBe(expected);
  });

  it('any run of the subject, where none is known', () => {
    expect(mentionsNewerRun([seen(11, 'fix-42')], { ...names, newest: undefined })).toBe(true);
    expect(mentionsNewerRun([], { ...names, newest: undefined })).toBe(false);
  });
});
