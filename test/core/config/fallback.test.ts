import { describe, expect } from 'vitest';
import { selectPipeline } from '../../../src/core/config/defaults.ts';
import { fallbackNotes } from '../../../src/core/config/fallback-notes.ts';
import { lintConfig } from '../../../src/core/config/lint/lint-config.ts';
import { checkConfig, parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { requirement } from '../../support/requirement.ts';

const config = (fallback: string, more = '') => `version: 1
agents:
  claude: { engine: claude-code, transfer-to: [], fallback: ${fallback} }
  codex: { engine: codex, transfer-to: []${more} }
  gemini: { engine: gemini, transfer-to: [] }
pipelines:
  fix:
    on: { issues: { labels: [go] } }
    stages: { only: { agent: claude } }
`;

function problemsOf(text: string): readonly string[] {
  const parsed = parseConfig(text);
  return parsed.ok ? [] : parsed.error.map(({ code, path, message }) => `${code} ${path}: ${message}`);
}

describe('fallback of an agent', () => {
  requirement(
    {
      ids: ['P14-fallback', 'DESIGN-4.9'],
      title: 'names one to five other agents, each once: the message has the place, the name, and what to write',
      input: '[codx]; [claude]; [codex, gemini, codex]; []; six names; a text; two agents that name each other',
      expected: 'a problem for each but the last',
    },
    () => {
      expect(problemsOf(config('[codx]'))).toEqual([
        'BATON-E121 agents.claude.fallback[0]: `agents.claude.fallback[0]` names the agent `codx`, which is not under `agents`. Did you mean `codex`? There are: claude, codex, gemini.',
      ]);
      expect(problemsOf(config('[codex, claude]'))).toEqual([
        'BATON-E121 agents.claude.fallback[1]: `agents.claude.fallback[1]` is `claude`, which is the agent itself: its own limit is closed then; name another agent, or take it out.',
      ]);
      expect(problemsOf(config('[codex, gemini, codex]'))).toEqual([
        'BATON-E121 agents.claude.fallback[2]: `agents.claude.fallback[2]` is `codex`, which stands before it already; the first place counts, so take this one out.',
      ]);
      for (const wrong of ['[]', '[codex, gemini, a, b, c, d]', 'codex', '[1]'])
        expect(problemsOf(config(wrong))[0]).toContain('agents.claude.fallback');
      expect(problemsOf(config('[codex]', ', fallback: [claude]'))).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['P14-fallback'],
      title: 'belongs to the run and is in use, although no stage names it',
      input: 'claude with the fallback codex, which has gemini; a stage of claude',
      expected: 'a run keeps all three; no word about an unused agent',
    },
    () => {
      const text = config('[codex]', ', fallback: [gemini]');
      const [parsed, checked] = [parseConfig(text), checkConfig(text)];
      if (!parsed.ok || !checked.ok) throw new Error('It is not valid.');
      expect(Object.keys(selectPipeline(parsed.value, 'fix').agents)).toEqual(['claude', 'codex', 'gemini']);
      const { warnings, notes } = lintConfig(parsed.value, checked.value);
      expect([...warnings, ...notes].filter(({ code }) => code === 'BATON-E145')).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['P14-fallback'],
      title:
        'says in a note where an agent of the list is of no use: it may only read and the stage has a branch, or its limit is the same',
      input:
        'claude, with a stage that has a branch; codex may read, edit; has the secret of claude, with its model and with another',
      expected: 'a note that names the stage, and one that names the secret; none for the others',
    },
    () => {
      const notesOf = (more: string, stage = ', branch: "b-{{ subject.number }}"'): readonly string[] => {
        const text = config('[codex]', more)
          .replace('claude-code,', 'claude-code, env: [KEY],')
          .replace('{ agent: claude }', `{ agent: claude${stage} }`);
        const parsed = parseConfig(text);
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
        return fallbackNotes(parsed.value);
      };
      expect(notesOf(', access: read')).toEqual([
        '`codex`, a fallback of `claude`, has `access: read`, and stages with a `branch` have `claude` (fix.only): where it continues, nothing is published. Give it `access: edit`, or take it out of `fallback`.',
      ]);
      expect(notesOf(', env: [KEY]')).toEqual([
        '`codex`, a fallback of `claude`, has the same secret (`KEY`) and no other model, so a usage limit closes for both at once. Give it a secret or a `model` of its own, or take it out of `fallback`.',
      ]);
      expect(notesOf(', access: read', '')).toEqual([]);
      expect(notesOf(', env: [KEY], model: gpt-5')).toEqual([]);
      expect(notesOf(', env: [OTHER]')).toEqual([]);
    },
  );
});
