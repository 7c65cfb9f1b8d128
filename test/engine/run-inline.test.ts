import { describe, expect, it } from 'vitest';
import { captureResults } from '../../src/core/output/captured-results.ts';
import { openAgentOutput } from '../../src/core/output/open-agent-output.ts';
import { buildTaskOf } from '../core/prompt/prompt-builders.ts';
import { buildDecision } from '../support/record-builders.ts';
import { requirement } from '../support/requirement.ts';
import { ask, runTurns, say, write } from './transfer-turns.ts';

describe('transfer: inline', () => {
  const stage = { transfer: 'inline' };

  requirement(
    {
      ids: ['T-10', 'T-24', 'T-26'],
      title: 'runs the target in the same job and checkout, with the message, and with nothing left of the agent before it',
      input: 'one writes a file, results and a transfer to two; two names itself, then ends',
      expected: 'three starts; the file is there, the results are not; two legs, each with its own facts',
    },
    async () => {
      const one = `echo made >made\necho 'mine: 1' >"$BATON_RESULTS_PATH"\ntouch "$HOME/left"\n${ask('two', 'Go on.')}`;
      const two = `test -f made || exit 1; test ! -e "$HOME/left" || exit 2; test ! -e "$BATON_HANDOFF_PATH" || exit 3\nif [ $N = 2 ]; then ${ask('two', 'Once more.')} else ${write({ summary: 'end' })} fi`;
      const { output, prompts, contexts } = await runTurns({ scripts: { one, two }, stage, hops: 5 });
      expect(output).toMatchObject({ outcome: 'succeeded', execution: 1, handoff: { summary: 'end' } });
      expect(output.results).not.toHaveProperty('mine');
      expect(output.inline?.map(({ transfer, results }) => [transfer.to, transfer.message, results.mine])).toEqual([
        ['two', 'Go on.', '1'],
        ['two', 'Once more.', undefined],
      ]);
      expect(prompts).toHaveLength(3);
      expect(prompts[1]).toContain('Agent one has handed its work over to you, agent two');
      expect(prompts[1]).toContain('\nGo on.\n');
      expect(prompts[1]).not.toContain('Do it.');
      expect(contexts.map(({ transfer }) => [transfer?.from, transfer?.hops_left])).toEqual([
        [null, 5],
        ['one', 4],
        ['two', 3],
      ]);
    },
  );

  const refusals = [
    ['no transfer is left', { hops: 0 }],
    ['the target needs another secret', { hops: 5, agents: { two: { env: ['OTHER_KEY'] } } }],
    ['the target has more access', { hops: 5, agents: { one: { access: 'read' }, two: { access: 'edit' } } }],
    ['the stage does not say inline', { hops: 5, stage: {} }],
    [
      'the target may only read, and what was changed before must be published first',
      { hops: 5, stage: { ...stage, branch: 'baton/x' }, agents: { two: { access: 'read' } } },
    ],
  ] as const;
  const fallback = { agents: { one: { fallback: ['three'] }, three: { engine: 'command', command: ['true'] } } };
  const woken = buildDecision({ run: 'fix-42', task: 'fix', seq: 9 }, { verb: 'woken', by: 'person' });
  for (const [until, starts, what, given] of [
    ['2026-03-18T13:45:00Z', 1, '', {}],
    ['2026-03-18T09:10:00Z', 1, ' for some minutes', {}],
    ['2026-03-18T08:50:00Z', 2, ' before', {}],
    ['2026-03-18T13:45:00Z', 2, ', but where a fallback continues behind it', fallback],
    ['2026-03-18T13:45:00Z', 1, ', where its fallback is that agent', { agents: { one: { fallback: ['two'] } } }],
    ['2026-03-18T08:54:00Z', 2, ' before, with a fallback', fallback],
    ['2026-03-18T09:04:00Z', 1, ' for some minutes, with a fallback', { ...fallback, ended: '2026-03-18T08:50:00Z' }],
    ['2026-03-18T13:45:00Z', 2, ' for longer than the run may sleep', { limits: { sleep: '2h' } }],
    ['2026-03-18T13:45:00Z', 2, ', but that a person has woken', { decisions: [woken] }],
  ] as const) {
    requirement(
      {
        ids: ['P14-sleep', 'T-26'],
        title: `starts nobody against a usage limit that the order knows to be closed${what} (until ${until.slice(11, 16)})`,
        input: 'fix 1 of two was refused before 09:00; one hands over to two within its job at 09:00',
        expected: `${starts} start${starts === 1 ? ': the transfer is passed on, and its job waits' : 's in the job'}`,
      },
      async () => {
        const refused = buildTaskOf('fix', {
          ...{ agent: 'two', outcome: 'failed', failure: { reason: 'limited', message: 'Closed.' } },
          ...{ limit: { 'not-before': until }, finishedAt: 'ended' in given ? given.ended : '2026-03-18T08:40:00Z' },
        });
        const { output, prompts } = await runTurns({
          scripts: { one: ask('two'), two: 'true' },
          stage,
          hops: 5,
          tasks: [refused],
          ...given,
        });
        expect(prompts).toHaveLength(starts);
        expect(output.inline?.length ?? 0).toBe(starts - 1);
        expect(output.transfer?.to).toBe(starts === 1 ? 'two' : undefined);
      },
    );
  }

  for (const [name, given] of refusals) {
    requirement(
      {
        ids: ['T-12', 'DESIGN-6'],
        title: `takes a job of its own when ${name}`,
        input: JSON.stringify(given),
        expected: 'one start; the transfer is passed on',
      },
      async () => {
        const { output, prompts } = await runTurns({ scripts: { one: ask('two'), two: 'true' }, stage, ...given });
        expect(output).toMatchObject({ outcome: 'succeeded', transfer: { to: 'two' } });
        expect(output.inline).toBeUndefined();
        expect(prompts).toHaveLength(1);
      },
    );
  }

  requirement(
    {
      ids: ['T-24', 'T-26'],
      title: 'says so when the changes of earlier agents are not published, because the last one did not succeed',
      input: 'a branch; one changes files and hands over to two, which ends as noop, as failure; the same without changes',
      expected: 'no commits, and a warning that names two and its outcome; no warning',
    },
    async () => {
      const captured = { file: 'f', base: 'a'.repeat(40), head: 'b'.repeat(40) };
      const given = { stage: { ...stage, branch: 'baton/x', signal: 'required' }, hops: 5 };
      for (const outcome of ['noop', 'failed']) {
        const scripts = { one: ask('two'), two: say(`[BATON-RESULT: ${outcome === 'noop' ? 'noop' : 'failure'}] no`) };
        const { output } = await runTurns({ scripts, ...given, captured });
        expect(output).toMatchObject({ outcome, inline: [{ transfer: { to: 'two' } }] });
        expect(output.commits).toBeUndefined();
        expect(output.warnings.join()).toContain(`two, the last agent of this job, ended as \`${outcome}\``);
        const unchanged = await runTurns({ scripts, ...given });
        expect(unchanged.output.warnings.join()).not.toContain('were not published');
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5.4'],
      title: 'shares the time of one job: an agent is given what those before it left',
      input: 'timeout-minutes: 60; one, two and two again, each taking 20 minutes',
      expected: '50, 30 and 10 minutes; each leg as long as its own turn',
    },
    async () => {
      const scripts = { one: ask('two'), two: `if [ $N = 2 ]; then ${ask('two')} fi` };
      const slow = { stage: { ...stage, 'timeout-minutes': 60 }, hops: 5, minutes: 20 };
      const { given, output } = await runTurns({ scripts, ...slow });
      expect(given).toEqual([50, 30, 10]);
      expect(output.inline?.map((leg) => captureResults(leg).results.duration)).toEqual(['20m00s', '20m00s']);
    },
  );

  const cost = `echo '::agent-result:: {"costUsd":2}'\n`;
  const spent = [
    ['executions of the run', { limits: { 'max-tasks': 2 } }, ask('one'), 2],
    ['cost of the run', { limits: { 'max-cost-usd': 3 } }, cost + ask('one'), 2],
    ['time of the run', { limits: { 'timeout-minutes': 30 }, minutes: 20 }, ask('one'), 2],
    ['time of the job', { stage: { ...stage, 'timeout-minutes': 30 }, minutes: 10 }, ask('one'), 2],
    ['legs that one comment has room for', {}, ask('one'), 6],
  ] as const;
  for (const [what, given, script, starts] of spent) {
    requirement(
      {
        ids: ['DESIGN-5.4', 'X-15'],
        title: `goes on in a job of its own once there is no more ${what}`,
        input: `${JSON.stringify(given)}; one hands over to itself each time`,
        expected: `${starts} starts; the last transfer is passed on for publish to decide`,
      },
      async () => {
        const { output, prompts } = await runTurns({ scripts: { one: script, two: 'true' }, stage, hops: 20, ...given });
        expect(prompts).toHaveLength(starts);
        expect(output).toMatchObject({ outcome: 'succeeded', transfer: { to: 'one' } });
        expect(output.inline).toHaveLength(starts - 1);
      },
    );
  }

  requirement(
    {
      ids: ['DESIGN-2', 'T-26'],
      title: 'leaves no more in one job than publish accepts of it',
      input: 'one hands over to itself each time, with a handoff of 320 KB and 60 KB of outputs',
      expected: 'fewer starts than legs are allowed; openAgentOutput takes what came of them',
    },
    async () => {
      const many = (text: string, times: number): string => `for (i = 0; i < ${times}; i++) printf "${text}"`;
      const file = `awk 'BEGIN { printf "{\\"summary\\":\\"s\\",\\"to\\":\\"one\\",\\"message\\":\\"m\\",\\"data\\":{\\"d\\":\\""; ${many('x', 60_000)}; printf "\\"},\\"detail\\":\\""; ${many('😀', 65_000)}; print "\\"}" }' >"$BATON_HANDOFF_PATH"\n`;
      const outputs = `echo ---BATON_OUTPUTS_START---\nawk 'BEGIN { ${many('k: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\\n', 990)} }'\necho ---BATON_OUTPUTS_END---\n`;
      const { output, prompts } = await runTurns({ scripts: { one: file + outputs, two: 'true' }, stage, hops: 20 });
      expect(output.inline?.[0]?.handoff?.detail).toHaveLength(130_000);
      expect(prompts.length).toBeLessThan(6);
      expect(openAgentOutput(JSON.stringify(output), { run: 'fix-42', task: 'fix', attempt: 1, execution: 1 }).ok).toBe(true);
    },
  );

  it('stops where the order has no more transfers, and leaves the rest to publish', async () => {
    const { output, prompts } = await runTurns({ scripts: { one: ask('two'), two: ask('one') }, stage, hops: 2 });
    expect(prompts).toHaveLength(3);
    expect(output).toMatchObject({ inline: [{ transfer: { to: 'two' } }, { transfer: { to: 'one' } }], transfer: { to: 'two' } });
  });
});
