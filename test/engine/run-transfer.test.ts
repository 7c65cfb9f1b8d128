import { describe, expect } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { ask, runTurns, say, write } from './transfer-turns.ts';

describe('an agent that asks for a transfer', () => {
  requirement(
    {
      ids: ['T-2', 'T-19', 'T-24'],
      title: 'is told in its context file whom it may name, and how often; the only agent is told nothing',
      input: 'agents one and two; agent one alone',
      expected: 'targets one and two, hops left 3, no sender; no key `transfer`',
    },
    async () => {
      const both = await runTurns({ scripts: { one: 'true', two: 'true' }, hops: 3 });
      expect(new Set(both.contexts[0]?.transfer?.targets as string[])).toEqual(new Set(['one', 'two']));
      expect(both.contexts[0]?.transfer).toMatchObject({ from: null, message: null, hops_left: 3 });
      const alone = await runTurns({ scripts: { one: ask('two') } });
      expect(alone.contexts[0]).not.toHaveProperty('transfer');
      expect(alone.output).toMatchObject({ outcome: 'succeeded', warnings: [expect.stringContaining('so it was ignored')] });
      expect(alone.output.transfer).toBeUndefined();
      expect(alone.prompts).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['T-2', 'T-20', 'DESIGN-4.4'],
      title: 'passes it on once its turn is over; naming another agent says how the turn ended',
      input:
        'signal: required; to two, no signal; the same with [BATON-RESULT: failure], with needs-input, and with exit status 1',
      expected: 'succeeded with the transfer; failed, needs-input, failed without it, each with a warning',
    },
    async () => {
      const stage = { signal: 'required' };
      const { output } = await runTurns({ scripts: { one: `${ask('two')}sleep 0.1\n${say('done')}`, two: 'true' }, stage });
      expect(output).toMatchObject({ outcome: 'succeeded', transfer: { to: 'two', message: 'for two', superseded: [] } });
      expect(output.handoff).toBeUndefined();
      const ends = [say('[BATON-RESULT: failure] no'), say('[BATON-RESULT: needs-input] which?'), 'exit 1'];
      for (const [at, end] of ends.entries()) {
        const other = await runTurns({ scripts: { one: ask('two') + end, two: 'true' }, stage });
        expect(other.output.outcome).toBe(at === 1 ? 'needs-input' : 'failed');
        expect(other.output.transfer).toBeUndefined();
        expect(other.output.warnings).toContain('The transfer to "two" was not made, because the agent did not succeed.');
      }
    },
  );

  requirement(
    {
      ids: ['T-2', 'H-50'],
      title:
        'may leave a handoff beside it, which is kept without the transfer; what the stage demands is asked of the last agent',
      input: 'handoff.required; { summary, to, message }; { to, message } alone',
      expected: 'the summary alone is the handoff; no handoff, and one start each',
    },
    async () => {
      const handoff = { required: true };
      const first = await runTurns({ scripts: { one: write({ summary: 's', to: 'two', message: 'm' }), two: 'true' }, handoff });
      expect(first.output.handoff).toEqual({ version: 1, summary: 's' });
      const second = await runTurns({ scripts: { one: ask('two'), two: 'true' }, handoff });
      expect(second.output).toMatchObject({ outcome: 'succeeded', transfer: { to: 'two' } });
      expect([first.prompts.length, second.prompts.length]).toEqual([1, 1]);
    },
  );

  requirement(
    {
      ids: ['T-15', 'X-9'],
      title: 'for one that is not there is told so and asked once more, in the same job',
      input: 'to "editor", then to "two"',
      expected: 'the second prompt holds the text of T-15 and the names; the transfer to two; one attempt',
    },
    async () => {
      const script = `if [ $N = 1 ]; then ${ask('editor')} else ${ask('two')} fi`;
      const { output, prompts } = await runTurns({ scripts: { one: script, two: 'true' } });
      expect(output).toMatchObject({ outcome: 'succeeded', transfer: { to: 'two' }, execution: 1 });
      expect(prompts).toHaveLength(2);
      expect(prompts[1]).toContain(`Agent "one" tried to handoff to "editor", but it's not registered. Available: one, two`);
      expect(prompts[1]?.endsWith('---\n\nDo it.')).toBe(true);
      expect(output.warnings.join()).toContain('asked once more');
    },
  );

  requirement(
    {
      ids: ['T-15'],
      title: 'may put it right by ending the task itself, and fails when it does not',
      input: 'to "editor", then a handoff; to "editor" twice; to "editor", then exit status 3',
      expected: 'succeeded with the handoff; failed as unknown-target; failed as exit-status',
    },
    async () => {
      const play = (then: string) =>
        runTurns({ scripts: { one: `if [ $N = 1 ]; then ${ask('editor')} else ${then} fi`, two: 'true' } });
      const [mended, stubborn, broken] = [await play(write({ summary: 's' })), await play(ask('editor')), await play('exit 3\n')];
      expect(mended.output).toMatchObject({ outcome: 'succeeded', handoff: { summary: 's' } });
      expect(mended.output.transfer).toBeUndefined();
      expect(stubborn.output).toMatchObject({ outcome: 'failed', failure: { reason: 'unknown-target' } });
      expect(stubborn.output.failure?.message).toContain('BATON-E202: Agent "one" tried to handoff to "editor"');
      expect(stubborn.prompts).toHaveLength(2);
      expect(broken.output).toMatchObject({ outcome: 'failed', failure: { reason: 'exit-status' } });
    },
  );
});

