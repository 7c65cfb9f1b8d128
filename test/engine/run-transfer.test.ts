import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createAgentRunner } from '../../src/adapters/agent/create-agent-runner.ts';
import { createTaskFiles } from '../../src/adapters/agent/create-task-files.ts';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import { requirement } from '../support/requirement.ts';
import { buildTaskContext } from './task-context-builder.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

interface Given {
  /** Shell text of each agent by name; `one` starts. `$N` counts all starts of the job. */
  readonly scripts: Readonly<Record<string, string>>;
  readonly agents?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly stage?: Readonly<Record<string, unknown>>;
  readonly handoff?: Readonly<Record<string, unknown>>;
  readonly hops?: number;
}

interface Ran {
  readonly output: AgentOutput;
  /** What each start was given: prompt and context file. */
  readonly prompts: readonly string[];
  readonly contexts: readonly { readonly transfer?: Readonly<Record<string, unknown>> }[];
}

/** The real runner and files, the agents shell scripts. */
async function run({ scripts, agents = {}, ...given }: Given): Promise<Ran> {
  const folder = await mkdtemp(join(tmpdir(), 'baton-run-transfer-'));
  folders.push(folder);
  const workspace = await mkdtemp(join(folder, 'workspace-'));
  const count = `N=$(($(cat ../n 2>/dev/null || echo 0) + 1)); echo $N >../n; cp "$BATON_PROMPT_PATH" "../prompt-$N"; cp "$BATON_CONTEXT_PATH" "../context-$N"`;
  const commandOf = (name: string) => ['sh', '-c', `${count}\n${scripts[name] ?? 'true'}`];
  const entries = Object.keys(scripts).map((name) => [name, { engine: 'command', command: commandOf(name), ...agents[name] }]);
  const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
  const runner = createAgentRunner({ log, redact: (text) => text, isolation: { isolated: false, reason: 'not isolated' } });
  const files = await createTaskFiles({ root: join(folder, 'files'), run: 'fix-42', task: 'fix', attempt: 1, execution: 1 });
  const options = { ...given, agents: Object.fromEntries(entries), command: commandOf('one'), runner, files, workspace, log };
  const { runAgent, context } = await buildTaskContext(options);
  const output = await runAgent(context);
  const read = (name: string): string[] =>
    [1, 2, 3, 4]
      .map((n) => join(folder, `${name}-${n}`))
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path, 'utf8'));
  return { output, prompts: read('prompt'), contexts: read('context').map((text) => JSON.parse(text)) };
}

const write = (file: object): string => `cat >"$BATON_HANDOFF_PATH" <<'EOF'\n${JSON.stringify(file)}\nEOF\n`;
const ask = (to: string, message = `for ${to}`): string => write({ to, message });
const say = (line: string): string => `echo '${line}'\n`;

describe('an agent that asks for a transfer', () => {
  requirement(
    {
      ids: ['T-2', 'T-19', 'T-24'],
      title: 'is told in its context file whom it may name, and how often; the only agent is told nothing',
      input: 'agents one and two; agent one alone',
      expected: 'targets one and two, hops left 3, no sender; no key `transfer`',
    },
    async () => {
      const both = await run({ scripts: { one: 'true', two: 'true' }, hops: 3 });
      expect(new Set(both.contexts[0]?.transfer?.targets as string[])).toEqual(new Set(['one', 'two']));
      expect(both.contexts[0]?.transfer).toMatchObject({ from: null, message: null, hops_left: 3 });
      const alone = await run({ scripts: { one: ask('two') } });
      expect(alone.contexts[0]).not.toHaveProperty('transfer');
      expect(alone.output).toMatchObject({ outcome: 'succeeded', warnings: [expect.stringContaining('so it was ignored')] });
      expect(alone.output).not.toHaveProperty('transfer');
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
      const { output } = await run({ scripts: { one: `${ask('two')}sleep 0.1\n${say('done')}`, two: 'true' }, stage });
      expect(output).toMatchObject({ outcome: 'succeeded', transfer: { to: 'two', message: 'for two', superseded: [] } });
      expect(output).not.toHaveProperty('handoff');
      const ends = [say('[BATON-RESULT: failure] no'), say('[BATON-RESULT: needs-input] which?'), 'exit 1'];
      for (const [at, end] of ends.entries()) {
        const other = await run({ scripts: { one: ask('two') + end, two: 'true' }, stage });
        expect(other.output.outcome).toBe(at === 1 ? 'needs-input' : 'failed');
        expect(other.output).not.toHaveProperty('transfer');
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
      const first = await run({ scripts: { one: write({ summary: 's', to: 'two', message: 'm' }), two: 'true' }, handoff });
      expect(first.output.handoff).toEqual({ version: 1, summary: 's' });
      const second = await run({ scripts: { one: ask('two'), two: 'true' }, handoff });
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
      const { output, prompts } = await run({ scripts: { one: script, two: 'true' } });
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
        run({ scripts: { one: `if [ $N = 1 ]; then ${ask('editor')} else ${then} fi`, two: 'true' } });
      const [mended, stubborn, broken] = [await play(write({ summary: 's' })), await play(ask('editor')), await play('exit 3\n')];
      expect(mended.output).toMatchObject({ outcome: 'succeeded', handoff: { summary: 's' } });
      expect(mended.output).not.toHaveProperty('transfer');
      expect(stubborn.output).toMatchObject({ outcome: 'failed', failure: { reason: 'unknown-target' } });
      expect(stubborn.output.failure?.message).toContain('BATON-E202: Agent "one" tried to handoff to "editor"');
      expect(stubborn.prompts).toHaveLength(2);
      expect(broken.output).toMatchObject({ outcome: 'failed', failure: { reason: 'exit-status' } });
    },
  );
});

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
      const { output, prompts, contexts } = await run({ scripts: { one, two }, stage, hops: 5 });
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
  ] as const;
  for (const [name, given] of refusals) {
    requirement(
      {
        ids: ['T-12', 'DESIGN-6'],
        title: `takes a job of its own when ${name}`,
        input: JSON.stringify(given),
        expected: 'one start; the transfer is passed on',
      },
      async () => {
        const { output, prompts } = await run({ scripts: { one: ask('two'), two: 'true' }, stage, ...given });
        expect(output).toMatchObject({ outcome: 'succeeded', transfer: { to: 'two' } });
        expect(output).not.toHaveProperty('inline');
        expect(prompts).toHaveLength(1);
      },
    );
  }

  it('stops where the order has no more transfers, and leaves the rest to publish', async () => {
    const { output, prompts } = await run({ scripts: { one: ask('two'), two: ask('one') }, stage, hops: 2 });
    expect(prompts).toHaveLength(3);
    expect(output).toMatchObject({ inline: [{ transfer: { to: 'two' } }, { transfer: { to: 'one' } }], transfer: { to: 'two' } });
  });
});
