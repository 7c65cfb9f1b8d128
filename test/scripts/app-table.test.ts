import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { triggersSchema } from '../../src/core/config/schema/triggers-schema.ts';
import { verbs } from '../../src/core/trigger/command.ts';
import { requirement } from '../support/requirement.ts';

const [, section = ''] = readFileSync('docs/app.md', 'utf8').split('\n## Action and App\n');
const rows = (section.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const features = rows.filter(([what = '']) => !what.startsWith('**'));

describe('the table of what Action and App have', () => {
  requirement(
    {
      ids: ['P10-table'],
      title: 'has three cells in each row, and none is empty but in the lines that begin a part',
      input: 'docs/app.md',
      expected: 'no empty cell, and no dash in place of an explanation',
    },
    () => {
      expect(features.length).toBeGreaterThan(25);
      for (const row of rows) expect(row).toHaveLength(3);
      for (const row of features) for (const cell of row) expect(cell, row.join(' | ')).toMatch(/[a-z]{3}/i);
    },
  );

  const named = features.map(([what = '']) => what).join('\n');
  /** The page of the configuration is generated from the schema. */
  const limits = [...readFileSync('docs/config.md', 'utf8').matchAll(/`limits\.([a-z-]+)`/g)].map(([, key = '']) => key);
  const words: readonly (readonly [string, readonly string[]])[] = [
    ['trigger', Object.keys(triggersSchema.shape).map((key) => `\`${key}\``)],
    ['command', Object.keys(verbs).map((verb) => `\`/baton ${verb}\``)],
    ['limit', limits.map((key) => `\`${key}\``)],
    ['store', ['`store: comments`', '`store: artifacts`', '`comments: all`', '`comments: outcomes`', '`comments: none`']],
  ];
  for (const [kind, keys] of words) {
    requirement(
      {
        ids: ['P10-table'],
        title: `names every ${kind} of the code`,
        input: keys.join(', '),
        expected: 'each in the first column',
      },
      () => {
        expect(keys.length).toBeGreaterThan(4);
        for (const key of keys) expect(named).toContain(key);
      },
    );
  }
});
