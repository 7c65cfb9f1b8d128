import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createAgentRunner } from '../../src/adapters/agent/create-agent-runner.ts';
import { createTaskFiles } from '../../src/adapters/agent/files/task-files.ts';
import type { Handoff } from '../../src/core/handoff/handoff.ts';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import { requirement } from '../support/requirement.ts';
import { buildTaskContext } from './task-context-builder.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

interface Given {
  /** Shell text of the agent; `$N` is 1, 2, … by start. */
  readonly script: string;
  readonly handoff?: Readonly<Record<string, unknown>>;
  readonly contextDir?: string;
  readonly prompt?: string;
  /** The text of the issue. */
  readonly body?: string;
}

interface Ran {
  readonly output: AgentOutput;
  /** What each start was given. */
  readonly prompts: readonly string[];
  readonly logged: readonly string[];
  /** The plain lines of the log. */
  readonly said: readonly string[];
  readonly workspace: string;
}

/** The real runner and files, the agent a shell script. */
async function run({ script, body, ...given }: Given): Promise<Ran> {
  const folder = await mkdtemp(join(tmpdir(), 'baton-run-agent-'));
  folders.push(folder);
  const workspace = await mkdtemp(join(folder, 'workspace-'));
  const counted = `N=$(($(cat ../n 2>/dev/null || echo 0) + 1)); echo $N >../n; cp "$BATON_PROMPT_PATH" "../prompt-$N"\n${script}`;
  const logged: string[] = [];
  const said: string[] = [];
  const log = {
    info: (text: string) => void said.push(text),
    warning: (text: string) => void logged.push(text),
    error: () => undefined,
  };
  const runner = createAgentRunner({ log, redact: (text) => text, isolation: { isolated: false, reason: 'not isolated' } });
  const files = await createTaskFiles({ root: join(folder, 'files'), run: 'fix-42', task: 'fix', attempt: 1, execution: 1 });
  const { runAgent, context } = await buildTaskContext({
    ...given,
    command: ['sh', '-c', counted],
    runner,
    files,
    workspace,
    log,
  });
  if (body !== undefined) Object.assign(context.state.run.body.trigger.subject, { body });
  const output = await runAgent(context);
  const prompts = [1, 2, 3].map((n) => join(folder, `prompt-${n}`)).filter((path) => existsSync(path));
  return {
    output,
    prompts: prompts.map((path) => readFileSync(path, 'utf8')),
    logged: logged.filter((line) => line !== 'not isolated'),
    said,
    workspace,
  };
}

const write = (handoff: Partial<Handoff> | string): string =>
  `cat >"$BATON_HANDOFF_PATH" <<'EOF'\n${typeof handoff === 'string' ? handoff : JSON.stringify(handoff)}\nEOF\n`;
const bySeverity = { data: { required: ['severity'], properties: { severity: { enum: ['low', 'high'] } } } };
const good = { summary: 's', data: { severity: 'high' } };

describe('what was taken out of the texts in a prompt', () => {
  requirement(
    {
      ids: ['F-C1', 'T03', 'T07', 'DESIGN-4.7'],
      title: 'is counted in the log of the job and in the record',
      input: 'an issue with a hidden comment, U+200B and the title of a link; one without',
      expected: 'one line with the three numbers; no line',
    },
    async () => {
      const body = 'a<!-- x -->\u200b [b](https://c.example "d")';
      const hidden = await run({ script: 'true', prompt: '{{ subject.body }}', body });
      expect(hidden.prompts[0]).toContain('a [b](https://c.example)');
      const words = '1 hidden comment, 1 invisible character and 1 other hidden part';
      expect(hidden.said).toContain(`Taken out of the texts of others in the prompt: ${words}.`);
      expect(hidden.output.prompt?.removed).toEqual({ comments: 1, characters: 1, parts: 1 });
      const plain = await run({ script: 'true', prompt: '{{ subject.body }}', body: 'a' });
      expect(plain.said.join('\n')).not.toContain('Taken out');
    },
  );
});

