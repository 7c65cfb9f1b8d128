import { describe, expect } from 'vitest';
import { parseConfig } from '../../src/core/config/parse/parse-config.ts';
import { requirement } from '../support/requirement.ts';

describe('the limits of the config', () => {
  requirement(
    {
      ids: ['DESIGN-4.1', 'LIMITS'],
      title: 'agents.*.mcp-servers.*.headers.*: 8192 pass, 8193 do not',
      input: 'a header of that length, in a config without other maxima',
      expected: 'nothing; a problem that names the place',
    },
    () => {
      const problemsOf = (length: number): readonly string[] => {
        const servers = { far: { url: 'https://docs.test/mcp', headers: { accept: 'x'.repeat(length) } } };
        const agents = { one: { engine: 'claude-code', 'mcp-servers': servers } };
        const pipelines = { fix: { on: { manual: true }, stages: { work: { agent: 'one', prompt: 'x' } } } };
        const parsed = parseConfig(JSON.stringify({ version: 1, agents, pipelines }));
        return parsed.ok ? [] : parsed.error.map(({ message }) => message);
      };
      expect(problemsOf(8_192)).toEqual([]);
      expect(problemsOf(8_193)).toEqual([expect.stringContaining('headers.accept')]);
    },
  );
});
