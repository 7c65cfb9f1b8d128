import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createResultParser } from '../../../src/adapters/agent/engine/result-parser.ts';
import { engines } from '../../../src/adapters/agent/engines/engines.ts';
import type { AgentResult } from '../../../src/core/agent/agent-result.ts';
import { requirement } from '../../support/requirement.ts';
import { type EngineCase, parseCase, readEngineCases } from './engine-cases.ts';

const cases = readEngineCases();
const ofEvents = cases.filter(({ engine, stdout }) => engine !== 'command' && stdout !== '');
const good = { ended: 'exited', exitStatus: 0, stderr: '' } as const;
const successes = ofEvents.filter(({ expected }) => expected.outcome === 'success');

/** Returns the bytes of a run before the line that ends it. */
function beforeEnd({ stdout, isPlainJson }: EngineCase): Buffer {
  const bytes = Buffer.from(stdout.trimEnd());
  const start = isPlainJson ? 0 : bytes.lastIndexOf('\n') + 1;
  // Without its last character the line is no longer JSON.
  return bytes.subarray(0, Math.max(start, bytes.length - 1));
}

describe('the parser of results', () => {
  for (const recorded of ofEvents) {
    requirement(
      {
        ids: ['I-25', 'C-15'],
        title: `${recorded.name}, cut at any line or byte before its end, is never a success`,
        input: 'the beginning of the recorded output, exit status 0',
        expected: 'killed, incomplete or error',
      },
      () => {
        const bytes = beforeEnd(recorded);
        const lineEnds = [...bytes.keys()].filter((at) => bytes[at] === 0x0a);
        const cuts = fc.oneof(fc.constantFrom(0, ...lineEnds, bytes.length), fc.nat({ max: bytes.length }));
        const outcomeAt = (cut: number): string => parseCase({ ...recorded, exit: good }, bytes.subarray(0, cut)).outcome;
        for (const cut of [0, ...lineEnds, bytes.length]) expect(outcomeAt(cut)).not.toBe('success');
        fc.assert(
          fc.property(cuts, (cut) => outcomeAt(cut) !== 'success'),
          { numRuns: 50 },
        );
      },
    );
  }

  requirement(
    {
      ids: ['F-EN6', 'I-25'],
      title:
        'the one object of `gemini -o json` is a success with its text and the sum of its models; not within a stream, and not cut',
      input: 'the object on one line and on several; without its last character; behind an event `init`; with exit status 1',
      expected: 'success twice; killed, killed, error',
    },
    () => {
      const tokens = { prompt: 100, input: 60, cached: 40, candidates: 7, thoughts: 3, tool: 0, total: 110 };
      const helper = { prompt: 10, input: 10, cached: 0, candidates: 1, thoughts: 0, tool: 0, total: 11 };
      const models = { 'gemini-2.5-pro': { tokens }, 'gemini-2.5-flash': { tokens: helper } };
      const object = { session_id: 's', response: 'Done.', stats: { models } };
      const usage = { inputTokens: 110, cacheReadTokens: 40, cacheWriteTokens: 0, outputTokens: 11, reasoningTokens: 3 };
      const play = (stdout: string, exitStatus = 0) => {
        const parser = createResultParser(engines.gemini);
        parser.push(Buffer.from(stdout));
        return parser.end({ ...good, exitStatus });
      };
      for (const text of [JSON.stringify(object), JSON.stringify(object, null, 2)])
        expect(play(text)).toMatchObject({ outcome: 'success', finalText: 'Done.', sessionId: 's', usage, usageScope: 'run' });
      expect(play('{"session_id":"s","response":"Done.","stats":{"models":{}}}')).toMatchObject({
        outcome: 'success',
        usage: null,
      });
      expect(play(JSON.stringify(object).slice(0, -1)).outcome).toBe('killed');
      expect(play(`{"type":"init","session_id":"a"}\n${JSON.stringify(object)}`).outcome).toBe('killed');
      expect(play(JSON.stringify(object), 1).outcome).toBe('error');
    },
  );

  requirement(
    {
      ids: ['F-EN6'],
      title: 'what Codex answers in the form of a schema is structured, and other text is not',
      input: 'a last message that is JSON, one with JSON at its end, one of words',
      expected: 'the value, the value, null',
    },
    () => {
      const play = (text: string) => {
        const parser = createResultParser(engines.codex);
        const item = { type: 'item.completed', item: { type: 'agent_message', text } };
        for (const event of [item, { type: 'turn.completed' }]) parser.push(Buffer.from(`${JSON.stringify(event)}\n`));
        return parser.end(good);
      };
      expect(play('{"verdict":"good"}')).toMatchObject({ outcome: 'success', structured: { verdict: 'good' } });
      expect(play('I looked.\n{"verdict":"good"}').structured).toEqual({ verdict: 'good' });
      expect(play('I looked {at} it.').structured).toBeNull();
    },
  );

  requirement(
    {
      ids: ['I-25'],
      title: 'a good end is no success when the program failed after it',
      input: 'every recorded success with exit status 1, and with a signal',
      expected: 'error with exit_code, killed with signal',
    },
    () => {
      for (const recorded of successes) {
        const failed = parseCase({ ...recorded, exit: { ...good, exitStatus: 1 } }, recorded.stdout);
        expect(failed).toMatchObject({ outcome: 'error', reason: 'exit_code', finalText: null });
        const killed = parseCase({ ...recorded, exit: { ...good, ended: 'killed', exitStatus: 137 } }, recorded.stdout);
        expect(killed).toMatchObject({ outcome: 'killed', reason: 'signal', finalText: null });
        const late = parseCase({ ...recorded, exit: { ...good, ended: 'timeout', exitStatus: 124 } }, recorded.stdout);
        expect(late).toMatchObject({ outcome: 'killed', reason: 'timeout', finalText: null });
      }
    },
  );

  requirement(
    {
      ids: ['I-37'],
      title: 'what a parser does not know is passed over',
      input: 'every recorded run with text, unknown events and unknown keys between its lines, and with CRLF',
      expected: 'the recorded value',
    },
    () => {
      const noise = [
        '',
        'a line of text',
        '{"type":"brand.new","x":[1]}',
        '{"no":"type"}',
        '[1,2]',
        '"text"',
        '{broken',
        'null',
        '42',
      ];
      for (const recorded of ofEvents.filter(({ isPlainJson }) => !isPlainJson)) {
        const lines = recorded.stdout.trimEnd().split('\n');
        const wider = lines.map((line) => line.replace(/\}\s*$/, ',"brand_new":{"deep":[null]}}'));
        const mixed = wider.flatMap((line, index) => [noise[index % noise.length] ?? '', line]);
        expect(parseCase(recorded, `${mixed.join('\r\n')}\r\n`)).toEqual(recorded.expected);
      }
    },
  );

  it('does not mind where the output is cut into pieces', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ofEvents), fc.integer({ min: 1, max: 4_096 }), (recorded, size) => {
        const bytes = Buffer.from(recorded.stdout);
        const parser = createResultParser(engines[recorded.engine]);
        for (let at = 0; at < bytes.length; at += size) parser.push(bytes.subarray(at, at + size));
        expect(parser.end(recorded.exit)).toEqual(recorded.expected);
      }),
      { numRuns: 60 },
    );
  });

  it('never throws and gives a result of the right form, whatever the output is', () => {
    const value = fc.jsonValue({ maxDepth: 4 });
    const event = fc.tuple(
      fc.constantFrom(
        'result',
        'assistant',
        'user',
        'item.completed',
        'turn.completed',
        'text',
        'step_finish',
        'tool_call',
        'init',
        'error',
        'session.error',
      ),
      value,
    );
    const line = fc.oneof(
      value.map((one) => JSON.stringify(one)),
      event.map(([type, more]) =>
        JSON.stringify({
          type,
          part: more,
          item: more,
          message: more,
          data: more,
          usage: more,
          stats: more,
          error: more,
          result: more,
          errors: more,
          modelUsage: more,
        }),
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(engines)), fc.array(line), (engine, lines) => {
        const parser = createResultParser(engine);
        parser.push(Buffer.from(lines.join('\n')));
        const { outcome, reason, tools, denials, warnings } = parser.end(good);
        expect(['success', 'incomplete', 'error', 'killed', 'startup_failed']).toContain(outcome);
        expect(reason === null).toBe(outcome === 'success');
        expect([tools, denials, warnings].every(Array.isArray)).toBe(true);
      }),
    );
  });
});

