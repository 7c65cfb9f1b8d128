import { afterEach, describe, expect } from 'vitest';
import { buildContextFile } from '../../src/core/prompt/build-context-file.ts';
import { buildPromptContext } from '../../src/core/prompt/build-prompt-context.ts';
import type { State } from '../../src/core/run/state.ts';
import { createCalls } from '../../src/mcp/calls.ts';
import { promptOf } from '../core/prompt/children-world.ts';
import { type SpawnStep, spawnState, stateOf } from '../core/state/spawn-builder.ts';
import { requirement } from '../support/requirement.ts';
import { createToolFolder, type ToolFolder } from './tool-folder.ts';

const handoff = {
  version: 1 as const,
  summary: 'Two parts.',
  detail: 'First the API.',
  data: { base: 'v2\u200b' },
  context: { key_findings: ['no test'] },
};
const due = { attempt: 1, execution: 1 };

const folders: ToolFolder[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove();
});

/** Calls the tool as the agent of a task that starts with this state. */
async function read(state: State, stage: string, input: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = createToolFolder();
  folders.push(folder);
  folder.write('context.json', buildContextFile({ state, stage, due }));
  const answer = await createCalls(folder.env).call('read_handoff', input);
  return answer?.text ?? '';
}

function fileOf(state: State, stage: string): Record<string, unknown> {
  return JSON.parse(buildContextFile({ state, stage, due }));
}

describe('the parent of a child', () => {
  const turn: SpawnStep = { stage: 'split', makes: ['1-api'], body: { handoff } };

  requirement(
    {
      ids: ['F-SD4', 'K-9', 'H-30'],
      title: 'gives the child its whole handoff, in the context file, to the tool and in its prompt',
      input: 'split leaves summary, detail, data and findings, and asks for api',
      expected: 'all of it as written under parent.handoff; read_handoff lists and reads it; the prompt has summary and place',
    },
    async () => {
      const state = spawnState([turn]);
      const parent = { name: 'split', handoff: { ...handoff, present: true } };
      expect(fileOf(state, 'split/1-api').parent).toMatchObject(parent);
      expect(buildPromptContext({ state, stage: 'split/1-api', due }).parent).toMatchObject(parent);
      expect(await read(state, 'split/1-api', {})).toContain('data.base: 3 characters');
      expect(await read(state, 'split/1-api', { stage: 'split', path: 'detail' })).toMatch(/\n\nFirst the API\.$/);
      const prompt = promptOf(state, { stage: 'split/1-api', execution: 1 });
      expect(prompt).toContain('Two parts.');
      expect(prompt).toContain('`parent`');
    },
  );

  requirement(
    {
      ids: ['F-SD4', 'H-44'],
      title: 'gives the child the element that it works for',
      input: 'the element docs of a matrix asks for a child, which asks for another one',
      expected: 'parent.matrix has the element, for both',
    },
    () => {
      const stages = { each: { agent: 'worker', children: {}, matrix: ['api', 'docs'] } };
      const state = stateOf(stages, [
        { stage: 'each[1]', makes: ['1-part'], body: { handoff } },
        { stage: 'each[1]/1-part', makes: ['1-deep'], body: {} },
      ]);
      expect(fileOf(state, 'each[1]/1-part').parent).toMatchObject({ name: 'each[1]', matrix: { index: 1, value: 'docs' } });
      expect(fileOf(state, 'each[1]/1-part/1-deep').parent).toMatchObject({ matrix: { index: 1, value: 'docs' } });
    },
  );

  requirement(
    {
      ids: ['F-SD4'],
      title: 'that has left no handoff yet says so',
      input: 'a turn that asks without a handoff, as with wait: poll',
      expected: 'words in file, tool and prompt; no empty handoff',
    },
    async () => {
      const state = spawnState([{ ...turn, body: {} }]);
      const words = 'has left no handoff yet';
      const { parent } = fileOf(state, 'split/1-api');
      expect(parent).toMatchObject({ name: 'split', note: expect.stringContaining(words) });
      expect(parent).not.toHaveProperty('handoff');
      expect(await read(state, 'split/1-api', { stage: 'split', path: 'note' })).toContain(words);
      expect(promptOf(state, { stage: 'split/1-api', execution: 1 })).toContain(words);
    },
  );
});
