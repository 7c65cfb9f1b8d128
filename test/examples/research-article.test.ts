import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { transferTargets } from '../../src/core/config/defaults.ts';
import { parseConfig } from '../../src/core/config/parse/parse-config.ts';
import { requirement } from '../support/requirement.ts';

const folder = new URL('../../examples/research-article/', import.meta.url).pathname;

describe('examples/research-article', () => {
  requirement(
    {
      ids: ['T-1', 'T-26'],
      title: 'its config validates once the key is put in, and says who may hand over to whom',
      input: '.github/baton.yml',
      expected: 'researcher to writer and back, planner to nobody; a stage that starts with the researcher',
    },
    () => {
      const text = readFileSync(`${folder}.github/baton.yml`, 'utf8');
      const parsed = parseConfig(text.replace(/k1:[^"]+/, `k1:${'A'.repeat(43)}=`));
      if (!parsed.ok) throw new Error(parsed.error.map(({ message }) => message).join('\n'));
      const targets = ['planner', 'researcher', 'writer'].map((agent) => transferTargets(parsed.value, agent));
      expect(targets).toEqual([[], ['writer'], ['researcher']]);
      expect(parsed.value.pipelines.article?.stages.article).toMatchObject({ agent: 'researcher', transfer: 'job' });
    },
  );
});
