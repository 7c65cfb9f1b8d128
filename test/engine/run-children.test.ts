import { describe, expect } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { ask, runTurns, say, write } from './transfer-turns.ts';

const create = [{ prompt: 'Do the API.', name: 'api' }, { prompt: 'Write docs.' }];
const children = { create, wait: { until: 'first' } };
const asked = {
  requests: [
    { ordinal: 1, prompt: 'Do the API.', name: 'api' },
    { ordinal: 2, prompt: 'Write docs.' },
  ],
  refused: 0,
};
const wait = { names: ['fix/1-api', 'fix/2-write-docs'], until: 'first' };

/** Plays the MCP server of a CLI, which `command` agents do not start. */
const byTool = (calls: object): string =>
  `cat >"$(dirname "$BATON_HANDOFF_PATH")/children.mcp.json" <<'EOF'\n${JSON.stringify(calls)}\nEOF\n`;

describe('an agent that divides its work', () => {
  requirement(
    {
      ids: ['K-7', 'K-13', 'K-26'],
      title: 'passes its requests on, and a turn that waits needs no signal and no handoff',
      input: 'signal: required, handoff.required; a file with `children` alone; the same printed; the same by the tools',
      expected: 'succeeded with requests and wait, one start each, no warning',
    },
    async () => {
      const stage = { children: {}, signal: 'required' };
      const printed = `---BATON_HANDOFF_START---\n${JSON.stringify({ children })}\n---BATON_HANDOFF_END---`;
      const ways = [write({ children }), `cat <<'EOF'\n${printed}\nEOF\n`, byTool({ ...asked, wait })];
      for (const script of ways) {
        const { output, prompts } = await runTurns({ scripts: { one: script }, stage, handoff: { required: true } });
        expect(output).toMatchObject({ outcome: 'succeeded', children: { ...asked, wait } });
        expect(output.handoff).toBeUndefined();
        expect([prompts.length, output.warnings.filter((line) => line.includes('handoff'))]).toEqual([1, []]);
      }
    },
  );

  requirement(
    {
      ids: ['K-7', 'H-50', 'DESIGN-4.4'],
      title: 'ends like any other when it does not wait, and makes no child when it fails',
      input: 'requests with a handoff; requests without the signal that is required; a wait and exit status 1',
      expected: 'both kept; failed without children, with a warning; failed',
    },
    async () => {
      const stage = { children: {} };
      const kept = await runTurns({ scripts: { one: write({ summary: 's', children: { create } }) }, stage });
      expect(kept.output).toMatchObject({ outcome: 'succeeded', handoff: { summary: 's' }, children: asked });
      expect(kept.output.children?.wait).toBeUndefined();
      expect(kept.output.warnings).toEqual(expect.not.arrayContaining([expect.stringContaining('`children`')]));
      const silent = await runTurns({
        scripts: { one: write({ children: { create } }) },
        stage: { ...stage, signal: 'required' },
      });
      const broken = await runTurns({ scripts: { one: `${write({ children })}exit 1\n` }, stage });
      for (const { output } of [silent, broken]) {
        expect(output.outcome).toBe('failed');
        expect(output.children).toBeUndefined();
        expect(output.warnings.join()).toContain('No child task was made of 2 that the agent asked for');
      }
    },
  );

  requirement(
    {
      ids: ['F-SD3', 'K-8'],
      title: 'passes on why requests of its file are refused, and its wait although there is no child to wait for',
      input: 'handoff.required; a file with one request for an unknown agent and a wait, without a handoff',
      expected: 'succeeded in one start, with a wait without names and the reason',
    },
    async () => {
      const wrong = { create: [{ agent: 'nobody', prompt: 'x' }], wait: { until: 'all' } };
      const play = { scripts: { one: write({ children: wrong }) }, stage: { children: {} }, handoff: { required: true } };
      const { output, prompts } = await runTurns(play);
      expect([output.outcome, prompts.length]).toEqual(['succeeded', 1]);
      expect(output.children).toMatchObject({ requests: [], refused: 1, wait: { names: [] } });
      expect(output.children?.untold).toEqual([
        expect.stringMatching(/^`children\.create\[0\]` made no child: `agent` is "nobody"/),
      ]);
    },
  );

  requirement(
    {
      ids: ['K-17'],
      title: 'is told how only where its stage offers it, and asks without a result elsewhere',
      input: 'a stage with `children`, one without',
      expected: 'the instructions name create_child_task and the file; a warning and no children',
    },
    async () => {
      const [offered, not] = [
        await runTurns({ scripts: { one: 'true' }, stage: { children: {} } }),
        await runTurns({ scripts: { one: write({ children }) } }),
      ];
      expect(offered.systems[0]).toContain('Call `create_child_task` for each');
      expect(not.systems[0]).not.toContain('child');
      expect(not.output.children).toBeUndefined();
      expect(not.output.warnings.join()).toContain('without `children` in the settings of its stage');
    },
  );

  requirement(
    {
      ids: ['K-13', 'T-2', 'T-20'],
      title: 'does not wait when it hands its work over, and the next agent gets a job of its own',
      input: 'transfer: inline; children, a wait and `to: two` in one turn; then without children',
      expected: 'the transfer and the requests, a warning for the wait, one start; two starts',
    },
    async () => {
      const play = (script: string) =>
        runTurns({ scripts: { one: script, two: say('done') }, stage: { children: {}, transfer: 'inline' }, hops: 3 });
      const { output, prompts } = await play(write({ to: 'two', message: 'm', children }));
      expect(output).toMatchObject({ outcome: 'succeeded', transfer: { to: 'two' }, children: asked });
      expect(output.children?.wait).toBeUndefined();
      expect(output.warnings.join()).toContain('The wait for child tasks was dropped');
      expect(prompts).toHaveLength(1);
      expect((await play(ask('two'))).prompts).toHaveLength(2);
    },
  );

  requirement(
    {
      ids: ['K-7', 'H-25'],
      title: 'keeps its requests when it is started once more for its handoff',
      input: 'handoff.required; children without a handoff, then the handoff alone',
      expected: 'the handoff and the requests',
    },
    async () => {
      const script = `if [ $N = 1 ]; then ${write({ children: { create } })} else ${write({ summary: 's' })} fi`;
      const { output, prompts } = await runTurns({
        scripts: { one: script },
        stage: { children: {} },
        handoff: { required: true },
      });
      expect(prompts).toHaveLength(2);
      expect(output).toMatchObject({ outcome: 'succeeded', handoff: { summary: 's' }, children: asked });
    },
  );
});
