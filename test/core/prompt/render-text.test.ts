import { describe, expect, it } from 'vitest';
import { renderLine, renderText } from '../../../src/core/prompt/render-text.ts';
import { buildContext, buildNeedContext } from './prompt-builders.ts';

const summary = 'Clear the cookie\n\u200bon logout';
const needs = { investigate: buildNeedContext({ handoff: { ...buildNeedContext().handoff, summary } }) };
const context = buildContext({ needs });

describe('texts for people', () => {
  it('are cleaned and have no fences', () => {
    expect(renderText({ template: 'Fix:\n\n{{ needs.investigate.handoff.summary }}\n', context })).toEqual({
      ok: true,
      value: 'Fix:\n\nClear the cookie\non logout\n',
    });
  });

  it('show values of others as they are told to, and the words of the template as they are', () => {
    const template =
      'Fixes #{{ subject.number }}: {{ needs.investigate.results.branch }}\n{{ needs.investigate.handoff.summary }}';
    expect(renderText({ template, context, present: (text) => text.toUpperCase() })).toEqual({
      ok: true,
      value: 'Fixes #42: BATON/ISSUE-42\nCLEAR THE COOKIE\nON LOGOUT',
    });
  });

  it('are a problem when they name what is not there', () => {
    expect(renderText({ template: '{{ needs.nobody.name }}', context })).toMatchObject({
      ok: false,
      error: { code: 'BATON-E503' },
    });
  });
});

describe('lines', () => {
  it('are one line, whatever the values hold', () => {
    expect(renderLine({ template: '{{ needs.investigate.handoff.summary }}\n', context })).toEqual({
      ok: true,
      value: 'Clear the cookie on logout',
    });
  });

  it('make a branch', () => {
    expect(renderLine({ template: 'baton/issue-{{ subject.number }}', context })).toEqual({ ok: true, value: 'baton/issue-42' });
  });
});
