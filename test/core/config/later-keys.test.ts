import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { requirement } from '../../support/requirement.ts';

const threeStages = readFileSync(new URL('../../fixtures/configs/three-stages.yml', import.meta.url), 'utf8');

requirement(
  {
    ids: ['K-13', 'K-26', 'DESIGN-4.1'],
    title: 'a value that is designed and not built is refused as such, with the values that there are',
    input: 'children: { wait: poll }; then suspend',
    expected: 'BATON-E108 with the key, the value and `suspend`; then valid',
  },
  () => {
    const parse = (wait: string) => parseConfig(threeStages.replace('agent: ', `children: { wait: ${wait} }\n        agent: `));
    const parsed = parse('poll');
    expect(parsed.ok ? [] : parsed.error).toMatchObject([
      { code: 'BATON-E108', message: expect.stringMatching(/children\.wait: poll` is not supported yet.*`?suspend/) },
    ]);
    expect(parse('suspend').ok).toBe(true);
  },
);
