import { expect } from 'vitest';
import { listNotes } from '../../../src/core/config/config-notes.ts';
import { lintConfig } from '../../../src/core/config/lint/lint-config.ts';
import { checkConfig } from '../../../src/core/config/parse/parse-config.ts';
import { requirement } from '../../support/requirement.ts';

const one = { engine: 'claude-code' };

/** Returns the warnings about budgets with their paths, and the notes. */
function look(budget: object, agent: object = one, more: object = {}) {
  const fix = { on: { manual: true }, stages: { only: { agent: 'one' } } };
  const free = { on: { manual: true }, stages: { only: { uses: 'issue', with: { title: 'x', body: 'x' } } } };
  // JSON is YAML.
  const text = JSON.stringify({ version: 1, agents: { one: agent }, pipelines: { fix, free }, budgets: [budget], ...more });
  const checked = checkConfig(text);
  if (!checked.ok || checked.value.config === undefined) throw new Error('The config is not valid.');
  const { warnings } = lintConfig(checked.value.config, checked.value);
  return {
    found: warnings.map(({ code, path }) => `${code} ${path}`),
    notes: listNotes(checked.value.config).filter((note) => note.includes('budgets') || note.includes('over: wait')),
  };
}

requirement(
  {
    ids: ['P10-6', 'U28'],
    title: 'budgets that let nothing start, and agents whose cost nobody will know, are found by validate',
    input:
      'a limit of 0; codex without a price, with one, without a model, outside the budget, under max-runs alone; a program with and without a model',
    expected: 'BATON-E182; BATON-E183; nothing; BATON-E183; nothing; nothing; BATON-E183; nothing',
  },
  () => {
    expect(look({ per: 'day', 'max-runs': 0 }).found).toEqual(['BATON-E182 budgets[0].max-runs']);
    const codex = { engine: 'codex', model: 'gpt-x' };
    const money = { per: 'day', 'max-cost-usd': 1 };
    expect(look(money, codex).found).toEqual(['BATON-E183 agents.one']);
    expect(look(money, codex, { prices: { 'gpt-x': { input: 1, output: 2 } } }).found).toEqual([]);
    expect(look(money, { engine: 'codex' }).found).toEqual(['BATON-E183 agents.one']);
    expect(look({ ...money, pipelines: ['free'] }, codex).found).toEqual([]);
    expect(look({ per: 'day', 'max-runs': 1 }, codex).found).toEqual([]);
    const program = { engine: 'command', command: ['true'] };
    expect(look(money, { ...program, model: 'gpt-x' }).found).toEqual(['BATON-E183 agents.one']);
    expect(look(money, program).found).toEqual([]);
  },
);

requirement(
  {
    ids: ['P10-6', 'DESIGN-2'],
    title: 'validate says what budgets cannot promise without the App',
    input: 'a budget; one that waits; one of money over a program that reports no cost',
    expected: 'that open runs may go over it; also that nothing waits; also that the program counts as 0',
  },
  () => {
    const [open, ...others] = look({ per: 'day', 'max-runs': 1 }).notes;
    expect(open).toMatch(/count runs once they have ended.*by those open runs at most/);
    expect(others).toEqual([]);
    expect(look({ per: 'day', 'max-runs': 1, over: 'wait' }).notes[1]).toMatch(/`over: wait` is `over: refuse`/);
    const notes = look({ per: 'day', 'max-cost-usd': 1 }, { engine: 'command', command: ['true'] }).notes;
    expect(notes[1]).toMatch(/count as 0 for `budgets` \(one\)/);
  },
);