describe('a handoff that a stage demands', () => {
  requirement(
    {
      ids: ['H-14', 'H-15'],
      title: 'a heredoc of a shell is enough',
      input: 'cat >"$BATON_HANDOFF_PATH" <<EOF',
      expected: 'the handoff',
    },
    async () => {
      const { output, prompts } = await run({ script: write(good), handoff: { required: true, ...bySeverity } });
      expect(output).toMatchObject({ outcome: 'succeeded', handoff: { version: 1, ...good }, warnings: [] });
      expect(prompts).toEqual(['Do it.']);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.3', 'H-18'],
      title: 'one that does not fit is fixed by the same agent, once, with the words of the validator before it',
      input: 'severity "urgent", then "high"',
      expected: 'succeeded, the second handoff, a warning that it was repaired',
    },
    async () => {
      const script = `if [ $N = 1 ]; then ${write({ ...good, data: { severity: 'urgent' } })} else test -f "$(dirname "$BATON_HANDOFF_PATH")/handoff.rejected.json" || exit 1; ${write(good)} fi`;
      const { output, prompts, logged } = await run({ script, handoff: { required: true, ...bySeverity } });
      expect(output).toMatchObject({ outcome: 'succeeded', handoff: good });
      const words = '`data.severity` must be equal to one of the allowed values ("low", "high"); it is the string "urgent".';
      expect(output.warnings).toEqual([`The handoff was repaired: ${words}`]);
      expect(prompts).toHaveLength(2);
      expect(prompts[1]).toContain(`- ${words}`);
      expect(prompts[1]).toContain('BATON_HANDOFF_PATH');
      expect(prompts[1]?.endsWith('---\n\nDo it.')).toBe(true);
      expect(logged).toHaveLength(2);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.3', 'X-5'],
      title: 'required and never written: the stage fails after one repair',
      input: 'an agent that writes nothing',
      expected: 'failed, reason handoff, two starts',
    },
    async () => {
      const { output, prompts } = await run({ script: 'true', handoff: { required: true } });
      expect(output).toMatchObject({
        outcome: 'failed',
        failure: { reason: 'handoff', message: expect.stringContaining('there is none') },
      });
      expect(prompts).toHaveLength(2);
      expect(output.handoff).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.3'],
      title: 'the failure holds the words about the second one',
      input: 'a malformed one, then one over a limit',
      expected: 'failed, reason handoff, `summary`, 4096, 4097',
    },
    async () => {
      const script = `if [ $N = 1 ]; then ${write('{')} else ${write({ summary: 'x'.repeat(4_097) })} fi`;
      const { output } = await run({ script, handoff: { required: true } });
      expect(output.failure).toMatchObject({ reason: 'handoff', message: expect.stringMatching(/`summary`.*4097.*4096/) });
    },
  );

  requirement(
    {
      ids: ['H-20', 'DESIGN-4.3', 'X-6'],
      title: 'not required: what does not fit is a warning, and the stage goes on',
      input: 'a schema, severity "urgent" twice',
      expected: 'succeeded without handoff, the words in the warning',
    },
    async () => {
      const { output, prompts } = await run({ script: write({ ...good, data: { severity: 'urgent' } }), handoff: bySeverity });
      expect(output).toMatchObject({ outcome: 'succeeded', warnings: [expect.stringContaining('data.severity')] });
      expect(output.handoff).toBeUndefined();
      expect(prompts).toHaveLength(2);
    },
  );

  requirement(
    {
      ids: ['H-16'],
      title: 'a schema alone asks for no handoff',
      input: 'a schema, nothing written',
      expected: 'succeeded, one start, no warning',
    },
    async () => {
      const { output, prompts } = await run({ script: 'true', handoff: bySeverity });
      expect(output).toMatchObject({ outcome: 'succeeded', warnings: [] });
      expect(prompts).toHaveLength(1);
    },
  );

  it('is not asked for again after a failure, whose own handoff is kept', async () => {
    const { output, prompts } = await run({ script: `${write(good)}exit 3`, handoff: { required: true } });
    expect(output).toMatchObject({ outcome: 'failed', failure: { reason: 'exit-status' }, handoff: good });
    expect(prompts).toHaveLength(1);
  });

  it('fails when the repair fails, and says how it ended', async () => {
    const script = `[ $N = 1 ] && exit 0; ${write(good)}exit 3`;
    const { output } = await run({ script, handoff: { required: true } });
    expect(output.failure).toMatchObject({ reason: 'handoff', message: expect.stringContaining('exit status 3') });
    expect(output.handoff).toBeUndefined();
  });

  it('is asked for once more of an agent that took its files away', async () => {
    const script = `if [ $N = 1 ]; then rm -rf "$(dirname "$BATON_HANDOFF_PATH")"; else ${write(good)} fi`;
    const { output } = await run({ script, handoff: { required: true } });
    expect(output).toMatchObject({ outcome: 'succeeded', handoff: good });
  });

  it('fails the stage also when its folder is gone, so that it cannot be asked', async () => {
    const { output, logged } = await run({ script: 'rm -rf "$(dirname "$HOME")"', handoff: { required: true } });
    expect(output).toMatchObject({ outcome: 'failed', failure: { reason: 'handoff' } });
    expect(logged.join()).toContain('cannot be asked once more');
  });

  it('is taken from stdout after a file was refused', async () => {
    const script = `if [ $N = 1 ]; then ${write('{')} else printf '%s\\n' '---BATON_HANDOFF_START---' '{"summary":"s"}' '---BATON_HANDOFF_END---'; fi`;
    const { output } = await run({ script, handoff: { required: true } });
    expect(output).toMatchObject({ outcome: 'succeeded', handoff: { summary: 's' } });
  });
});

