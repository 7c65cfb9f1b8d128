import { describe, expect } from 'vitest';
import { makeAgentsQuick, parseDemo, useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const seconds = 1000;
const clone = useClones();

describe('the demo in a clone where something is missing', () => {
  requirement(
    {
      ids: ['DESIGN-2'],
      title: 'without the publish job nothing is recorded',
      input: 'run.yml without the job publish',
      expected: 'exit 1, no task record',
    },
    async () => {
      const copy = clone();
      makeAgentsQuick(copy);
      copy.edit('.github/workflows/run.yml', (text) => text.replace(/\n {2}publish:\n[\s\S]*$/, '\n'));
      const { exitCode, stdout } = await copy.demo();
      expect(exitCode).toBe(1);
      expect(parseDemo(stdout).tasks).toEqual([]);
    },
    60 * seconds,
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T30'],
      title: 'a missing permission is said in words',
      input: 'run.yml without issues: write',
      expected: 'exit 1; stderr names 403 and issues: write',
    },
    async () => {
      const copy = clone();
      makeAgentsQuick(copy);
      copy.edit('.github/workflows/run.yml', (text) => text.replaceAll(' issues: write,', ''));
      const { exitCode, stderr } = await copy.demo();
      expect(exitCode).toBe(1);
      expect(stderr).toMatch(/403/);
      expect(stderr).toMatch(/issues: write/);
    },
    60 * seconds,
  );

  requirement(
    {
      ids: ['F-G1', 'DESIGN-2'],
      title: 'an action that is named as a bare $/ starts nothing, as on GitHub',
      input: 'run.yml with `uses: $/` in place of `uses: $/run`',
      expected: "exit 1; stderr has GitHub's words, and no job ran",
    },
    async () => {
      const copy = clone();
      makeAgentsQuick(copy);
      copy.edit('.github/workflows/run.yml', (text) => text.replaceAll('uses: $/run', 'uses: $/'));
      const { exitCode, stdout, stderr } = await copy.demo();
      expect(exitCode).toBe(1);
      expect(stderr).toContain("Expected format {org}/{repo}[/path]@ref. Actual '$/'");
      expect(parseDemo(stdout).requests.byJob).toEqual({});
    },
    60 * seconds,
  );

  requirement(
    {
      ids: ['F-G2', 'DESIGN-2'],
      title: 'a key that an environment keeps needs the line of the caller for its name',
      input: 'the scene environment-key, as it is, and without the line BATON_SIGNING_KEY in the workflow of the example',
      expected: 'exit 0; exit 1 with BATON-E904, which names the line to add',
    },
    async () => {
      const copy = clone();
      await copy.play('environment-key');
      const caller = 'examples/investigate-fix-pr/.github/workflows/baton.yml';
      copy.edit(caller, (text) => text.replace(/^ *BATON_SIGNING_KEY: .*\n/m, ''));
      const { problems, errors } = await copy.playChanged('environment-key');
      expect(problems).not.toEqual([]);
      expect(errors.join('\n')).toMatch(/BATON-E904.*also pass `BATON_SIGNING_KEY: \$\{\{ secrets\.BATON_SIGNING_KEY \}\}`/);
    },
    120 * seconds,
  );

  requirement(
    {
      ids: ['T01', 'T30', 'DESIGN-6'],
      title: 'the agent job cannot write',
      input: 'a step of the agent job posts a comment with its token',
      expected: '403, and no such comment',
    },
    async () => {
      const copy = clone();
      makeAgentsQuick(copy);
      copy.edit('.github/workflows/run.yml', (text) =>
        text.replace(
          '      - uses: $/run\n        id: baton\n        with:\n          mode: agent',
          `${writeStep}      - uses: $/run\n        id: baton\n        with:\n          mode: agent`,
        ),
      );
      const { stdout, stderr } = await copy.demo();
      expect(stderr).toContain('the agent job got 403');
      expect(parseDemo(stdout).thread.some(({ body }) => body.includes('from the agent job'))).toBe(false);
    },
    60 * seconds,
  );
});

const writeStep = `      - env: { TOKEN: "\${{ github.token }}" }
        run: |
          node -e "fetch(process.env.GITHUB_API_URL + '/repos/' + process.env.GITHUB_REPOSITORY + '/issues/1/comments', { method: 'POST', headers: { authorization: 'Bearer ' + process.env.TOKEN }, body: JSON.stringify({ body: 'from the agent job' }) }).then((answer) => { console.log('::error::the agent job got ' + answer.status); process.exit(1); })"
`;
