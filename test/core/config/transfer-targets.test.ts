import { describe, expect } from 'vitest';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { requirement } from '../../support/requirement.ts';

const config = (targets: string, stageAgent = 'writer') => `version: 1
agents:
  researcher: { engine: command, command: ["true"], transfer-to: ${targets} }
  writer: { engine: command, command: ["true"] }
pipelines:
  fix:
    on: { issues: { labels: [go] } }
    stages: { only: { agent: ${stageAgent} } }
`;

describe('transfer-to', () => {
  requirement(
    {
      ids: ['T-15', 'DESIGN-4.1'],
      title: 'names agents that exist: validate says place, name and nearest',
      input: 'transfer-to: [researcher, wirter]',
      expected: 'BATON-E121 at agents.researcher.transfer-to[1], line 3: did you mean writer',
    },
    () => {
      const parsed = parseConfig(config('[researcher, wirter]'));
      const [problem, ...more] = parsed.ok ? [] : parsed.error;
      expect(more).toEqual([]);
      expect(problem).toMatchObject({ code: 'BATON-E121', path: 'agents.researcher.transfer-to[1]', line: 3 });
      expect(problem?.message).toContain('Did you mean `writer`? There are: researcher, writer.');
    },
  );

  requirement(
    {
      ids: ['T-1', 'T-16'],
      title: 'agents stand under unique ids, and a stage that starts with one that is not there is a mistake of the config',
      input: 'two agents; a stage with agent: nobody; the same id twice',
      expected: 'valid; BATON-E110; BATON-E103',
    },
    () => {
      expect(parseConfig(config('[writer]')).ok).toBe(true);
      const codes = (text: string) => {
        const parsed = parseConfig(text);
        return parsed.ok ? [] : parsed.error.map(({ code }) => code);
      };
      expect(codes(config('[writer]', 'nobody'))).toEqual(['BATON-E110']);
      expect(codes(config('[writer]').replace('  writer:', '  researcher:'))).toContain('BATON-E103');
    },
  );
});