describe('what an agent prints and writes', () => {
  requirement(
    {
      ids: ['I-23', 'H-26', 'H-31'],
      title: 'outputs give results, apart from the handoff; the results file wins',
      input: 'outputs `pages: 12`, `mine: outputs`, `no result`, `bad key: x`; results `mine: file`; a handoff',
      expected: 'pages and mine as results, all lines as outputs, the handoff without either',
    },
    async () => {
      const lines = ['pages: 12', 'mine: outputs', 'no result', 'bad key: x'];
      const block = ['---KELOS_OUTPUTS_START---', ...lines, '---KELOS_OUTPUTS_END---'].map((line) => `'${line}'`).join(' ');
      const { output } = await run({
        script: `printf '%s\\n' ${block}; echo 'mine: file' >"$BATON_RESULTS_PATH"; ${write(good)}`,
      });
      expect(output.outputs).toEqual(lines);
      expect(output.results).toEqual({ pages: '12', mine: 'file' });
      expect(output.handoff).toEqual({ version: 1, ...good });
      expect(output.warnings).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['H-28', 'I-22'],
      title: 'blocks far before the end are found',
      input: 'both blocks, then 2 MB of log',
      expected: 'handoff and outputs',
    },
    async () => {
      const block = `printf '%s\\n' '---BATON_HANDOFF_START---' '{"summary":"far"}' '---BATON_HANDOFF_END---' '---BATON_OUTPUTS_START---' 'a: b' '---BATON_OUTPUTS_END---'`;
      const { output } = await run({
        script: `${block}; i=0; while [ $i -lt 2000 ]; do printf '%01000d\\n' 0; i=$((i+1)); done`,
      });
      expect(output).toMatchObject({ handoff: { summary: 'far' }, outputs: ['a: b'], results: { a: 'b' } });
    },
  );
});

describe('the context file', () => {
  requirement(
    {
      ids: ['C-2', 'C-3', 'C-11'],
      title: 'a copy lies in the checkout while the agent runs',
      input: 'context-dir: docs/context',
      expected: 'docs/context/<seconds>-fix-42.json with the bytes of BATON_CONTEXT_PATH, gone afterwards',
    },
    async () => {
      const script =
        'cmp docs/context/*-fix-42.json "$BATON_CONTEXT_PATH" && ls docs/context >"$BATON_RESULTS_PATH.x"; echo "file: $(ls docs/context)" >"$BATON_RESULTS_PATH"';
      const { output, workspace } = await run({ script, contextDir: 'docs/context' });
      expect(output.outcome).toBe('succeeded');
      expect(output.results.file).toMatch(/^\d{10}-fix-42\.json$/);
      expect(existsSync(join(workspace, 'docs/context', output.results.file ?? ''))).toBe(false);
    },
  );
});
