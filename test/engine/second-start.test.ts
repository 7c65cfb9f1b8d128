import { describe, expect } from 'vitest';
import { buildOutput, createHarness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, orderOf, plan } from './chain.ts';
import { runTurns, say, write } from './transfer-turns.ts';

const success = say('[BATON-RESULT: success]');
const required = { stage: { signal: 'required' }, handoff: { required: true } };

describe('a start that repairs the handoff', () => {
  const second = [
    ['no signal', '', 'succeeded'],
    ['the signal of a failure', say('[BATON-RESULT: failure] I was asked twice'), 'succeeded'],
    ['a signal in the wrong form', say('**[BATON-RESULT: success]**'), 'succeeded'],
    ['exit status 3', 'exit 3\n', 'failed'],
  ] as const;
  for (const [name, end, outcome] of second) {
    requirement(
      {
        ids: ['F-M16', 'DESIGN-4.3'],
        title: `does not say again how the work ended: with ${name} the stage has ${outcome}`,
        input: `signal: required, handoff.required; turn 1 says success without a handoff, turn 2 writes one and ends with ${name}`,
        expected: outcome === 'succeeded' ? 'succeeded with the handoff of turn 2' : 'failed as handoff',
      },
      async () => {
        const one = `if [ $N = 1 ]; then ${success} else ${write({ summary: 'repaired' })}${end} fi`;
        const { output, prompts } = await runTurns({ scripts: { one }, ...required });
        expect(prompts).toHaveLength(2);
        expect(output.outcome).toBe(outcome);
        if (outcome === 'succeeded') expect(output.handoff?.summary).toBe('repaired');
        else expect(output.failure?.reason).toBe('handoff');
      },
    );
  }

  requirement(
    {
      ids: ['F-M16', 'C-15'],
      title: 'changes nothing for the first start, which must say how it ended',
      input: 'signal: required; one turn with a handoff and without a signal',
      expected: 'failed as empty-output, one start',
    },
    async () => {
      const { output, prompts } = await runTurns({ scripts: { one: write({ summary: 's' }) }, ...required });
      expect([output.outcome, output.failure?.reason, prompts.length]).toEqual(['failed', 'empty-output', 1]);
    },
  );
});

describe('a stage that requires a handoff and had nothing to do', () => {
  requirement(
    {
      ids: ['F-M22', 'DESIGN-4.3'],
      title: 'is a noop, and is not asked for one',
      input: 'handoff.required; [BATON-RESULT: noop]; without a handoff, and with one that is invalid',
      expected: 'noop, one start; the invalid one is dropped with a warning',
    },
    async () => {
      const noop = say('[BATON-RESULT: noop] no bug here');
      const without = await runTurns({ scripts: { one: noop }, ...required });
      expect([without.output.outcome, without.prompts.length, without.output.warnings]).toEqual(['noop', 1, []]);
      const invalid = await runTurns({ scripts: { one: `${write({ summary: 7 })}${noop}` }, ...required });
      expect([invalid.output.outcome, invalid.prompts.length]).toEqual(['noop', 1]);
      expect(invalid.output.warnings.join()).toContain('The handoff was not kept: `summary` is the number 7');
    },
  );

  requirement(
    {
      ids: ['F-M22', 'H-25'],
      title: 'is a noop where the record is written, too',
      input: 'handoff: { required: true }; an output with outcome noop and no handoff',
      expected: 'recorded as noop',
    },
    async () => {
      const harness = createHarness();
      const stages = '\n      look: { agent: one, prompt: "Look.", handoff: { required: true } }';
      const order = orderOf(await plan(harness, { stages }));
      const { handoff: _, ...output } = buildOutput(order, { outcome: 'noop' });
      const { task, ended } = await advance(harness, order, { kind: 'output', output });
      expect([task?.outcome, ended?.outcome]).toEqual(['noop', 'noop']);
    },
  );
});

describe('an agent of a run that has no transfer left', () => {
  requirement(
    {
      ids: ['F-M23', 'T-19'],
      title: 'is offered nobody',
      input: 'two agents; the order leaves no transfer; the instructions and the context file; then with one left',
      expected: 'no "You may name", no targets and hops_left 0; two of them with one left',
    },
    async () => {
      const scripts = { one: 'true', two: 'true' };
      const none = await runTurns({ scripts, hops: 0 });
      const left = await runTurns({ scripts, hops: 1 });
      expect(none.contexts[0]?.transfer).toMatchObject({ targets: [], hops_left: 0 });
      expect(left.contexts[0]?.transfer).toMatchObject({ targets: ['one', 'two'], hops_left: 1 });
      expect(none.systems.join()).not.toContain('You may name');
      expect(left.systems.join()).toContain('You may name');
    },
  );

  requirement(
    {
      ids: ['F-M23', 'T-15'],
      title: 'is not invited to name one when it named one that is not there',
      input: 'no transfer is left; one names an unknown agent, then ends by itself',
      expected: 'asked once more, in words that name nobody; succeeded',
    },
    async () => {
      const one = `if [ $N = 1 ]; then ${write({ to: 'nobody', message: 'm' })} else ${write({ summary: 'done' })} fi`;
      const { output, prompts } = await runTurns({ scripts: { one, two: 'true' }, hops: 0 });
      expect(prompts[1]).toContain('No transfer is left in this run: leave it out and end the task yourself.');
      expect(prompts[1]).not.toContain('ask once more with one of these names');
      expect(output).toMatchObject({ outcome: 'succeeded', handoff: { summary: 'done' } });
    },
  );
});
