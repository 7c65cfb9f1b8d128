import { describe, expect, it } from 'vitest';
import { type AgentEnvironmentRequest, buildAgentEnvironment } from '../../../src/core/agent/agent-environment.ts';
import { requirement } from '../../support/requirement.ts';

const files = {
  prompt: '/f/prompt.md',
  context: '/f/context.json',
  handoff: '/f/handoff.json',
  results: '/f/results',
  home: '/f/home',
  tmp: '/f/tmp',
};

function build(change: Partial<AgentEnvironmentRequest> = {}): ReturnType<typeof buildAgentEnvironment> {
  return buildAgentEnvironment({
    agentEnv: [],
    secrets: {},
    files,
    ids: { run: 'fix-42', task: 'fix-42/investigate', attempt: 2, execution: 3 },
    host: { PATH: '/usr/bin:/bin' },
    traceparent: '00-a-b-01',
    ...change,
  });
}

describe('environment of an agent', () => {
  requirement(
    {
      ids: ['DESIGN-4.2', 'H-13', 'T04'],
      title: 'an agent gets exactly the variables of the design',
      input: 'no secrets, nothing of GitHub',
      expected: 'BATON_…, KELOS_HANDOFF_PATH, TRACEPARENT, PATH HOME LANG TMPDIR CI, GIT_CONFIG_…',
    },
    () => {
      expect(build().environment).toEqual({
        BATON_PROMPT_PATH: '/f/prompt.md',
        BATON_CONTEXT_PATH: '/f/context.json',
        BATON_HANDOFF_PATH: '/f/handoff.json',
        BATON_RESULTS_PATH: '/f/results',
        BATON_RUN: 'fix-42',
        BATON_TASK: 'fix-42/investigate',
        BATON_ATTEMPT: '2',
        BATON_EXECUTION: '3',
        KELOS_HANDOFF_PATH: '/f/handoff.json',
        TRACEPARENT: '00-a-b-01',
        PATH: '/usr/bin:/bin',
        HOME: '/f/home',
        LANG: 'C.UTF-8',
        TMPDIR: '/f/tmp',
        CI: 'true',
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: 'core.fsmonitor',
        GIT_CONFIG_VALUE_0: 'false',
      });
    },
  );

  requirement(
    {
      ids: ['F-SE3', 'T48'],
      title: 'settings of git that are secrets come before ours, which counts all the same',
      input: 'GIT_CONFIG_COUNT 2 among the secrets; then a count that is no number',
      expected: 'GIT_CONFIG_COUNT 3 with core.fsmonitor as the third; 1 with core.fsmonitor as the first',
    },
    () => {
      const given = (count: string) =>
        build({ agentEnv: ['GIT_CONFIG_COUNT'], secrets: { GIT_CONFIG_COUNT: count } }).environment;
      expect(given('2')).toMatchObject({
        GIT_CONFIG_COUNT: '3',
        GIT_CONFIG_KEY_2: 'core.fsmonitor',
        GIT_CONFIG_VALUE_2: 'false',
      });
      expect(given('x')).toMatchObject({ GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'core.fsmonitor' });
    },
  );

  requirement(
    {
      ids: ['T04', 'T22'],
      title: 'of the job an agent sees plain facts, never a token or a command file',
      input: 'the environment of a job with tokens, inputs and command files',
      expected: 'GITHUB_REPOSITORY and the like, nothing else',
    },
    () => {
      const host = {
        PATH: '/usr/bin:/bin',
        GITHUB_REPOSITORY: 'o/r',
        GITHUB_SHA: 'abc',
        GITHUB_TOKEN: 'ghs_x',
        GITHUB_ENV: '/e',
        GITHUB_OUTPUT: '/o',
        GITHUB_PATH: '/p',
        GITHUB_STATE: '/s',
        GITHUB_STEP_SUMMARY: '/m',
        GITHUB_EVENT_PATH: '/v',
        ACTIONS_RUNTIME_TOKEN: 'x',
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'x',
        INPUT_TOKEN: 'x',
        RUNNER_TEMP: '/t',
        BATON_AGENT_SECRETS: 'A=b',
      };
      const { environment } = build({ host });
      const added = Object.keys(environment).filter((name) => !(name in build().environment));
      expect(added).toEqual(['GITHUB_REPOSITORY', 'GITHUB_SHA']);
    },
  );

  requirement(
    {
      ids: ['T04', 'DESIGN-4.2'],
      title: 'of the secrets an agent gets those it names',
      input: 'env: [A_KEY], secrets A_KEY and B_KEY',
      expected: 'A_KEY alone',
    },
    () => {
      const { environment, warnings } = build({ agentEnv: ['A_KEY'], secrets: { A_KEY: 'a', B_KEY: 'b' } });
      expect(environment.A_KEY).toBe('a');
      expect(environment).not.toHaveProperty('B_KEY');
      expect(warnings).toEqual([]);
    },
  );

  it.each([{}, { A_KEY: '' }, { A_KEY: undefined }])('names a secret that was not passed: %j', (secrets) => {
    const { environment, warnings } = build({ agentEnv: ['A_KEY'], secrets });
    expect(environment).not.toHaveProperty('A_KEY');
    expect(warnings).toEqual([expect.stringMatching(/^BATON-E601: .*A_KEY/)]);
  });

  requirement(
    {
      ids: ['T04'],
      title: 'an agent cannot name the tokens of the job, nor what Baton sets',
      input: 'env: [GITHUB_TOKEN, PATH, Input_Token, __proto__]',
      expected: 'none is given, all are named',
    },
    () => {
      const agentEnv = ['GITHUB_TOKEN', 'PATH', 'Input_Token', '__proto__'];
      const secrets = { GITHUB_TOKEN: 'x', PATH: '/evil', Input_Token: 'x' };
      const { environment, warnings } = build({ agentEnv, secrets });
      expect(environment).toEqual(build().environment);
      expect(warnings.map((warning) => warning.slice(0, 10))).toEqual(['BATON-E602', 'BATON-E602', 'BATON-E602', 'BATON-E601']);
    },
  );
});
