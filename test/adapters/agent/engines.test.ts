import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { requirement } from '../../support/requirement.ts';
import { parseCase, readEngineCases } from './engine-cases.ts';

const cases = readEngineCases();

describe('the recorded runs of all engines', () => {
  for (const recorded of cases) {
    requirement(
      {
        ids: ['I-24', 'I-25', 'I-37'],
        title: `${recorded.name} comes to what was recorded with it`,
        input: `stdout, stderr and exit status ${recorded.exit.exitStatus} of the real program`,
        expected: `${recorded.expected.outcome}${recorded.expected.reason === null ? '' : `, ${recorded.expected.reason}`}`,
      },
      () => {
        expect(parseCase(recorded, recorded.stdout)).toEqual(recorded.expected);
      },
    );
  }

  requirement(
    {
      ids: ['I-24', 'P14-sleep'],
      title: 'are all played, those that a limit or a refusal ended among them',
      input: 'the files of the recorded runs, and the reasons that these come to',
      expected: 'each file stands in the list; Claude Code and Codex limited, Gemini without quota, all six refused a key',
    },
    () => {
      const folder = 'test/fixtures/agents';
      const list = readFileSync(`${folder}/manifest.json`, 'utf8');
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\/.*\./.test(path));
      expect(files.filter((path) => !list.includes(`"${path}"`))).toEqual([]);
      const ended = cases.map(({ engine, expected: { reason } }) => `${engine} ${reason}`);
      const limits = ['claude-code limited', 'codex limited', 'gemini quota', 'claude-code billing', 'claude-code max_turns'];
      const refusals = ['claude-code', 'codex', 'gemini', 'opencode', 'copilot', 'cursor'].map((engine) => `${engine} auth`);
      expect(ended).toEqual(expect.arrayContaining([...limits, ...refusals]));
    },
  );
});
