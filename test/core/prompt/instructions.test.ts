import { describe, expect, it } from 'vitest';
import { parseHandoff } from '../../../src/core/handoff/parse-handoff.ts';
import { parseSignal } from '../../../src/core/output/parse-signal.ts';
import { buildInstructions, type InstructionsRequest, instructionsPath } from '../../../src/core/prompt/instructions.ts';
import { requirement } from '../../support/requirement.ts';

const files = { context: '/files/context.json', handoff: '/files/handoff.json', results: '/files/results' };
const data = { type: 'object', required: ['severity'], properties: { severity: { enum: ['low', 'high'] } } };

function build(request: Partial<InstructionsRequest> = {}): string {
  return buildInstructions({ stage: {}, signal: 'required', files, own: '', ...request });
}

describe('what an agent is told beside its prompt', () => {
  requirement(
    {
      ids: ['H-21'],
      title: 'a short text says how to leave a handoff and results and how to end; the user comes after it',
      input: 'a stage that demands a handoff with data, signal required, instructions of the user',
      expected: 'the recorded text',
    },
    async () => {
      const text = build({ stage: { handoff: { required: true, data } }, own: 'Be brief.\n' });
      expect(text.endsWith('\n\nBe brief.')).toBe(true);
      expect(text.length).toBeLessThan(2_500);
      await expect(`${text}\n`).toMatchFileSnapshot('../../fixtures/prompts/instructions.md');
    },
  );

  requirement(
    {
      ids: ['C-6', 'C-7', 'F-C4'],
      title: 'asks the agent to read what is known first, and to write its handoff before the last message, which mentions it',
      input: 'a stage without settings',
      expected:
        'the context file with "read it first" and the comparison with the prompt; the handoff with "before your last message"',
    },
    () => {
      const [task = '', handoff = '', ...others] = build().split('\n\n');
      expect(task).toContain('/files/context.json (BATON_CONTEXT_PATH): read it first.');
      expect(task).toContain('Where its `task_summary` and your prompt differ, follow the prompt and say so at the end.');
      expect(handoff).toContain('Write it before your last message, and mention it there');
      expect(others.at(-1)).toContain('[BATON-RESULT: success]');
    },
  );

  requirement(
    {
      ids: ['K-17', 'K-13'],
      title: 'says how to divide the work, with and without tools, where the stage offers it',
      input: 'ten children left; none left and no branch; no offer',
      expected: 'the tools, the key of the file and the number; the limit and what is lost; nothing',
    },
    () => {
      const text = build({ children: { left: 10, why: 'w', branch: true } });
      for (const words of [
        '`create_child_task`',
        '`wait_for_tasks`',
        'at most 10',
        '{"children": {"create": [',
        '/files/handoff.json',
      ])
        expect(text).toContain(words);
      expect(text).not.toContain('are not kept');
      const full = build({ children: { left: 0, why: '`limits.max-depth` is 1.', branch: false } });
      expect(full).toContain('You can create none now, because `limits.max-depth` is 1.');
      expect(full).toContain('Changes that you make in the files before such an end are not kept.');
      expect(build()).not.toContain('hild');
    },
  );

  requirement(
    {
      ids: ['H-21'],
      title: 'instruct: off leaves what the user wrote, and handoff.instruct: off what concerns the rest',
      input: 'instruct: off; handoff: { instruct: off }',
      expected: 'only the instructions of the user; all but the handoff',
    },
    () => {
      expect(build({ stage: { instruct: 'off' }, own: 'Be brief.' })).toBe('Be brief.');
      expect(build({ stage: { instruct: 'off' } })).toBe('');
      const text = build({ stage: { handoff: { required: false, instruct: 'off' } } });
      expect(text).not.toContain('handoff.json');
      expect(text).toContain('[BATON-RESULT: success]');
    },
  );

  requirement(
    {
      ids: ['T-3', 'T-19', 'H-21'],
      title: 'names whom the agent may hand over to, with what they are good for; nobody where there is nobody',
      input: 'writer with a description, reviewer without; no targets; instruct: off',
      expected: 'both names, one description; not a word of transfers, twice',
    },
    () => {
      const targets = [
        { name: 'writer', description: 'Writes\ntexts.' },
        { name: 'reviewer', description: '' },
      ];
      expect(build({ targets })).toContain('You may name:\n- writer: Writes texts.\n- reviewer\n');
      expect(build()).not.toContain('Transfer');
      expect(build({ targets, stage: { instruct: 'off' } })).toBe('');
    },
  );

  it('asks for no signal where none is read, and does not threaten where it is optional', () => {
    expect(build({ signal: 'off' })).not.toContain('BATON-RESULT');
    expect(build({ signal: 'optional' })).not.toContain('counts as failed');
  });

  it('shows signals and a handoff that are taken as they stand', () => {
    const lines = build().split('\n');
    const signals = lines.filter((line) => line.startsWith('[BATON-RESULT'));
    expect(signals.map((line) => parseSignal(line)?.outcome)).toEqual(['succeeded', 'failed', 'noop', 'needs-input']);
    expect(parseHandoff(lines.find((line) => line.startsWith('{"version"')) ?? '').ok).toBe(true);
  });

  it.each([
    ['.github/agents/fixer.md', '.github/agents/fixer.md'],
    [' .github/a.txt\n', '.github/a.txt'],
    ['Be brief.', undefined],
    ['See .github/agents/fixer.md', undefined],
    ['.github/../secret.md', undefined],
    ['/etc/passwd.txt', undefined],
  ])('takes %j for the file %j', (text, path) => {
    expect(instructionsPath(text)).toBe(path);
  });
});
