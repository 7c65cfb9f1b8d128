import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildOwnServer, encodeLiteralJson, type OwnServerRequest } from '../../../src/core/mcp/build-own-server.ts';
import { requirement } from '../../support/requirement.ts';

const request: OwnServerRequest = {
  program: { node: '/opt/node24/bin/node', script: '/actions/baton/dist/mcp.js' },
  files: { context: '/files/context.json', handoff: '/files/handoff.json' },
  ids: { run: 'fix-42', task: 'investigate', attempt: 1, execution: 2 },
  agent: 'investigator',
  targets: [],
};

describe('the server that a CLI is told of', () => {
  requirement(
    {
      ids: ['K-4', 'K-5'],
      title:
        'our MCP server is a program without arguments of its own; all it knows comes from literal variables without a secret',
      input: 'a stage without a demand, an agent without targets',
      expected: 'node and the script; paths, ids and the name of the agent',
    },
    () => {
      expect(buildOwnServer(request)).toEqual({
        command: '/opt/node24/bin/node',
        args: ['/actions/baton/dist/mcp.js'],
        env: {
          BATON_CONTEXT_PATH: '/files/context.json',
          BATON_HANDOFF_PATH: '/files/handoff.json',
          BATON_RUN: 'fix-42',
          BATON_TASK: 'investigate',
          BATON_ATTEMPT: '1',
          BATON_EXECUTION: '2',
          BATON_AGENT: 'investigator',
        },
      });
    },
  );

  it('tells the targets and the demand as JSON without anything that a CLI would replace', () => {
    const targets = [{ name: 'fixer', description: 'costs $5, {env:HOME}' }];
    const children = { ...{ stage: 'fix', asked: 0, left: 1, why: '$1' }, agents: [], models: [], branch: true, keyed: [] };
    const { env } = buildOwnServer({ ...request, targets, others: ['planner'], demand: { required: true }, children });
    expect(JSON.parse(env.BATON_CHILDREN ?? '')).toEqual(children);
    expect(JSON.parse(env.BATON_OTHER_AGENTS ?? '')).toEqual(['planner']);
    expect(JSON.parse(env.BATON_TRANSFER_TARGETS ?? '')).toEqual(targets);
    expect(JSON.parse(env.BATON_HANDOFF_DEMAND ?? '')).toEqual({ required: true });
    expect(Object.values(env).join('\n')).not.toMatch(/\$|\{env/);
  });
});

describe('literal JSON', () => {
  it('means the same, on one line, and holds nothing that a CLI would replace', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const text = encodeLiteralJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(text).not.toMatch(/[$%\n]|\{[a-z]/);
      }),
    );
    expect(encodeLiteralJson({ $ref: '#/$defs/a', pattern: '^{env:A}${B}%é' })).toBe(
      String.raw`{"\u0024ref":"#/\u0024defs/a","pattern":"^\u007benv:A}\u0024\u007bB}\u0025\u00e9"}`,
    );
  });
});
