import { describe, expect } from 'vitest';
import { parseWholeConfig } from '../../../src/core/config/parse/parse-whole-config.ts';
import { requirement } from '../../support/requirement.ts';

/** A chain in which each stage has a template that names nothing, and the last one a condition that cannot be read. */
function buildChain(count: number, first = ''): string {
  const stages = Array.from({ length: count }, (_, at) => {
    const needs = at === 0 ? '' : `needs: [s${at - 1}], `;
    return `      s${at}: { ${needs}agent: a, prompt: "{{ x }}"${at === 0 ? first : ''}${at + 1 === count ? ', if: "]"' : ''} }`;
  });
  const head = 'version: 1\nagents: { a: { engine: codex } }\npipelines:\n  p:\n    on: { issues: { labels: [x] } }\n';
  return `${head}    limits: { max-tasks: 1000 }\n    stages:\n${stages.join('\n')}\n`;
}

async function listCodes(count: number, first?: string): Promise<readonly string[]> {
  const read = await parseWholeConfig(buildChain(count, first));
  return read.ok ? [] : read.error.map(({ code }) => code);
}

describe('a pipeline with more stages than tasks', () => {
  requirement(
    {
      ids: ['F-SE13', 'T35'],
      title: 'is refused as a whole, and none of its stages is looked at',
      input:
        'a chain of 1,002 stages, each with a template that is refused, and `max-tasks: 1000`; one whose first stage has a condition; then one of 9',
      expected: 'one problem, for which no ancestors are sought; ten problems of nine stages',
    },
    async () => {
      expect(await listCodes(1_002)).toEqual(['BATON-E137']);
      expect(await listCodes(1_002, ', if: "true"')).toEqual(['BATON-E137']);
      expect(await listCodes(9)).toHaveLength(10);
    },
  );
});
