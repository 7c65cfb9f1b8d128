import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { lowestScore, watchedFolders } from '../../scripts/mutate/folders.ts';
import { strykerPlugins } from '../../scripts/mutate/ignore-texts.ts';
import { countByFolder, percentOf, readScores, renderScores } from '../../scripts/mutate/scores.ts';
import { listWeighty, readNamed } from '../../scripts/mutate/survivors.ts';
import { changeTexts } from '../../scripts/test-mutants/plant.ts';
import { mutants } from '../mutants/mutants.ts';

const root = new URL('../..', import.meta.url).pathname;
const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');

// The suite that plants them takes minutes and is seldom run: without this, a change of the code would leave mutants that fit nowhere.
it.each(mutants)('the mutant "$name" fits the code', (mutant) => {
  for (const [file, text] of changeTexts(mutant, read)) expect(text).not.toBe(read(file));
});

it('refuses a mutant whose text is not there', () => {
  const [mutant] = mutants;
  if (mutant === undefined) throw new Error('There are no mutants.');
  expect(() => changeTexts(mutant, () => '')).toThrow('looks for a text that is 0 times in');
});

describe('mutation tests', () => {
  it('name only survivors whose line stands in the code', () => {
    for (const { file, line } of readNamed(root)) {
      const lines = read(`src/${file}`).split('\n');
      expect(
        lines.map((text) => text.trim()),
        file,
      ).toContain(line);
    }
  });

  it('keep a score that is high enough of each watched folder that was measured', () => {
    const scores = readScores(root);
    for (const folder of watchedFolders) {
      const score = scores[folder];
      if (score) expect(percentOf(score), folder).toBeGreaterThanOrEqual(lowestScore);
    }
  });

  it('look at each folder of core and of the engine in one shard of the night', () => {
    const shardSchema = z.object({ paths: z.string() });
    const schema = z.object({
      jobs: z.object({ mutate: z.object({ strategy: z.object({ matrix: z.object({ include: z.array(shardSchema) }) }) }) }),
    });
    const { include } = schema.parse(parse(read('.github/workflows/nightly.yml'))).jobs.mutate.strategy.matrix;
    const folders = ['core', 'engine'].flatMap((room) =>
      readdirSync(`${root}/src/${room}`, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${room}/${name}`),
    );
    expect(include.flatMap(({ paths }) => paths.split(' ')).toSorted()).toEqual(folders.toSorted());
  });

  it('leave out sentences, codes and parts of messages, and no name that the code compares', () => {
    const [plugin] = strykerPlugins;
    const literal = (value: string) => ({ node: { type: 'StringLiteral', value } });
    const ignored = (path: Parameters<NonNullable<typeof plugin>['value']['shouldIgnore']>[0]) =>
      plugin?.value.shouldIgnore(path) !== undefined;
    const template = { node: { type: 'TemplateLiteral', quasis: [{ value: { raw: 'a ' } }, { value: { raw: '' } }] } };
    const field = (name: string) => ({ ...literal('x'), parent: { type: 'ObjectProperty', key: { name } } });
    expect([literal('It failed.'), literal('BATON-E902'), template, field('message')].map(ignored)).toEqual(Array(4).fill(true));
    const made = [literal('ended'), literal('BATON'), field('kind'), { node: { type: 'IfStatement' } }];
    expect(made.map(ignored)).toEqual(Array(4).fill(false));
  });

  it('count a mutant that ran out of time as found, and one that is ignored nowhere', () => {
    const location = { start: { line: 1, column: 1 }, end: { line: 1, column: 7 } };
    const play = (status: string, mutatorName = 'EqualityOperator') => ({
      ...{ fileName: 'src/core/cron.ts', mutatorName, replacement: 'a  <\n b', status, location },
    });
    const tried = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError'].map((status) => play(status));
    const scores = countByFolder(tried.map((mutant) => ({ ...mutant, fileName: `${root}src/core/gate/gates.ts` })));
    expect(scores).toEqual({ 'core/gate': { killed: 2, survived: 2 } });
    expect(countByFolder(tried)).toEqual({ core: { killed: 2, survived: 2 } });
    expect(percentOf({ killed: 84_999, survived: 15_001 })).toBe(84.9);
    expect(JSON.parse(renderScores({ ...scores, 'core/cron': { killed: 1, survived: 0 } }))).toEqual({
      ...{ 'core/cron': { killed: 1, survived: 0 }, 'core/gate': { killed: 2, survived: 2 } },
    });
    const [first, second] = listWeighty(root, tried);
    const line = read('src/core/cron.ts').split('\n')[0];
    expect(first).toEqual({ file: 'core/cron.ts', line, from: line?.slice(0, 6), to: 'a < b' });
    expect(second).toEqual(first);
    expect(listWeighty(root, [play('Survived', 'StringLiteral')])).toEqual([]);
  });
});