describe('an agent that was asked once more for a transfer', () => {
  requirement(
    {
      ids: ['F-TE3', 'H-25'],
      title: 'and leaves a handoff that does not fit loses it, and fails only where the stage demands one',
      input: 'to "editor", then { summary: 1 }; the stage demands no handoff, and one',
      expected: 'succeeded without a handoff and with the reason as a warning; failed as handoff',
    },
    async () => {
      const script = `if [ $N = 1 ]; then ${ask('editor')} else ${write({ summary: 1 })} fi`;
      const free = await runTurns({ scripts: { one: script, two: 'true' } });
      expect(free.output).toMatchObject({ outcome: 'succeeded' });
      expect(free.output.handoff).toBeUndefined();
      expect(free.output.warnings.join()).toContain('`summary` is the number 1');
      const demanded = await runTurns({ scripts: { one: script, two: 'true' }, handoff: { required: true } });
      expect(demanded.output).toMatchObject({ outcome: 'failed', failure: { reason: 'handoff' } });
    },
  );
});

describe('an agent that asks for a transfer without a message', () => {
  requirement(
    {
      ids: ['F-SD8', 'H-50'],
      title: 'is told what is missing and asked once more, and fails for that reason, which is no unknown agent',
      input: '{ summary, to: two } twice',
      expected: 'the second prompt names `message` and the value of `to`; failed as incomplete-transfer',
    },
    async () => {
      const { output, prompts } = await runTurns({ scripts: { one: write({ summary: 's', to: 'two' }), two: 'true' } });
      const words = '`message` is missing beside `to`: "two"; write all that the other agent must know.';
      expect(prompts[1]).toContain(words);
      expect(output).toMatchObject({ outcome: 'failed', failure: { reason: 'incomplete-transfer' } });
      expect(output.failure?.message).toContain(`BATON-E203: The transfer was not made: ${words}`);
    },
  );
});

describe('an agent that was asked once more for a handoff', () => {
  requirement(
    {
      ids: ['T-20', 'H-25'],
      title: 'hands over in its second turn only if that turn succeeded',
      input: 'handoff.required, none given; then to "two" with exit status 0, with exit status 3, and to "editor" with 3',
      expected: 'the transfer; failed without the handoff, with a warning; failed in the same way',
    },
    async () => {
      const play = (then: string) =>
        runTurns({ scripts: { one: `if [ $N = 2 ]; then ${then} fi`, two: 'true' }, handoff: { required: true } });
      const made = await play(ask('two'));
      expect(made.output).toMatchObject({ outcome: 'succeeded', transfer: { to: 'two' } });
      for (const to of ['two', 'editor']) {
        const { output, prompts } = await play(`${ask(to)}exit 3\n`);
        expect(prompts).toHaveLength(2);
        expect(output).toMatchObject({ outcome: 'failed', failure: { reason: 'handoff' } });
        expect(output.transfer).toBeUndefined();
        const dropped = output.warnings.filter((line) => line.startsWith('The transfer to "two" was not made'));
        expect(dropped).toHaveLength(to === 'two' ? 1 : 0);
      }
    },
  );
});
