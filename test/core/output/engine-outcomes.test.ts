import { describe, expect, it } from 'vitest';
import { createResultParser } from '../../../src/adapters/agent/engine/result-parser.ts';
import { engines } from '../../../src/adapters/agent/engines/engines.ts';
import { classifyApiFailure, classifyFailureText } from '../../../src/core/agent/classify-failure-text.ts';
import { engineNames } from '../../../src/core/agent/engine-name.ts';
import { signalOf } from '../../../src/core/config/defaults.ts';
import { decideOutcome } from '../../../src/core/output/decide-outcome.ts';
import { parseCase, readEngineCases } from '../../adapters/agent/engine-cases.ts';
import { requirement } from '../../support/requirement.ts';

const cases = readEngineCases();

/** What the recorded failures are for us. */
const reasons: Readonly<Record<string, string>> = {
  'claude-code max-turns': 'max-turns',
  'claude-code api-error-auth': 'auth',
  'claude-code api-error-billing': 'billing',
  'claude-code not-logged-in': 'auth',
  'claude-code usage-limit-session': 'limited',
  'claude-code usage-limit-weekly': 'limited',
  'claude-code startup-failure': 'startup',
  'claude-code killed-sigterm': 'killed',
  'codex api-error-auth': 'auth',
  'codex killed-sigterm': 'killed',
  'codex usage-limit': 'limited',
  'codex startup-required-mcp': 'startup',
  'gemini api-error-auth': 'auth',
  'gemini api-error-quota': 'limited',
  'gemini max-turns': 'max-turns',
  'gemini killed-sigterm': 'killed',
  'gemini not-logged-in': 'auth',
  'gemini untrusted-folder': 'startup',
  'opencode api-error-auth': 'auth',
  'opencode permission-auto-rejected': 'permission',
  'opencode killed-sigterm': 'killed',
  'copilot api-error-auth': 'auth',
  'copilot killed-sigterm': 'killed',
  'copilot not-logged-in': 'auth',
  'cursor error-result': 'api-error',
  'cursor not-logged-in': 'auth',
  'command failure': 'exit-status',
  'command timeout': 'exit-status',
};

