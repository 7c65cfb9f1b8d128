import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createTaskFiles } from '../../src/adapters/agent/files/task-files.ts';
import { createNodeHasher } from '../../src/adapters/crypto/node-hasher.ts';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import type { AgentRun } from '../../src/ports/agent-runner.ts';
import { createQuietRunner } from '../support/quiet-runner.ts';
import { requirement } from '../support/requirement.ts';
import { createRunTexts } from '../support/run-texts.ts';
import { buildTaskContext, type ContextFacts } from './task-context-builder.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

interface Ran {
  readonly output: AgentOutput;
  readonly texts: ReturnType<typeof createRunTexts>;
  readonly prompts: readonly string[];
  readonly warnings: readonly string[];
}

async function run(facts: Partial<ContextFacts> = {}, ended: AgentRun['ended'] = 'exited'): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-keep-'));
  folders.push(folder);
  const texts = createRunTexts();
  const warnings: string[] = [];
  const prompts: string[] = [];
  const log = { info: () => undefined, warning: (text: string) => void warnings.push(text), error: () => undefined };
  const runner = createQuietRunner(({ prompt }) => void prompts.push(prompt), ended);
  const files = await createTaskFiles({ root: folder, run: 'fix-42', task: 'fix', attempt: 1, execution: 1 });
  const given = { command: ['true'], runner, files, workspace: folder, log, texts, ...facts };
  const { runAgent, context } = await buildTaskContext(given);
  return { output: await runAgent(context), texts, prompts, warnings };
}

const { sha256 } = createNodeHasher();

describe('the prompt of an execution', () => {
  requirement(
    {
      ids: ['H-30', 'DESIGN-4.5', 'T28'],
      title: 'is kept as an artifact of its job, redacted, and the record has digest and place',
      input: 'a prompt that holds a secret; retention.artifacts: 3d',
      expected: 'artifact baton-prompt-fix-42-fix-1-1 for 3 days without the secret; the digest is that of what the agent got',
    },
    async () => {
      const prompt = 'The key is correct-horse-battery.';
      const retention = { artifacts: '3d', prompts: true };
      const { output, texts, prompts } = await run({ prompt, redact: ['correct-horse-battery'], retention });
      const saved = texts.saved.get('baton-prompt-fix-42-fix-1-1');
      expect(prompts).toEqual([prompt]);
      expect(saved?.text).toMatch(/^The key is (?!correct).*\.$/);
      expect(saved?.days).toBe(3);
      expect(output.prompt?.digest).toBe(sha256(prompt));
      const { run: _, ...artifact } = saved?.locator ?? { run: 0 };
      expect(output.prompt?.artifact).toEqual(artifact);
      expect(output.prompt?.repair).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['H-30', 'DESIGN-4.3'],
      title: 'has a second digest and artifact when the agent was asked to fix its handoff',
      input: 'a handoff is required and never written',
      expected: 'two prompts, two artifacts; repair has the digest of the second',
    },
    async () => {
      const { output, texts, prompts } = await run({ handoff: { required: true } });
      expect(prompts).toHaveLength(2);
      expect([...texts.saved.keys()]).toEqual(['baton-prompt-fix-42-fix-1-1', 'baton-repair-prompt-fix-42-fix-1-1']);
      expect(output.prompt?.digest).toBe(sha256(prompts[0] ?? ''));
      expect(output.prompt?.repair).toMatchObject({ digest: sha256(prompts[1] ?? ''), bytes: prompts[1]?.length });
      expect(texts.saved.get('baton-repair-prompt-fix-42-fix-1-1')?.text).toBe(prompts[1]);
    },
  );

  requirement(
    {
      ids: ['H-30', 'T28'],
      title: 'is kept nowhere when the config says so; unsaid, a public repository is warned',
      input: 'a public repository; retention.prompts: false, true, absent',
      expected: 'no artifact; one, no warning; one, and a warning with how to turn it off',
    },
    async () => {
      const [off, on, unsaid] = [
        await run({ retention: { prompts: false } }),
        await run({ retention: { prompts: true } }),
        await run({ retention: {} }),
      ];
      expect([off, on, unsaid].map(({ texts }) => texts.saved.size)).toEqual([0, 1, 1]);
      expect(off.output.prompt).toEqual({ ...on.output.prompt, nonce: off.output.prompt?.nonce, artifact: undefined });
      expect([off, on].flatMap(({ warnings }) => warnings)).toEqual([]);
      expect(unsaid.warnings).toEqual([expect.stringContaining('`retention: { prompts: false }`')]);
      expect(unsaid.warnings[0]).toContain('everybody can download it: this repository is public');
    },
  );

  it('is not waited for when the job is being ended', async () => {
    const { output, texts } = await run({}, 'killed');
    expect(texts.saved.size).toBe(0);
    expect(output.prompt?.digest).toBe(sha256('Do it.'));
  });

  it('is lost with a warning, not with the task, when the artifact service refuses', async () => {
    const save = async (): Promise<never> => Promise.reject(new Error('quota has been hit'));
    const { output, warnings } = await run({ texts: { save } });
    expect(output.outcome).toBe('succeeded');
    expect(output.prompt).not.toHaveProperty('artifact');
    expect(warnings).toEqual(['The prompt was not kept as an artifact: quota has been hit']);
  });
});