describe('lines without a limit', () => {
  const ends = (text: string): AgentResult => {
    const event = {
      type: 'result',
      subtype: 'success',
      is_error: false,
      num_turns: 1,
      padding: text,
      result: `${text}\nthe end`,
    };
    return parseCase({ engine: 'claude-code', exit: good }, `${JSON.stringify(event)}\n`);
  };

  requirement(
    {
      ids: ['I-37'],
      title: 'a line of 11 MB is read',
      input: 'a result event that holds the same 5 MB twice',
      expected: 'success, with the end of its text',
    },
    () => {
      const result = ends('all work and no play\n\\ "quoted" \u{1F600}'.repeat(125_000));
      expect(result).toMatchObject({ outcome: 'success', turns: 1 });
      expect(result.finalText).toHaveLength(262_144);
      expect(result.finalText?.endsWith('\nthe end')).toBe(true);
    },
  );

  it('keeps what stands beside a text that is cut, whatever characters it has', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(
      fc.property(text, (piece) => {
        const result = ends(`${piece}\\`.repeat(Math.ceil(700_000 / (piece.length + 1))));
        expect(result).toMatchObject({ outcome: 'success', turns: 1 });
        expect(result.finalText?.endsWith('\nthe end')).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('passes over a line that is too much even without its texts, and does not take what came before for a success', () => {
    const event = `{"type":"result","subtype":"success","is_error":false,"x":[${'1,'.repeat(3_000_000)}1]}\n`;
    expect(parseCase({ engine: 'claude-code', exit: good }, event)).toMatchObject({
      outcome: 'killed',
      reason: 'no_result_event',
    });
  });
});
