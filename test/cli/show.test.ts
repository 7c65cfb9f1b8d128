import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createNodeHasher } from '../../src/adapters/crypto/node-hasher.ts';
import { buildPromptContext } from '../../src/core/prompt/build-prompt-context.ts';
import { renderPrompt } from '../../src/core/prompt/render-prompt.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { stageOf } from '../../src/core/run/pipeline-of.ts';
import { deriveState } from '../../src/core/state/derive-state.ts';
import { loadHandoffs } from '../../src/engine/thread/load-handoffs.ts';
import { advance, configText, lastStarted, orderOf, plan } from '../engine/chain.ts';
import { allGates } from '../support/all-gates.ts';
import {
  buildOutput,
  buildTrigger,
  createHarness,
  type Harness,
  repositoryId,
  subjectNumber,
} from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { caseFile, useFiles } from './support.ts';

const files = useFiles();
const { sha256 } = createNodeHasher();
const handoff = { version: 1 as const, summary: 'The cause is in src/tax.js.', detail: 'Line 1 rounds twice.' };
const stages = `
      investigate: { agent: one, prompt: "Look at {{ subject.body }}" }
      fix: { needs: [investigate], agent: one, retry: { attempts: 2 }, prompt: "{{ needs.investigate.handoff.summary }}\\n{{ history }}" }
`;

interface Played {
  readonly harness: Harness;
  readonly comments: string;
  readonly config: string;
}

interface PlayOptions {
  /** More lines of the config. */
  readonly more?: string;
  readonly trigger?: ReturnType<typeof buildTrigger>;
  /** The final text of the last agent. */
  readonly response?: string;
}

/** investigate, then two attempts of fix, the prompts as agent jobs would render them. */
async function play(name: string, options: PlayOptions = {}): Promise<Played> {
  const { more = '', trigger = buildTrigger(), response = 'All tests pass.' } = options;
  const harness = createHarness();
  const extra = 'history: {}';
  await advanceWith(harness, orderOf(await plan(harness, { stages: stages + more, extra, trigger })), { handoff });
  const failure = { reason: 'exit-status', message: 'I repaired the wrong line.' };
  await advanceWith(harness, lastStarted(harness), { outcome: 'failed', failure, handoff: undefined });
  await advanceWith(harness, lastStarted(harness), { handoff: undefined, response });
  const thread = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
  const posted = thread.map(({ id, body, createdAt, updatedAt, author }) => ({
    id,
    body,
    created_at: createdAt,
    updated_at: updatedAt,
    user: author,
  }));
  return {
    harness,
    comments: files.write(`${name}.json`, JSON.stringify(posted)),
    config: files.write(`${name}.yml`, configText(harness, stages + more, { extra })),
  };
}

async function advanceWith(harness: Harness, order: Dispatch, changes: Record<string, unknown>): Promise<void> {
  const state = deriveState(await harness.records(), order.run, allGates);
  if (!state.ok) throw new Error(state.error.message);
  const filled = await loadHandoffs(harness.engine.ports, { state: state.value, stages: ['investigate'] });
  if (!filled.ok) throw new Error(filled.error.reason);
  const context = buildPromptContext({ state: filled.value, stage: order.task, due: order });
  const stage = stageOf(state.value.run, order.task) as { prompt: string; untrusted: 'fenced' };
  const prompt = renderPrompt({ stageName: order.task, stage, context, nonce: `ab${order.execution}`, sha256 });
  if (!prompt.ok) throw new Error(prompt.error.message);
  const saved = await harness.texts.save(`prompt-${order.task}-${order.execution}`, prompt.value.text, { days: 1 });
  const { run: _, ...artifact } = saved;
  const output = buildOutput(order, { prompt: { ...prompt.value.facts, artifact }, ...changes });
  await advance(harness, order, { kind: 'output', output });
}

function show({ comments, config }: Played, task: string, ...more: readonly string[]) {
  const thread = ['--repo-id', String(repositoryId), '--subject', String(subjectNumber), '--config', config];
  return runCommand('show', task, comments, ...thread, ...more);
}

