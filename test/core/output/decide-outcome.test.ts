import { describe, expect, it } from 'vitest';
import { decideOutcome, type EndedAgent } from '../../../src/core/output/decide-outcome.ts';
import { classifyFailure } from '../../../src/core/output/failure-reason.ts';
import { retryRuleOf } from '../../../src/core/run/attempts.ts';
import { countCodePoints } from '../../../src/core/text/code-points.ts';
import { requirement } from '../../support/requirement.ts';

const base: EndedAgent = { ended: 'exited', exitStatus: 0, signal: 'required', finalText: '', stderr: '' };
const ok = '[BATON-RESULT: success]';
const bad = 'log\n[BATON-RESULT: failure] tests-failed';

const rows: readonly (readonly [
  ids: readonly string[],
  name: string,
  agent: Partial<EndedAgent>,
  outcome: string,
  reason?: string,
])[] = [
  [['C-12'], 'required and success', { finalText: ok }, 'succeeded'],
  [['C-15'], 'required and nothing', {}, 'failed', 'empty-output'],
  [['C-15'], 'required and text only', { finalText: 'All done!' }, 'failed', 'empty-output'],
  [['C-15'], 'required and not last', { finalText: `${ok}\nBye` }, 'failed', 'empty-output'],
  [['C-16'], 'required and failure', { finalText: bad }, 'failed', 'tests-failed'],
  [['C-17'], 'failure without a reason', { finalText: '[BATON-RESULT: failure]' }, 'failed', 'unspecified'],
  [['DESIGN-4.4'], 'noop', { finalText: '[BATON-RESULT: noop] nothing to do' }, 'noop'],
  [['DESIGN-4.4'], 'needs-input', { finalText: '[BATON-RESULT: needs-input] which?' }, 'needs-input'],
  [['DESIGN-4.4'], 'exit status 1 and success', { exitStatus: 1, finalText: ok }, 'failed', 'exit-status'],
  [['DESIGN-4.4'], 'exit status 1 and noop', { exitStatus: 1, finalText: '[BATON-RESULT: noop]' }, 'failed', 'exit-status'],
  [['DESIGN-4.4'], 'exit status 1 and failure', { exitStatus: 1, finalText: bad }, 'failed', 'tests-failed'],
  [['DESIGN-4.4'], 'off and exit status 0', { signal: 'off' }, 'succeeded'],
  [['DESIGN-4.4'], 'off and exit status 3', { signal: 'off', exitStatus: 3, finalText: ok }, 'failed', 'exit-status'],
  [['DESIGN-4.4'], 'off and a failure signal', { signal: 'off', finalText: bad }, 'succeeded'],
  [
    ['DESIGN-4.4'],
    'off, exit status 1 and a failure signal',
    { signal: 'off', exitStatus: 1, finalText: bad },
    'failed',
    'exit-status',
  ],
  [['DESIGN-4.4'], 'optional and nothing', { signal: 'optional' }, 'succeeded'],
  [['DESIGN-4.4'], 'optional and failure', { signal: 'optional', finalText: bad }, 'failed', 'tests-failed'],
  [
    ['C-15'],
    'optional and a broken signal',
    { signal: 'optional', finalText: '**[BATON-RESULT: failure] x**' },
    'failed',
    'empty-output',
  ],
  [
    ['C-15'],
    'optional and a signal that is not last',
    { signal: 'optional', finalText: `${bad}\nBye` },
    'failed',
    'empty-output',
  ],
  [['DESIGN-4.4'], 'timeout and success', { ended: 'timeout', finalText: ok }, 'failed', 'timeout'],
  [['DESIGN-4.4'], 'killed, off and status 0', { ended: 'killed', signal: 'off' }, 'failed', 'killed'],
  [['DESIGN-4.4'], 'not started', { ended: 'not-started', signal: 'off' }, 'failed', 'startup'],
];

describe('decideOutcome', () => {
  for (const [ids, name, agent, outcome, reason] of rows) {
    requirement(
      { ids, title: `${name}: ${outcome}`, input: JSON.stringify(agent), expected: [outcome, reason].join(' ').trim() },
      () => {
        const decided = decideOutcome({ ...base, ...agent });
        expect(decided.outcome).toBe(outcome);
        expect(decided.failure?.reason).toBe(reason);
        expect(decided.failure === undefined).toBe(outcome !== 'failed');
      },
    );
  }

  for (const word of [
    'auth',
    'rate-limit',
    'job-lost',
    'stale-base',
    'artifact-expired',
    'incompatible-version',
    'max-handoffs',
  ]) {
    requirement(
      {
        ids: ['C-16', 'C-21'],
        title: `takes "${word}" for the agent's word and not for Baton's reason`,
        input: `[BATON-RESULT: failure] ${word}, with exit status 0 and 1`,
        expected: 'unspecified and exit-status, which are tried again; the word in the message',
      },
      () => {
        const finalText = `[BATON-RESULT: failure] ${word}`;
        const decided = [0, 1].map((exitStatus) => decideOutcome({ ...base, finalText, exitStatus, stderr: 'err' }));
        expect(decided.map(({ failure }) => failure?.reason)).toEqual(['unspecified', 'exit-status']);
        for (const { outcome, failure } of decided) {
          expect(failure?.message).toContain(`"${word}"`);
          const task = { body: { outcome, failure } } as Parameters<typeof retryRuleOf>[0][number];
          expect(retryRuleOf([task], 0)).toBe('attempt');
          expect(classifyFailure(failure?.reason ?? '').kind).toBe('agent');
        }
      },
    );
  }

  it('keeps the reason of a noop and the question of a needs-input', () => {
    expect(decideOutcome({ ...base, finalText: '[BATON-RESULT: noop] nothing to do' })).toEqual({
      outcome: 'noop',
      note: 'nothing to do',
    });
    expect(decideOutcome({ ...base, finalText: '[BATON-RESULT: needs-input]' })).toEqual({ outcome: 'needs-input' });
  });

  it('says what failed by the end of stderr, or of stdout', () => {
    const first = decideOutcome({ ...base, exitStatus: 3, finalText: 'out', stderr: '\u001b[31merr\u001b[0m\r\n' });
    expect(first.failure?.message).toBe('The agent ended with exit status 3.\nerr');
    const second = decideOutcome({ ...base, exitStatus: 3, finalText: 'out', stderr: ' \n' });
    expect(second.failure?.message).toBe('The agent ended with exit status 3.\nout');
  });

  it('shows what stood where the signal was awaited', () => {
    expect(decideOutcome({ ...base, finalText: 'All done!' }).failure?.message).toMatch(
      /^The last line .* it is "All done!"\. Write \[BATON-RESULT: success\]/,
    );
  });

  requirement(
    {
      ids: ['T41', 'T36'],
      title: 'keeps messages and reasons short',
      input: '5 MB of stderr, a reason of 5,000',
      expected: '2,000 and 200 characters',
    },
    () => {
      const agent = {
        ...base,
        finalText: `[BATON-RESULT: failure] ${'r'.repeat(5_000)}`,
        stderr: '😀\u001b[0m\u200b'.repeat(500_000),
      };
      const { failure } = decideOutcome(agent);
      expect(countCodePoints(failure?.message ?? '')).toBe(2_000);
      expect(failure?.message).toMatch(/^The agent reported a failure\.\n…😀+$/u);
      expect(countCodePoints(failure?.reason ?? '')).toBe(200);
    },
  );
});
