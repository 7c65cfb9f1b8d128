import { describe, expect } from 'vitest';
import type { EngineExit } from '../../../src/adapters/agent/engine/engine.ts';
import type { AgentResult } from '../../../src/core/agent/agent-result.ts';
import type { EngineName } from '../../../src/core/agent/engine-name.ts';
import { requirement } from '../../support/requirement.ts';
import { parseCase } from './engine-cases.ts';

const failed: EngineExit = { ended: 'exited', exitStatus: 1, stderr: '' };

/** Parses events as the engine prints them, one JSON object a line. */
function parse(engine: EngineName, events: readonly object[], exit = failed): AgentResult {
  return parseCase({ engine, exit }, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
}

const door = (status: string, more: object = {}): object => ({
  type: 'rate_limit_event',
  rate_limit_info: { status, resetsAt: 1_795_542_048, rateLimitType: 'five_hour', ...more },
});
const refused = { type: 'result', subtype: 'success', is_error: true, num_turns: 1, result: 'Refused.', api_error_status: 429 };

describe('a usage limit of Claude Code', () => {
  const cases: readonly (readonly [string, readonly object[], string, number | null | undefined])[] = [
    ['its event and its name', [door('rejected'), { ...refused, api_error: 'usage_limit_reached' }], 'limited', 1_795_542_048],
    ['its name alone', [{ ...refused, api_error: 'usage_limit_reached' }], 'limited', null],
    ['its event alone, as of older versions', [door('rejected'), refused], 'limited', 1_795_542_048],
    ['a door that was opened again', [door('rejected'), door('allowed'), refused], 'rate_limit', undefined],
    ['a door that is not closed yet', [door('allowed_warning'), refused], 'rate_limit', undefined],
    ['the plain 429 of an API key', [{ ...refused, api_error_type: 'rate_limit_error' }], 'rate_limit', undefined],
  ];
  for (const [what, events, reason, notBefore] of cases) {
    requirement(
      { ids: ['F-EN2'], title: `by ${what} is ${reason}`, input: what, expected: `error, ${reason}, ${notBefore}` },
      () => {
        const parsed = parse('claude-code', events);
        expect(parsed).toMatchObject({ outcome: 'error', reason });
        expect(parsed.notBefore).toBe(notBefore);
        expect(parsed.limit).toEqual(typeof notBefore === 'number' ? { window: 'five_hour' } : undefined);
      },
    );
  }

  requirement(
    {
      ids: ['F-EN2'],
      title: 'of one model names the family that the window is of, whatever the model of the session is',
      input: 'a session with Sonnet, one part of which asked Opus, whose weekly window is closed',
      expected: 'the window and opus; no model for a window whose name goes on otherwise',
    },
    () => {
      const init = { type: 'system', subtype: 'init', model: 'claude-sonnet-4-5' };
      const parsed = parse('claude-code', [init, door('rejected', { rateLimitType: 'seven_day_opus' }), refused]);
      expect(parsed.limit).toEqual({ window: 'seven_day_opus', model: 'opus' });
      const ofAll = parse('claude-code', [init, door('rejected', { rateLimitType: 'seven_day_overage_included' }), refused]);
      expect(ofAll.limit).toEqual({ window: 'seven_day_overage_included' });
    },
  );

  requirement(
    {
      ids: ['F-EN2'],
      title: 'that credit of the account goes beyond is no failure',
      input: 'a closed window, and a result without an error',
      expected: 'success',
    },
    () => {
      const parsed = parse('claude-code', [door('rejected', { isUsingOverage: true }), { ...refused, is_error: false }], {
        ...failed,
        exitStatus: 0,
      });
      expect(parsed).toMatchObject({ outcome: 'success', reason: null });
      expect(parsed.notBefore).toBeUndefined();
    },
  );
});

describe('a usage limit of Codex', () => {
  const cases: readonly (readonly [words: string, endedAt: string | undefined, opens: string | null])[] = [
    ['or try again at 5:40 PM.', '2026-11-24T15:40:50Z', '2026-11-24T17:41:00Z'],
    ['Try again at 5:40 PM.', '2026-11-24T15:40:50Z', '2026-11-24T17:41:00Z'],
    ['or try again at 5:40 PM.', '2026-11-24T17:39:59Z', '2026-11-24T17:41:00Z'],
    ['or try again at 12:05 AM.', '2026-12-31T23:50:00Z', '2027-01-01T00:06:00Z'],
    ['or try again at 3:05 PM.', undefined, null],
    ['or try again at Nov 28th, 2026 5:41 PM.', '2026-11-24T15:40:50Z', '2026-11-28T17:42:00Z'],
    ['or try again at Dec 1st, 2026 9:05 AM.', undefined, '2026-12-01T09:06:00Z'],
    ['or try again later.', '2026-11-24T15:40:50Z', null],
    ['or try again at 55:77 PM.', '2026-11-24T15:40:50Z', null],
  ];
  for (const [words, endedAt, opens] of cases) {
    requirement(
      {
        ids: ['F-EN2'],
        title: `that says "${words}" opens at ${opens}`,
        input: `a failed turn with these words, by a process that ended at ${endedAt}`,
        expected: `limited, ${opens}: a minute later than the words, which are cut to the minute`,
      },
      () => {
        const message = `You’ve hit your usage limit. Upgrade to Pro ${words}`;
        const exit = endedAt === undefined ? failed : { ...failed, endedAt: Date.parse(endedAt) };
        const parsed = parse('codex', [{ type: 'thread.started' }, { type: 'turn.failed', error: { message } }], exit);
        expect(parsed).toMatchObject({ outcome: 'error', reason: 'limited' });
        expect(parsed.notBefore).toBe(opens === null ? null : Date.parse(opens) / 1000);
      },
    );
  }
});
