import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { parseWholeConfig } from '../../../src/core/config/parse/parse-whole-config.ts';
import { requirement } from '../../support/requirement.ts';

function config(handoff: string, prompt: string, contextDir?: string): string {
  return `version: 1
agents: { one: { engine: command, command: ["true"] } }
pipelines:
  fix:
    on: { issues: { labels: [ready] } }
${contextDir === undefined ? '' : `    context-dir: ${contextDir}\n`}    stages:
      look: { agent: one${handoff === '' ? '' : `, handoff: ${handoff}`} }
      middle: { needs: [look], agent: one, prompt: "x" }
      fix: { needs: [middle], agent: one, prompt: "${prompt}" }
`;
}

const closed = '{ data: { properties: { severity: {} }, additionalProperties: false } }';
const named = '{ data: { properties: { severity: {} } } }';
const open = '{ data: { properties: { severity: {} }, additionalProperties: true } }';
const severity = '{{ needs.look.handoff.data.severity }}';
const other = '{{ needs.look.handoff.data.sevrity }}';

describe('templates and the schemas of handoffs', () => {
  for (const [title, handoff, prompt, codes] of [
    ['a key that the schema has', closed, severity, []],
    ['a key that a closed schema lacks', closed, other, ['BATON-E503']],
    ['a key that the named properties lack', named, other, ['BATON-E503']],
    ['a key beside those of an open schema', open, other, []],
    ['any key without a schema', '', other, []],
    ['a key that is itself a variable', closed, '{% assign k = run.id %}{{ needs.look.handoff.data[k] }}', []],
    ['all keys at once', closed, '{{ needs.look.handoff.data | json }}', []],
  ] as const) {
    requirement(
      {
        ids: ['DESIGN-4.1', 'H-36', 'X-2'],
        title: `validate: ${title}`,
        input: `${handoff} ${prompt}`,
        expected: codes.join() || 'valid',
      },
      () => {
        const parsed = parseConfig(config(handoff, prompt));
        const problems = parsed.ok ? [] : parsed.error;
        expect(problems.map(({ code }) => code)).toEqual(codes);
        for (const { message, path } of problems) {
          expect(message).toMatch(/has no `sevrity`; did you mean `severity`/);
          expect(path).toBe('pipelines.fix.stages.fix.prompt');
        }
      },
    );
  }

  requirement(
    {
      ids: ['H-47'],
      title: 'a handoff needs no key of its own in the config',
      input: 'stages without `handoff`',
      expected: 'valid',
    },
    async () => expect((await parseWholeConfig(config('', severity))).ok).toBe(true),
  );
});

describe('parseWholeConfig', () => {
  it('places what is wrong with a schema', async () => {
    const parsed = await parseWholeConfig(config('{ data: { properties: { n: { type: integer } } } }', 'x'));
    expect(parsed.ok ? [] : parsed.error).toEqual([
      {
        code: 'BATON-E120',
        path: 'pipelines.fix.stages.look.handoff.data.properties.n.type',
        message: expect.stringContaining('always texts'),
        line: 7,
        column: expect.any(Number),
      },
    ]);
  });

  it('says it beside other mistakes, in the order of the file', async () => {
    const parsed = await parseWholeConfig(config('{ data: { required: x }, requird: true }', '{{ nothing }}'));
    expect(parsed.ok ? [] : parsed.error.map(({ code }) => code)).toEqual(['BATON-E120', 'BATON-E105', 'BATON-E503']);
  });

  it('leaves what is no YAML and no map to parseConfig', async () => {
    expect(await parseWholeConfig('a: [')).toEqual(parseConfig('a: ['));
    const text = config('{ data: yes please }', 'x');
    expect(await parseWholeConfig(text)).toEqual(parseConfig(text));
  });
});

describe('context-dir', () => {
  it.each(['docs', 'docs/context', '.baton/context', 'a.b/c_d-e'])('takes %s', (folder) => {
    expect(parseConfig(config('', 'x', folder)).ok).toBe(true);
  });

  it.each([
    '/tmp',
    '../x',
    'a/../b',
    'a/..',
    '.',
    './a',
    '.git',
    '.GIT/hooks',
    'a/.git/b',
    '.github',
    'a//b',
    'a/',
    '"a b"',
    'a\\b',
  ])('refuses %s', (folder) => {
    const parsed = parseConfig(config('', 'x', folder));
    expect(parsed.ok ? [] : parsed.error.map(({ path }) => path)).toEqual(['pipelines.fix.context-dir']);
  });
});