describe('the outcome of a run of an engine', () => {
  for (const recorded of cases) {
    const reason = reasons[recorded.name];
    requirement(
      {
        ids: ['I-25', 'C-15', 'DESIGN-4.4'],
        title: `${recorded.name} is ${reason === undefined ? 'a success only with its signal' : `failed: ${reason}`}`,
        input: 'the recorded run, with and without a signal in its final text',
        expected: reason === undefined ? 'succeeded with it, empty-output without' : reason,
      },
      () => {
        const result = parseCase(recorded, recorded.stdout);
        const { ended, exitStatus, stderr } = recorded.exit;
        const agent = { ended, exitStatus, stderr, result };
        const signalled = decideOutcome({ ...agent, finalText: '[BATON-RESULT: success]', signal: 'required' });
        const silent = decideOutcome({ ...agent, finalText: result.finalText ?? '', signal: 'required' });
        expect(signalled).toMatchObject(
          reason === undefined ? { outcome: 'succeeded' } : { outcome: 'failed', failure: { reason } },
        );
        expect(silent).toMatchObject({ outcome: 'failed', failure: { reason: reason ?? 'empty-output' } });
        expect(silent.failure?.message.length).toBeGreaterThan(20);
      },
    );
  }

  requirement(
    {
      ids: ['U16', 'C-15'],
      title:
        'is no success where the program ends with 0 and says nothing, unless its exit status is all that it says by contract',
      input: 'exit status 0 and no text, by each engine, in a stage without `signal`',
      expected: 'failed: empty-output, with the signals to write; succeeded for `command` alone',
    },
    () => {
      for (const engine of engineNames) {
        const silent = { ended: 'exited', exitStatus: 0, stderr: '', finalText: '' } as const;
        const { outcome, failure } = decideOutcome({ ...silent, signal: signalOf({}, { engine }) });
        if (engine === 'command') expect({ outcome, failure }).toEqual({ outcome: 'succeeded', failure: undefined });
        else expect({ outcome, reason: failure?.reason }, engine).toEqual({ outcome: 'failed', reason: 'empty-output' });
        if (engine !== 'command') expect(failure?.message).toContain('[BATON-RESULT: success]');
      }
    },
  );

  it('shows what the engine said went wrong', () => {
    const recorded = cases.find(({ name }) => name === 'claude-code api-error-billing');
    const result = recorded && parseCase(recorded, recorded.stdout);
    const decided = decideOutcome({
      ended: 'exited',
      exitStatus: 1,
      stderr: '',
      finalText: '',
      signal: 'off',
      ...(result && { result }),
    });
    expect(decided.failure?.message).toContain('Credit balance is too low');
  });

  it('shows what a program printed when that is all there is', () => {
    const result = { outcome: 'error', reason: 'exit_code', warnings: ['exit 1'] } as const;
    const decided = decideOutcome({ ended: 'exited', exitStatus: 1, stderr: '', finalText: 'boom', signal: 'off', result });
    expect(decided.failure).toEqual({ reason: 'exit-status', message: 'The agent ended with exit status 1.\nboom' });
  });

  requirement(
    {
      ids: ['DESIGN-4.4'],
      title: 'takes exit status 124 for our limit of time only when it was that',
      input: 'a command that ends with exit status 124 of its own',
      expected: 'exit-status',
    },
    () => {
      const exit = { ended: 'exited', exitStatus: 124, stderr: 'late' } as const;
      const result = createResultParser(engines.command).end(exit);
      const decided = decideOutcome({ ...exit, finalText: '', signal: 'off', result });
      expect(decided.failure).toMatchObject({ reason: 'exit-status', message: expect.stringContaining('exit status 124') });
    },
  );

  for (const exitStatus of [126, 127])
    requirement(
      {
        ids: ['U17', 'DESIGN-4.4'],
        title: `exit status ${exitStatus} of a command is for the user to fix`,
        input: `a command that ends with ${exitStatus}, after it printed something; an engine that ends so before its first event`,
        expected: 'not-runnable, with the words of the shell',
      },
      () => {
        const exit = { ended: 'exited', exitStatus, stderr: 'sh: 1: frob: not found' } as const;
        for (const name of ['command', 'codex'] as const) {
          const parser = createResultParser(engines[name]);
          if (name === 'command') parser.push(Buffer.from('[BATON-RESULT: success]\n'));
          const result = parser.end(exit);
          const { failure } = decideOutcome({ ...exit, finalText: '[BATON-RESULT: success]', signal: 'off', result });
          expect(failure).toMatchObject({
            reason: 'not-runnable',
            message: expect.stringMatching(/^BATON-E607: .*\n.*frob: not found/),
          });
        }
      },
    );

  it('calls our own limit of time by its name, whatever the engine made of it', () => {
    const result = { outcome: 'error', reason: 'api_error', warnings: [] } as const;
    const decided = decideOutcome({ ended: 'timeout', exitStatus: 124, stderr: '', finalText: '', signal: 'off', result });
    expect(decided.failure?.reason).toBe('timeout');
  });

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'calls a cost that was reached by its name, where the engine went on and was ended',
      input: 'a run that was ended as one whose time is up, with the reason `budget`',
      expected: 'budget, and what the gateway said',
    },
    () => {
      const result = { outcome: 'incomplete', reason: 'budget', warnings: ['This turn may spend $1.00.'] } as const;
      const decided = decideOutcome({ ended: 'timeout', exitStatus: 124, stderr: '', finalText: '', signal: 'off', result });
      expect(decided.failure).toMatchObject({ reason: 'budget', message: expect.stringContaining('may spend $1.00') });
    },
  );
});

describe('kinds of failures by their words', () => {
  it.each([
    ['API Error: 429 {"type":"error","error":{"type":"rate_limit_error"}}', 'rate_limit'],
    ['429 You exceeded your current quota, please check your plan and billing details', 'billing'],
    ['Quota exceeded for quota metric: Generate requests per minute', 'rate_limit'],
    ['429 You exceeded your monthly quota', 'quota'],
    ['You have reached your specified API usage limits', 'limited'],
    ['529 {"type":"overloaded_error","message":"Overloaded"}', 'overloaded'],
    ['503 Service Unavailable', 'overloaded'],
    ['unexpected status 401 Unauthorized', 'auth'],
    ['Credit balance is too low', 'billing'],
    ['the tests failed', undefined],
  ])('%j is %s', (text, reason) => {
    expect(classifyFailureText(text)).toBe(reason);
  });

  it.each([
    [401, 'auth'],
    [403, 'auth'],
    [402, 'billing'],
    [429, 'rate_limit'],
    [500, 'overloaded'],
    [529, 'overloaded'],
    [400, 'api_error'],
  ])('status %i is %s', (status, reason) => {
    expect(classifyApiFailure({ status, text: 'request failed' })).toBe(reason);
  });
});
