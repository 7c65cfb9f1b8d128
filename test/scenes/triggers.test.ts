import { describe, expect } from 'vitest';
import { useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const clone = useClones();

const scenes = [
  {
    name: 'edited-after-label',
    ids: ['T14', 'I-32'],
    title: 'what is written or edited after the label is in no prompt, and is counted',
    expected: 'the first text in the prompt, two comments left out',
  },
  {
    name: 'fork-pr',
    ids: ['DESIGN-2', 'I-11', 'I-12', 'T24'],
    title:
      'a fork starts nothing by a label, no job starts for a comment without a command, and a command of a maintainer starts a run',
    expected: 'forward, forward, forward and plan, then one agent job at the commit of the fork',
  },
  {
    name: 'fork-command',
    ids: ['F-S1', 'T24'],
    title: 'a fork that replaces the program of an agent changes neither what runs nor who gets the secret',
    expected: 'the program of the default branch, no secret in its environment, a comment that says so',
  },
  {
    name: 'outsider',
    ids: ['U13', 'I-11', 'T02'],
    title: 'an outsider’s command is refused in words and dispatches nothing; a label on their text starts a tainted run',
    expected: 'requests of plan alone, one answer with the role, 👎; then a run that says it is tainted',
  },
  {
    name: 'pause',
    ids: ['T17', 'DESIGN-5.2'],
    title: 'baton:pause in mid-run keeps what the agent leaves and starts nothing; taken off, the run goes on to its end',
    expected: 'no branch in the pause; then the commits without a second agent, and one pull request',
  },
  {
    name: 'inputs',
    ids: ['T-1', 'F-C6', 'U13'],
    title:
      'inputs of a start by hand and of a command reach the prompt, typed; wrong ones start nothing and are answered in words',
    expected:
      'five plan jobs, of which the start by hand with a wrong number fails; two agent jobs; two answers with the usage line',
  },
] as const;

describe('the scene of triggers', () => {
  for (const { name, ids, title, expected } of scenes) {
    requirement(
      { ids, title, input: `the scene ${name}`, expected },
      async () => {
        const copy = clone();
        expect(await copy.play(name)).toMatchObject({ outcome: 'succeeded' });
      },
      180_000,
    );
  }
});
