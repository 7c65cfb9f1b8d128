import { expect } from 'vitest';
import { retentionOf } from '../../../src/core/config/defaults.ts';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { requirement } from '../../support/requirement.ts';

function retention(text: string) {
  const config = parseConfig(`version: 1
agents: { one: { engine: command, command: ["true"] } }
pipelines: { fix: { on: { issues: { labels: [a] } }, stages: { fix: { agent: one } } } }
${text}`);
  if (!config.ok) throw new Error(config.error.map(({ message }) => message).join());
  return retentionOf(config.value);
}

requirement(
  {
    ids: ['DESIGN-4.1', 'C-29'],
    title: 'retention has defaults for what nobody wrote',
    input: 'no retention; working-copies: 1d, artifacts: 400d, prompts: false',
    expected: '7 and 30 days, prompts kept; 1 and 400 days, none kept',
  },
  () => {
    expect(retention('')).toEqual({ workingCopies: 7, artifacts: 30, prompts: true });
    expect(retention('retention: { working-copies: 1d, artifacts: 400d, prompts: false }')).toEqual({
      workingCopies: 1,
      artifacts: 400,
      prompts: false,
    });
  },
);
