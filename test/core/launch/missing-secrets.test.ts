import { describe, expect } from 'vitest';
import { findMissingSecrets } from '../../../src/core/launch/missing-secrets.ts';
import { requirement } from '../../support/requirement.ts';

const claude = [['ANTHROPIC_API_KEY'], ['CLAUDE_CODE_OAUTH_TOKEN']];
const vertex = ['GOOGLE_API_KEY', 'GOOGLE_GENAI_USE_VERTEXAI'];
const gemini = [['GEMINI_API_KEY'], vertex];

/** Names that an agent is to get, those that were passed, ways to sign in, and the names that are missing. */
const rows: readonly (readonly [
  string,
  readonly string[],
  readonly string[],
  readonly (readonly string[])[],
  readonly string[],
])[] = [
  ['all are there', ['ANTHROPIC_API_KEY', 'A'], ['ANTHROPIC_API_KEY', 'A'], claude, []],
  ['none is asked for', [], [], claude, []],
  ['one is not there', ['ANTHROPIC_API_KEY'], [], claude, ['ANTHROPIC_API_KEY']],
  ['one of a program is not there', ['A', 'B'], ['A'], [], ['B']],
  ['one of two keys is enough', ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN'], ['CLAUDE_CODE_OAUTH_TOKEN'], claude, []],
  ['neither of two keys', ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN'], [], claude, claude.flat()],
  [
    'half of a group is not enough',
    ['GEMINI_API_KEY', ...vertex],
    ['GOOGLE_API_KEY'],
    gemini,
    ['GEMINI_API_KEY', 'GOOGLE_GENAI_USE_VERTEXAI'],
  ],
  ['a whole group is', ['GEMINI_API_KEY', ...vertex], vertex, gemini, []],
  [
    'a key that the agent is not to get does not count',
    ['ANTHROPIC_API_KEY'],
    ['CLAUDE_CODE_OAUTH_TOKEN'],
    claude,
    ['ANTHROPIC_API_KEY'],
  ],
  ['a key beside another secret', ['ANTHROPIC_API_KEY', 'DOCS_KEY'], ['ANTHROPIC_API_KEY'], claude, ['DOCS_KEY']],
  ['a name that nobody may pass', ['GITHUB_TOKEN'], [], [], []],
];

describe('secrets that an agent is to get', () => {
  for (const [title, names, passed, signIn, missing] of rows)
    requirement(
      {
        ids: ['U15', 'U17'],
        title: `${title}: missing ${missing.join(', ') || 'none'}`,
        input: names.join(', '),
        expected: missing.join(', ') || 'no fault',
      },
      () => {
        const secrets = { ...Object.fromEntries(passed.map((name) => [name, 'value'])), EMPTY: '' };
        const problem = findMissingSecrets({ names, secrets, environment: {}, signIn });
        expect(problem?.code).toBe(missing.length === 0 ? undefined : 'BATON-E601');
        for (const name of names) expect(problem?.message.includes(`\`${name}\``) ?? false, name).toBe(missing.includes(name));
      },
    );

  requirement(
    {
      ids: ['F-UX2', 'U15'],
      title: 'are passed in the workflow that is really in use',
      input: 'a job of the App, which baton-agent.yml started; one of which the runner says nothing',
      expected: 'baton-agent.yml; both',
    },
    () => {
      const ask = (environment: Record<string, string>) =>
        findMissingSecrets({ names: ['A_KEY'], secrets: {}, environment, signIn: [] })?.message;
      const ref = 'octo-org/ledger/.github/workflows/baton-agent.yml@refs/heads/main';
      expect(ask({ GITHUB_WORKFLOW_REF: ref })).toContain('Then pass it in `.github/workflows/baton-agent.yml`: write');
      expect(ask({})).toContain('in the workflow that calls run.yml, or agent.yml with the App: write');
    },
  );

  requirement(
    {
      ids: ['U15'],
      title: 'are passed by lines that GitHub accepts: run.yml declares no other names than those of keys of engines',
      input: 'a secret of a program, with and without the key of an engine',
      expected: 'the key has a line of its own, the other one a line of agent-secrets',
    },
    () => {
      const describe = (names: readonly string[]) =>
        findMissingSecrets({ names, secrets: {}, environment: {}, signIn: [] })?.message;
      expect(describe(['DOCS_KEY'])).toContain(
        'write `agent-secrets: |` with the line `DOCS_KEY=${{ secrets.DOCS_KEY }}` below it',
      );
      expect(describe(['DOCS_KEY'])).not.toContain('DOCS_KEY: ');
      expect(describe(['DOCS_KEY', 'OPENAI_API_KEY'])).toContain(
        '`OPENAI_API_KEY: ${{ secrets.OPENAI_API_KEY }}`, `agent-secrets',
      );
    },
  );
});
