import { expect, it } from 'vitest';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';

const pipeline = '{ on: { issues: { labels: [x] } }, stages: { a: { agent: one, prompt: p } } }';

function codesOf(...names: readonly string[]): readonly string[] {
  const lines = names.map((name) => `  ${name}: ${pipeline}\n`).join('');
  const config = parseConfig(`version: 1\nagents: { one: { engine: command, command: [node] } }\npipelines:\n${lines}`);
  return config.ok ? [] : config.error.map(({ code }) => code);
}

it('refuses a pipeline whose name could be that of a run of another one', () => {
  expect(codesOf('fix', 'fix-2')).toEqual(['BATON-E116']);
});

it('takes numbers at the end of a name where no other pipeline has the rest of it', () => {
  expect(codesOf('fix-2', 'fix-2b', 'other')).toEqual([]);
});
