import { describe, expect, it } from 'vitest';
import { unsignedNote } from '../../src/core/config/check-signing-key.ts';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { useFiles } from './support.ts';

const files = useFiles();

interface Settings {
  readonly signing?: string;
  readonly retention?: string;
  readonly comments?: string;
}

/** A valid config; with the defaults of this function there is nothing to be said about it. */
function write({
  signing = 'signing: { keys: ["k1:6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iw="] }',
  ...more
}: Settings): string {
  const { retention = 'retention: { prompts: true }', comments = '' } = more;
  return `version: 1
${signing}
${retention}
${comments}
agents: { one: { engine: command, command: [node, one.mjs] } }
pipelines: { fix: { on: { issues: { labels: [fix] } }, stages: { look: { agent: one } } } }
`;
}

describe('baton validate', () => {
  requirement(
    {
      ids: ['P14-fallback', 'DESIGN-4.8'],
      title: 'says which fallbacks are of no use',
      input: 'an agent whose fallback has the same key and no other model',
      expected: '0, and a note that names both agents and the key',
    },
    async () => {
      const two = 'agents: { one: { engine: codex, env: [KEY], fallback: [two] }, two: { engine: codex, env: [KEY] } }';
      const file = files.write('shared.yml', write({}).replace(/^agents: .*$/m, two));
      const { code, stderr } = await runCommand('validate', '--config', file);
      expect(code).toBe(0);
      expect(stderr).toContain('`two`, a fallback of `one`, has the same secret (`KEY`) and no other model');
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'DESIGN-4.1'],
      title: 'a sound config is 0',
      input: 'a valid file that leaves nothing to be said',
      expected: '{valid: true, problems: [], notes: []}, and nothing on stderr',
    },
    async () => {
      const file = files.write('quiet.yml', write({}));
      expect(await runCommand('validate', '--config', file)).toEqual({
        code: 0,
        stdout: `${file} is valid: 1 pipeline, 1 agent.\n`,
        stderr: '',
      });
      const { code, stdout, stderr } = await runCommand('validate', '--config', file, '--json');
      expect({ code, json: JSON.parse(stdout), stderr }).toEqual({
        code: 0,
        json: { valid: true, problems: [], notes: [] },
        stderr: '',
      });
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'DESIGN-4.1'],
      title: 'a typo is 1, with its place',
      input: 'pipelinez',
      expected: 'code, message, line, column',
    },
    async () => {
      const wrong = files.write('wrong.yml', 'version: 1\npipelinez: {}\n');
      const { code, stdout, stderr } = await runCommand('validate', '--config', wrong, '--json');
      expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
      expect(JSON.parse(stdout)).toMatchObject({ valid: false, notes: [] });
      expect(JSON.parse(stdout).problems).toContainEqual(
        expect.objectContaining({ code: expect.stringMatching(/^BATON-E/), line: 2, column: 1 }),
      );
      expect((await runCommand('validate', '--config', wrong)).stdout).toContain(`${wrong}:2:1: BATON-E`);
    },
  );
});

interface Row {
  readonly ids: readonly string[];
  readonly title: string;
  readonly settings: Settings;
  /** What the note holds; none when it is undefined. */
  readonly note: string | undefined;
}

const rows: readonly Row[] = [
  { ids: ['DESIGN-4.5'], title: 'no keys', settings: { signing: '' }, note: unsignedNote },
  {
    ids: ['H-30', 'T28'],
    title: 'nobody decided about prompts',
    settings: { retention: '' },
    note: 'artifacts for 30 days, and',
  },
  {
    ids: ['H-30', 'T28'],
    title: 'nobody decided about prompts, which are kept for 9 days',
    settings: { retention: 'retention: { artifacts: 9d }' },
    note: 'for 9 days, and in a public repository everybody can download those. Write `retention: { prompts: false }`',
  },
  { ids: ['H-30'], title: 'no prompts', settings: { retention: 'retention: { prompts: false }' }, note: undefined },
  { ids: ['U29'], title: 'comments: all', settings: { comments: 'comments: all' }, note: undefined },
  { ids: ['U29'], title: 'comments: outcomes', settings: { comments: 'comments: outcomes' }, note: '"Baton runs: <pipeline>".' },
  { ids: ['U29'], title: 'comments: none', settings: { comments: 'comments: none' }, note: 'label baton:needs-human.' },
];

describe('what baton validate notes of a valid config', () => {
  for (const { ids, title, settings, note } of rows) {
    requirement(
      {
        ids,
        title: `says it on stderr beside the answer, and in JSON: ${title}`,
        input: Object.values(settings).join('') || 'without the key',
        expected: note === undefined ? 'nothing' : `one note with: ${note}`,
      },
      async () => {
        const file = files.write('noted.yml', write(settings));
        const words = await runCommand('validate', '--config', file);
        const said = note === undefined ? [] : [expect.stringContaining(note)];
        expect({ ...words, stderr: words.stderr.split('\n').slice(0, -1) }).toEqual({
          code: 0,
          stdout: `${file} is valid: 1 pipeline, 1 agent.\n`,
          stderr: said,
        });
        const json = await runCommand('validate', '--config', file, '--json');
        expect(JSON.parse(json.stdout)).toEqual({ valid: true, problems: [], notes: said });
        expect(json.stderr).toBe(words.stderr);
      },
    );
  }

  it('says all of them in one order, and none of a config that is not valid', async () => {
    const all = { signing: '', retention: '', comments: 'comments: none' };
    const { stderr } = await runCommand('validate', '--config', files.write('all.yml', write(all)));
    expect(stderr).toMatch(/^Records are not signed.*\nPrompts are kept.*\ncomments is none.*\n$/);
    const wrong = await runCommand(
      'validate',
      '--config',
      files.write('some.yml', write({ signing: '', comments: 'comments: some' })),
    );
    expect(wrong).toEqual({ code: 1, stdout: expect.stringMatching(/"some".*all.*outcomes.*none/), stderr: '' });
  });
});