describe('baton show', () => {
  requirement(
    {
      ids: ['H-30', 'C-18', 'C-20'],
      title: 'says what an agent saw: handoffs with their text, the previous failure, and its prompt rendered again',
      input: 'the second attempt of fix, from the comments alone',
      expected: 'handoff of investigate, failure of execution 1, the prompt with the recorded digest, where it is kept',
    },
    async () => {
      const played = await play('second');
      const { code, stdout, stderr } = await show(played, 'fix-42/fix', '--json');
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      const shown = JSON.parse(stdout);
      expect(shown).toMatchObject({ run: 'fix-42', stage: 'fix', attempt: 2, execution: 2, agent: 'one', engine: 'command' });
      expect(shown.consumed.handoffs).toEqual([{ stage: 'investigate', execution: 1, digest: expect.any(String), handoff }]);
      expect(shown.consumed.previousFailure).toMatchObject({
        execution: 1,
        reason: 'exit-status',
        message: 'I repaired the wrong line.',
      });
      expect(shown.prompt).toMatchObject({ same: true, source: 'rendered', nonce: 'ab2', artifact: { file: 'text' } });
      expect(shown.prompt.text).toContain('This is attempt 2. Attempt 1 failed: exit-status');
      expect(shown.prompt.text).toContain(handoff.summary);
      expect(sha256(shown.prompt.text)).toBe(shown.prompt.digest);
      expect(shown.missing).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['H-30'],
      title: 'prints it for people, any execution, also named as its workflow run is titled',
      input: '"fix-42/fix 1", --execution 1',
      expected: 'the same text for both: the facts, what was consumed, the prompt last',
    },
    async () => {
      const played = await play('first');
      const { code, stdout } = await show(played, 'fix-42/fix 1');
      expect(code).toBe(0);
      expect(stdout).toMatch(/^fix-42\/fix, attempt 1, execution 1: failed \(exit-status\)\nagent one, engine command, isolated/);
      expect(stdout).toMatch(/\nprompt sha256:[0-9a-f]{64}, \d+ bytes, nonce ab1, kept in artifact 501 of workflow run 900\n/);
      expect(stdout).toContain('rendered again from the records: the same, byte for byte');
      expect(stdout).toContain('handoff of investigate, execution 1 sha256:');
      expect(stdout).toContain('"detail": "Line 1 rounds twice."');
      expect(stdout).not.toContain('previous failure');
      expect(stdout.slice(stdout.indexOf('the prompt:'))).toContain(handoff.summary);
      expect((await show(played, 'fix-42/fix', '--execution', '1')).stdout).toBe(stdout);
    },
  );

  requirement(
    {
      ids: ['F-C1', 'T03', 'T07'],
      title: 'says how much was taken out of the texts of others',
      input: 'an issue with a hidden comment and an unused definition',
      expected: 'both numbers, in words and in --json',
    },
    async () => {
      const played = await play('hidden', { trigger: buildTrigger({ body: 'a<!-- x -->\n\n[//]: # (y)' }) });
      const { stdout } = await show(played, 'fix-42/investigate');
      expect(stdout).toContain('\ntaken out of the texts of others in it: 1 hidden comment and 1 other hidden part\n');
      const { stdout: json } = await show(played, 'fix-42/investigate', '--json');
      expect(JSON.parse(json).prompt.removed).toEqual({ comments: 1, characters: 0, parts: 1 });
    },
  );

  requirement(
    {
      ids: ['F-S17', 'T23'],
      title: 'prints nothing that a terminal or a job obeys',
      input: 'ESC, OSC 8, C1 CSI, CR, U+202E, ::set-output and ##[error] in a prompt, and in the final text of an agent',
      expected: 'the letters alone, of the execution and of the run',
    },
    async () => {
      const codes = '\u001b[31mred\u001b]8;;https://a.example\u0007link\u009b2Jclear\rback\u202eturned';
      const text = `${codes}\n::set-output name=a::b\n##[error]c`;
      const played = await play('codes', { trigger: buildTrigger({ body: text }), response: text });
      for (const named of ['fix-42/investigate', 'fix-42']) {
        const { stdout } = await show(played, named);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
        expect(stdout).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]|^::|##\[/m);
        expect(stdout).toContain('red');
      }
    },
  );

  requirement(
    {
      ids: ['H-29', 'H-30'],
      title: 'with store: artifacts it says where the handoff lies, and takes it from a folder of downloads by its digest',
      input: 'without the artifact; with it in --artifacts; with another file in its place',
      expected: 'not at hand, and the words how to get it; the same digest; E931',
    },
    async () => {
      const played = await play('kept', { more: 'store: artifacts\n' });
      const without = await show(played, 'fix-42/fix 1', '--json');
      expect(JSON.parse(without.stdout).prompt).toMatchObject({ same: null, text: null, source: null });
      expect(JSON.parse(without.stdout).missing[0]).toMatch(
        /lies in artifact 501 of workflow run 900\. Download it with `gh run/,
      );
      const folder = join(files.folder, 'downloads', 'baton-handoff');
      mkdirSync(folder, { recursive: true });
      const [, saved] = [...played.harness.texts.saved].find(([name]) => name.startsWith('baton-handoff')) ?? [];
      writeFileSync(join(folder, 'text'), saved?.text ?? '');
      const at = ['--artifacts', join(files.folder, 'downloads')];
      const withIt = JSON.parse((await show(played, 'fix-42/fix 1', '--json', ...at)).stdout);
      expect(withIt.prompt).toMatchObject({ same: true, source: 'rendered' });
      expect(withIt.consumed.handoffs[0].handoff).toEqual(handoff);
      writeFileSync(join(folder, 'text'), (saved?.text ?? '').replace('src/tax.js', 'src/tar.js'));
      const replaced = JSON.parse((await show(played, 'fix-42/fix 1', '--json', ...at)).stdout);
      expect(replaced.missing[0]).toMatch(/^BATON-E931: /);
      expect(replaced.prompt.same).toBeNull();
    },
  );

  it('shows the prompt as it was kept where it cannot be rendered again', async () => {
    const played = await play('as-kept', { more: 'store: artifacts\n' });
    const folder = join(files.folder, 'prompts');
    mkdirSync(folder);
    const prompt = played.harness.texts.saved.get('prompt-fix-1')?.text ?? '';
    writeFileSync(join(folder, 'text'), prompt);
    const { stdout } = await show(played, 'fix-42/fix 1', '--json', '--artifacts', folder);
    expect(JSON.parse(stdout).prompt).toMatchObject({ same: null, source: 'artifact', text: prompt });
  });

  it('baton prompt renders nothing with a handoff that is not at hand', async () => {
    const played = await play('prompt', { more: 'store: artifacts\n' });
    const thread = ['--repo-id', String(repositoryId), '--subject', String(subjectNumber), '--config', played.config];
    const records = files.write('r.json', (await runCommand('records', played.comments, ...thread, '--json')).stdout);
    const event = ['--event', records, '--event-name', 'issues', '--records', records, '--config', played.config];
    const ran = await runCommand('prompt', 'fix.fix', ...event);
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toContain('The handoff of `investigate` (execution 1) lies in artifact 501 of workflow run 900');
    const folder = join(files.folder, 'all');
    mkdirSync(folder);
    for (const [name, { text }] of played.harness.texts.saved) writeFileSync(join(folder, name), text);
    const again = await runCommand('prompt', 'fix.fix', ...event, '--artifacts', folder, '--json');
    const shown = JSON.parse((await show(played, 'fix-42/fix', '--artifacts', folder, '--json')).stdout);
    expect(JSON.parse(again.stdout).digest).toBe(shown.prompt.digest);
  });

  requirement(
    {
      ids: ['H-30', 'DESIGN-4.7'],
      title: 'renders prompts of a recorded thread again, byte for byte',
      input: 'the recorded thread of a run whose fix was retried',
      expected:
        'same: true for first attempts; same: false and exit 1 for the second, which an earlier version of the preamble began',
    },
    async () => {
      const config = caseFile('chain-retry-mended', 'config.yml');
      const comments = caseFile('chain-retry-mended', 'comments.json');
      const repo = /\\?"repo\\?":(\d+)/.exec(readFileSync(comments, 'utf8'))?.[1] ?? '';
      for (const task of ['fix-1/investigate', 'fix-1/fix 1', 'fix-1/fix 2']) {
        const at = ['--repo-id', repo, '--subject', '1', '--config', config];
        const { code, stdout } = await runCommand('show', task, comments, ...at, '--json');
        expect({ task, code, same: JSON.parse(stdout).prompt.same }).toEqual({ task, code: 0, same: true });
      }
    },
  );

  requirement(
    {
      ids: ['F-M12', 'T-9'],
      title: 'says of a run alone what it came to',
      input: 'baton show fix-42, with --json and without, of a run that has ended',
      expected: 'outcome and reason of the run, its last agent, its transfers, the final text of that agent',
    },
    async () => {
      const played = await play('run');
      const { code, stdout } = await show(played, 'fix-42', '--json');
      expect({ code, shown: JSON.parse(stdout) }).toEqual({
        code: 0,
        shown: {
          run: 'fix-42',
          inputs: {},
          outcome: 'succeeded',
          reason: 'all stages succeeded',
          finalAgent: 'one',
          handoffChain: [],
          output: 'All tests pass.',
        },
      });
      expect((await show(played, 'fix-42')).stdout).toBe(
        'fix-42: succeeded (all stages succeeded)\nlast agent: one\n\nAll tests pass.\n',
      );
    },
  );

  it('says in words what it cannot find', async () => {
    const played = await play('absent');
    expect(await show(played, 'fix-42/open-pr')).toMatchObject({ code: 1, stdout: '' });
    expect((await show(played, 'fix-42/fix 7')).stderr).toContain(
      'execution 7 of fix-42/fix has ended; there is those numbered 1, 2',
    );
    expect((await show(played, 'fix-43/fix')).stderr).toBe('The thread holds no run "fix-43". It has: fix-42.\n');
    expect(await show(played, 'fix')).toMatchObject({ code: 1, stderr: 'The thread holds no run "fix". It has: fix-42.\n' });
    expect(await show(played, 'fix 1')).toMatchObject({ code: 2, stderr: expect.stringContaining('write <run>/<stage>') });
    expect((await show(played, 'fix-42/fix', '--execution', 'x')).code).toBe(2);
    const ofRun = await show(played, 'fix-42', '--execution', '1');
    expect(ofRun).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('fix-42/investigate') });
    expect((await show(played, 'fix-42/fix', '--artifacts', '/nowhere/at/all')).code).toBe(0);
  });
});
