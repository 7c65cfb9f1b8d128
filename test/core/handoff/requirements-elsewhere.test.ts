import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createProgram } from '../../../src/cli/create-program.ts';
import { buildAgentEnvironment } from '../../../src/core/agent/agent-environment.ts';
import { childBodySchema } from '../../../src/core/children/child.ts';
import { childrenSchema } from '../../../src/core/config/schema/children-schema.ts';
import { handoffLimits } from '../../../src/core/handoff/handoff.ts';
import { parseHandoff } from '../../../src/core/handoff/parse-handoff.ts';
import { buildOwnServer } from '../../../src/core/mcp/build-own-server.ts';
import { createCalls } from '../../../src/mcp/calls.ts';
import { requirement } from '../../support/requirement.ts';
import { buildNeedContext } from '../prompt/prompt-builders.ts';
import { render } from '../prompt/render-for-test.ts';

function range(letter: string, first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => `${letter}-${first + at}`);
}

describe('requirements that are not built', () => {
  requirement(
    {
      ids: ['T-25'],
      standing: 'does not apply',
      title: 'types and a guard exported to other programs',
      input: 'package.json',
      expected:
        'Baton is a program, not a library: its package is private and exports nothing. Other programs read the output handoff-chain and `baton show --json`.',
    },
    () => {
      const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
      expect(manifest).toMatchObject({ private: true });
      expect(['main', 'module', 'exports', 'types'].filter((key) => key in manifest)).toEqual([]);
    },
  );
});

/** The variables of our MCP server where the stage has `children`. */
const { env: childEnv } = buildOwnServer({
  program: { node: 'node', script: 'mcp.js' },
  files: { context: '/c', handoff: '/h' },
  ids: { run: 'fix-42', task: 'fix', attempt: 1, execution: 1 },
  agent: 'one',
  targets: [],
  children: { stage: 'fix', asked: 0, left: 1, why: '', agents: [], models: [], branch: true, keyed: [] },
});

describe('what the source of child tasks asks for and Baton does otherwise', () => {
  requirement(
    {
      ids: ['K-19'],
      standing: 'does not apply',
      title: 'an account of the user for creating child tasks',
      input: 'the variables of the MCP server of a stage with `children`; its tools',
      expected:
        'Creating children needs no account and no token: the server keeps requests in a file, and the job that publishes makes them with the token it has anyway.',
    },
    () => {
      expect(Object.keys(childEnv).toSorted()).toEqual(
        ['AGENT', 'ATTEMPT', 'CHILDREN', 'CONTEXT_PATH', 'EXECUTION', 'HANDOFF_PATH', 'RUN', 'TASK'].map(
          (name) => `BATON_${name}`,
        ),
      );
    },
  );

  requirement(
    {
      ids: ['K-31'],
      standing: 'does not apply',
      title: 'the phases in which child tasks were to be built',
      input: 'fields; tools to create and get; waits and tracking; propagation and tree',
      expected: 'An order of work, not a behaviour: all four phases are there.',
    },
    () => {
      const tools = createCalls(childEnv).tools.map(({ name }) => name);
      const commands = createProgram(() => undefined).commands.map((command) => command.name());
      expect(Object.keys(childBodySchema.shape)).toEqual(expect.arrayContaining(['made', 'wait']));
      expect(tools).toEqual(
        expect.arrayContaining(['create_child_task', 'list_child_tasks', 'get_task_status', 'wait_for_tasks']),
      );
      expect(childrenSchema.safeParse({ 'on-parent-failure': 'cancel' })).toMatchObject({ success: true });
      expect(commands).toContain('tree');
    },
  );
});

describe('the tests that the source of the handoff asks for', () => {
  const parse = (text: string) => {
    const parsed = parseHandoff(text);
    return parsed.ok ? parsed.value.handoff : parsed.error.map(({ code, path }) => `${code} ${path}`.trim());
  };
  const handoff = { ...buildNeedContext().handoff, data: { a: '1' } };
  const renderWith = (prompt: string) =>
    render({ prompt, context: { needs: { investigate: buildNeedContext({ handoff }) } } }).text;
  const files = { prompt: '/p', context: '/c', handoff: '/files/handoff.json', results: '/r', home: '/h', tmp: '/t' };
  const ids = { run: 'fix-42', task: 'fix-42/fix', attempt: 1, execution: 1 };
  const variables = () => buildAgentEnvironment({ agentEnv: [], secrets: {}, files, ids, host: {}, traceparent: '' }).environment;
  const summary = (length: number) => JSON.stringify({ summary: 'x'.repeat(length) });
  const rows: readonly (readonly [string, string, () => unknown, unknown])[] = [
    [
      'parsing',
      '{"summary":"s","data":{"a":"1"}}',
      () => parse('{"summary":"s","data":{"a":"1"}}'),
      { version: 1, summary: 's', data: { a: '1' } },
    ],
    [
      'sizes',
      'a summary of 4,096 characters and of 4,097',
      () => [typeof parse(summary(4_096)), parse(summary(4_097))],
      ['object', ['too-long summary']],
    ],
    ['malformed JSON', '{"summary":', () => parse('{"summary":'), ['malformed']],
    [
      'templates',
      '{{ needs.investigate.handoff.data.a }}{{ needs.investigate.handoff.data.b }}.',
      () => renderWith('{{ needs.investigate.handoff.data.a }}{{ needs.investigate.handoff.data.b }}.'),
      '1.',
    ],
    [
      'the variable with the path',
      'BATON_HANDOFF_PATH and its alias',
      () => [variables().BATON_HANDOFF_PATH, variables().KELOS_HANDOFF_PATH],
      ['/files/handoff.json', '/files/handoff.json'],
    ],
  ];
  for (const [topic, input, run, expected] of rows) {
    requirement({ ids: ['H-49', 'F-C4'], title: `there is one of ${topic}`, input, expected: JSON.stringify(expected) }, () => {
      expect(run()).toEqual(expected);
    });
  }
});

describe('requirements without a test of their own', () => {
  it('are none: a test or a reason that can fail names each of H, T, C, Y, K and X', () => {
    const root = join(process.cwd(), 'test');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
    const text = files.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
    const all = [
      ...range('H', 1, 50),
      ...range('T', 1, 28),
      ...range('C', 1, 41),
      ...range('Y', 1, 28),
      ...range('K', 1, 32),
      ...range('X', 1, 16),
    ];
    expect(all.filter((id) => !text.includes(`'${id}'`))).toEqual([]);
  });
});

describe('docs/agent-contract.md', () => {
  requirement(
    {
      ids: ['H-48'],
      title: 'covers files, variables, markers, limits, templates and the repair',
      input: 'every name and limit',
      expected: 'each stands there',
    },
    () => {
      const page = readFileSync('docs/agent-contract.md', 'utf8');
      const limits = Object.values(handoffLimits).map((limit) => limit.toLocaleString('en'));
      const names = ['PROMPT', 'CONTEXT', 'HANDOFF', 'RESULTS'].map((name) => `BATON_${name}_PATH`);
      const words = [
        'KELOS_HANDOFF_PATH',
        '---BATON_HANDOFF_START---',
        '---BATON_OUTPUTS_END---',
        'handoff.rejected.json',
        'context-dir',
      ];
      const templates = ['needs.investigate.handoff.summary', 'previous_failure', '[BATON-RESULT: success]', 'handoff check'];
      expect([...limits, ...names, ...words, ...templates].filter((word) => !page.includes(word))).toEqual([]);
    },
  );
});
