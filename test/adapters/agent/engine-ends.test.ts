import { describe, expect } from 'vitest';
import type { EngineExit } from '../../../src/adapters/agent/engine/engine.ts';
import type { AgentResult } from '../../../src/core/agent/agent-result.ts';
import type { EngineName } from '../../../src/core/agent/engine-name.ts';
import { decideOutcome } from '../../../src/core/output/decide-outcome.ts';
import { requirement } from '../../support/requirement.ts';
import { parseCase, readEngineCases } from './engine-cases.ts';

const good: EngineExit = { ended: 'exited', exitStatus: 0, stderr: '' };

/** Parses events as the engine prints them, one JSON object a line. */
function parse(engine: EngineName, events: readonly object[], exit = good): AgentResult {
  return parseCase({ engine, exit }, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
}

function result(more: object): object {
  return { type: 'result', subtype: 'success', is_error: false, num_turns: 2, result: 'I did it.', ...more };
}

describe('a result of Claude Code that says success', () => {
  const cut: readonly (readonly [object, string, string, string])[] = [
    [{ stop_reason: 'max_tokens', terminal_reason: 'completed' }, 'incomplete', 'stopped_early', 'stop_reason: max_tokens'],
    [{ stop_reason: 'max_tokens' }, 'incomplete', 'stopped_early', 'stop_reason: max_tokens'],
    [{ stop_reason: 'tool_use' }, 'incomplete', 'stopped_early', 'stop_reason: tool_use'],
    [{ stop_reason: 'pause_turn' }, 'incomplete', 'stopped_early', 'stop_reason: pause_turn'],
    [{ stop_reason: 'refusal', terminal_reason: 'completed' }, 'incomplete', 'stopped_early', 'stop_reason: refusal'],
    [{ stop_reason: 'end_turn', terminal_reason: 'max_turns' }, 'incomplete', 'max_turns', 'terminal_reason: max_turns'],
    [{ stop_reason: 'tool_use', terminal_reason: 'max_turns' }, 'incomplete', 'max_turns', 'terminal_reason: max_turns'],
    [{ terminal_reason: 'budget_exhausted' }, 'incomplete', 'budget', 'terminal_reason: budget_exhausted'],
    [{ terminal_reason: 'stop_hook_prevented' }, 'incomplete', 'stopped_early', 'terminal_reason: stop_hook_prevented'],
    [{ terminal_reason: 'model_error' }, 'error', 'api_error', 'terminal_reason: model_error'],
    [{ terminal_reason: 'aborted_tools' }, 'killed', 'signal', 'terminal_reason: aborted_tools'],
    [{ terminal_reason: 'a_reason_of_tomorrow' }, 'incomplete', 'stopped_early', 'terminal_reason: a_reason_of_tomorrow'],
  ];
  for (const [more, outcome, reason, warning] of cut) {
    requirement(
      {
        ids: ['F-P1', 'I-25'],
        title: `is none after ${warning}`,
        input: JSON.stringify(more),
        expected: `${outcome}, ${reason}, whatever \`signal\` demands`,
      },
      () => {
        const parsed = parse('claude-code', [result(more)]);
        expect(parsed).toMatchObject({ outcome, reason, finalText: null, warnings: [warning] });
        for (const signal of ['required', 'optional', 'off'] as const) {
          const decided = decideOutcome({ ended: 'exited', exitStatus: 0, signal, finalText: '', stderr: '', result: parsed });
          expect(decided.outcome).toBe('failed');
          expect(decided.failure?.reason).not.toBe('empty-output');
          expect(decided.failure?.message).toContain(warning);
        }
      },
    );
  }

  const whole = [
    {},
    { stop_reason: null },
    { stop_reason: 'end_turn' },
    { stop_reason: 'stop_sequence' },
    { stop_reason: 'end_turn', terminal_reason: 'completed' },
    { stop_reason: 'tool_use', terminal_reason: 'completed' },
  ];
  for (const more of whole) {
    requirement(
      { ids: ['F-P1'], title: `is one with ${JSON.stringify(more)}`, input: JSON.stringify(more), expected: 'success' },
      () => {
        expect(parse('claude-code', [result(more)])).toMatchObject({ outcome: 'success', finalText: 'I did it.', warnings: [] });
      },
    );
  }

  requirement(
    {
      ids: ['F-P1'],
      title: 'is none when another turn began after it and did not end',
      input: 'a good result, then a message of the agent, then the end of the stream',
      expected: 'killed, no_result_event',
    },
    () => {
      const message = { type: 'assistant', message: { content: [{ type: 'text', text: 'One thing more.' }] } };
      expect(parse('claude-code', [result({}), message])).toMatchObject({ outcome: 'killed', reason: 'no_result_event' });
      expect(parse('claude-code', [result({}), message, result({})])).toMatchObject({ outcome: 'success' });
    },
  );
});

describe('the numbers of an engine', () => {
  const usage = { input_tokens: 50, cache_creation_input_tokens: 30, cache_read_input_tokens: 20, output_tokens: 7 };
  const counted = { inputTokens: 100, cacheReadTokens: 20, cacheWriteTokens: 30, outputTokens: 7, reasoningTokens: null };

  requirement(
    {
      ids: ['F-P2'],
      title: 'Claude Code without modelUsage: those of `usage` of the same line, which are this run alone',
      input: JSON.stringify({ usage }),
      expected: JSON.stringify(counted),
    },
    () => {
      expect(parse('claude-code', [result({ usage })])).toMatchObject({ usage: counted, usageScope: 'run' });
    },
  );

  const silent: readonly (readonly [EngineName, readonly object[], string?])[] = [
    ['claude-code', [result({})]],
    ['claude-code', [result({ modelUsage: {}, usage: {} })]],
    ['claude-code', [result({ modelUsage: { one: { costUSD: 1 } } })]],
    ['opencode', [{ type: 'step_finish', part: { reason: 'stop' } }]],
    ['copilot', [{ type: 'result', exitCode: 0 }], '{"modelMetrics":{"one":{"requests":{"count":1}}}}'],
    ['codex', [{ type: 'turn.completed' }]],
    ['gemini', [{ type: 'result', status: 'success' }]],
    ['cursor', [result({})]],
  ];
  for (const [engine, events, file] of silent) {
    requirement(
      {
        ids: ['F-P2'],
        title: `${engine} that does not say how many tokens it took: unknown, which is not 0`,
        input: file ?? JSON.stringify(events),
        expected: 'usage null',
      },
      () => {
        const exit = file === undefined ? good : { ...good, usage: file };
        expect(parse(engine, events, exit)).toMatchObject({ outcome: 'success', usage: null, usageScope: null });
      },
    );
  }

  requirement(
    {
      ids: ['F-P2'],
      title: 'a number that is not reported is unknown beside those that are',
      input: 'OpenCode: a step with input 5 and output 6, no cache, no reasoning, no cost',
      expected: 'input 5, output 6, the others null',
    },
    () => {
      const step = { type: 'step_finish', part: { reason: 'stop', tokens: { input: 5, output: 6 } } };
      const others = { cacheReadTokens: null, cacheWriteTokens: null, reasoningTokens: null };
      expect(parse('opencode', [step])).toMatchObject({ usage: { inputTokens: 5, outputTokens: 6, ...others }, costUsd: null });
    },
  );
});

describe('exit statuses above 128', () => {
  const refused = 'Error: {"error":{"message":"API key not valid. Please pass a valid API key."}}';
  const statuses: readonly (readonly [number, string, string])[] = [
    [144, refused, 'auth'],
    [145, '', 'auth'],
    [147, '', 'auth'],
    [173, 'Resource has been exhausted', 'rate_limit'],
    [244, '', 'overloaded'],
    [247, '', 'overloaded'],
  ];
  for (const [exitStatus, stderr, reason] of statuses) {
    requirement(
      {
        ids: ['F-P3'],
        title: `Gemini that ends with ${exitStatus} reports what its API answered`,
        input: `exit status ${exitStatus}, after its first event or before any`,
        expected: `error, ${reason}`,
      },
      () => {
        for (const events of [[], [{ type: 'init', session_id: 's', model: 'm' }]]) {
          const parsed = parse('gemini', events, { ended: 'exited', exitStatus, stderr });
          expect(parsed).toMatchObject({ outcome: 'error', reason });
        }
      },
    );
  }

  requirement(
    {
      ids: ['F-P3'],
      title: 'every recorded run of Gemini that the API refused fails for that reason, whoever reads it',
      input: 'the recordings with exit status 144 and 173',
      expected: 'auth and limited, neither of them killed',
    },
    () => {
      const refusals = readEngineCases().filter(({ exit }) => [144, 173].includes(exit.exitStatus));
      const reasons = refusals.map(({ engine, exit, stdout }) => {
        const parsed = parseCase({ engine, exit }, stdout);
        return decideOutcome({ ...exit, signal: 'required', finalText: '', result: parsed }).failure?.reason;
      });
      expect(reasons).toEqual(['auth', 'limited']);
    },
  );

  requirement(
    {
      ids: ['F-P3'],
      title: 'a good end with such a status is a failed program, not a killed one',
      input: 'every recorded success with exit status 137',
      expected: 'error, exit_code',
    },
    () => {
      for (const recorded of readEngineCases().filter(({ expected }) => expected.outcome === 'success')) {
        const parsed = parseCase({ ...recorded, exit: { ...recorded.exit, exitStatus: 137 } }, recorded.stdout);
        expect(parsed).toMatchObject({ outcome: 'error', reason: 'exit_code' });
      }
    },
  );
});
