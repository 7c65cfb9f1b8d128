import { describe, expect } from 'vitest';
import { lintConfig } from '../../../src/core/config/lint/lint-config.ts';
import { checkConfig, toConfig } from '../../../src/core/config/parse/parse-config.ts';
import { parseWholeConfig } from '../../../src/core/config/parse/parse-whole-config.ts';
import { requirement } from '../../support/requirement.ts';

/** Builds a config of one pipeline `a`, and of more lines. `«` marks where the problem is shown. */
function fileOf(on: string, { prompt = 'hi', more = '' }: { prompt?: string; more?: string } = {}): string {
  return [
    'version: 1',
    'agents: { a: { engine: command, command: [node, a.mjs] } }',
    'pipelines:',
    '  a:',
    `    on: ${on}`,
    `    stages: { s: { agent: a, prompt: "${prompt}" } }`,
    more,
  ].join('\n');
}

function other(on: string): { readonly more: string } {
  return { more: `  b:\n    on: ${on}\n    stages: { s: { agent: a, prompt: hi } }` };
}

const topic = '{ manual: { inputs: { topic: {}, depth: { type: number, default: 1 } } } }';
const deploy = '{ comment: { command: /deploy, arguments: "<env> [--dry-run]" } }';

/** A file, the code, and words of the message. */
const rows: readonly (readonly [string, string, string])[] = [
  [
    fileOf('{ manual: { inputs: { topic: { type: «text } } } }'),
    'BATON-E107',
    'must be one of `string`, `number`, `boolean`, `choice`',
  ],
  [fileOf('{ manual: { «input: { topic: {} } } }'), 'BATON-E105', 'Did you mean `inputs`?'],
  [fileOf('{ manual: «false }'), 'BATON-E107', '`true`, or a map with the `inputs`'],
  [fileOf('{ manual: { inputs: { «Topic: {} } } }'), 'BATON-E107', 'small letters, digits and underscores'],
  [fileOf('{ manual: { inputs: { topic: { «requird: true } } } }'), 'BATON-E105', 'Did you mean `required`?'],
  [fileOf('{ manual: { inputs: { tone: { «type: choice } } } }'), 'BATON-E170', 'write `options: [first, second]`'],
  [fileOf('{ manual: { inputs: { tone: { «options: [a] } } } }'), 'BATON-E170', 'stands beside `type: string`'],
  [fileOf('{ manual: { inputs: { tone: { type: choice, «options: [a, b, a] } } } }'), 'BATON-E170', 'has "a" twice'],
  [
    fileOf('{ manual: { inputs: { tone: { type: choice, options: [formal, casual], «default: casul } } } }'),
    'BATON-E170',
    'Did you mean `casual`?',
  ],
  [
    fileOf('{ manual: { inputs: { depth: { type: number, «default: many } } } }'),
    'BATON-E170',
    'is "many", and has to be a number',
  ],
  [
    fileOf('{ manual: { inputs: { urgent: { type: boolean, «default: 1 } } } }'),
    'BATON-E170',
    'is 1, and has to be `true` or `false`',
  ],
  [
    fileOf('{ manual: { inputs: { topic: { required: true, «default: x } } } }'),
    'BATON-E170',
    'never used, because the input is `required`',
  ],
  [fileOf('{ comment: { command: /deploy, arguments: "<env> «--dry-run" } }'), 'BATON-E171', 'Write `[--dry-run]`?'],
  [fileOf('{ comment: { command: /deploy, arguments: "<env> «[--constructor]" } }'), 'BATON-E171', 'choose another one'],
  [fileOf('{ comment: { command: /deploy, arguments: "«<prototype...>" } }'), 'BATON-E171', 'cannot be a name'],
  [fileOf('{ comment: { command: /deploy, arguments: "«env" } }'), 'BATON-E171', 'Write `<env>`?'],
  [
    fileOf('{ comment: { command: /deploy, arguments: "<env> [tag «[--dry-run]" } }').replace('[tag «', '«[tag '),
    'BATON-E171',
    'has "[tag"',
  ],
  [fileOf('{ comment: { command: /deploy, arguments: "[env] «<tag>" } }'), 'BATON-E171', 'behind "env", which may be left out'],
  [
    fileOf('{ comment: { command: /deploy, arguments: "<words...> «[env]" } }'),
    'BATON-E171',
    'behind the words that take all the rest',
  ],
  [
    fileOf('{ comment: { command: /deploy, arguments: "<dry-run> «[--dry-run]" } }'),
    'BATON-E171',
    'name `dry_run` stands there twice',
  ],
  [
    fileOf('{ manual: { inputs: { dry_run: { type: number } } }, comment: { command: /d, arguments: «"[--dry-run]" } }'),
    'BATON-E171',
    'is of type number; write `type: boolean`',
  ],
  [
    fileOf(deploy, other('{ comment: { command: «/deploy now } }')),
    'BATON-E172',
    'pipeline "a" has `/deploy <env> [--dry-run]`: one line can be both',
  ],
  [fileOf(deploy, other('{ comment: { command: «/deploy } }')), 'BATON-E172', 'one line can be both'],
  [fileOf('{ comment: { command: «/baton run, arguments: "<x>" } }'), 'BATON-E172', 'that is a command of Baton'],
  [fileOf(topic, { prompt: 'Look at {{ «inputs.topci }}' }), 'BATON-E503', 'did you mean `topic`?'],
  [fileOf(deploy, { prompt: 'Go to {{ «inputs.environment }}' }), 'BATON-E503', 'Known there: `env`, `dry_run`'],
  [
    fileOf('{ manual: { inputs: { topic: {} } }, webhook: { type: t, map: { level: a.b } } }', {
      prompt: '{{ inputs.level }} {{ inputs.topic }} {{ «inputs.lvl }}',
    }),
    'BATON-E503',
    'Known there: `level`, `topic`',
  ],
];

/** Finds the problems of a file that has a mark, with the place of the mark. */
function check(marked: string) {
  const text = marked.replace('«', '');
  const before = marked.slice(0, marked.indexOf('«')).split('\n');
  const checked = checkConfig(text);
  const config = checked.ok ? toConfig(checked.value) : checked;
  return { place: { line: before.length, column: (before.at(-1) ?? '').length + 1 }, checked, config };
}

describe('the inputs of a config', () => {
  requirement(
    {
      ids: ['T-1', 'F-C6', 'DESIGN-4.1'],
      title: 'are checked with line and column: declarations, usage lines, commands that overlap, names in templates',
      input: `${rows.length} files with one mistake each`,
      expected: 'one problem each, at its place, with what to write instead',
    },
    () => {
      for (const [marked, code, words] of rows) {
        const { place, config } = check(marked);
        const problems = config.ok ? [] : config.error;
        expect(
          problems.map((problem) => problem.code),
          marked,
        ).toEqual([code]);
        expect(problems[0], marked).toMatchObject({ ...place, message: expect.stringContaining(words) });
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.7', 'F-C6'],
      title: 'have their types in conditions',
      input: 'conditions with an unknown input, with a number beside a text, and with each type as it is',
      expected: 'BATON-E151, BATON-E152, with line and column; the last one is sound',
    },
    async () => {
      const codesOf = async (condition: string): Promise<readonly string[]> => {
        const config = await parseWholeConfig(fileOf(topic).replace('prompt: "hi"', `prompt: hi, if: '${condition}'`));
        return config.ok ? [] : config.error.map(({ code, line, column }) => `${code} ${line}:${column}`);
      };
      expect(await codesOf('inputs.topci == "x"')).toEqual(['BATON-E151 6:47']);
      expect(await codesOf('inputs.depth == "3"')).toEqual(['BATON-E152 6:63']);
      expect(await codesOf('inputs.depth > 3 && inputs.topic == "x"')).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.7', 'U18'],
      title: 'are noted where only some of the triggers give what a template shows',
      input:
        'a prompt with inputs.topic; started by hand and by a schedule; with a default; by a command whose usage line has it',
      expected: 'a note at its line; none with a default or where every start gives it',
    },
    () => {
      const noteOf = (on: string): readonly string[] => {
        const { checked, config } = check(fileOf(on, { prompt: '{{ inputs.topic }}' }));
        return checked.ok && config.ok
          ? lintConfig(config.value, checked.value).notes.map(({ code, message, line }) => `${code} ${line} ${message}`)
          : ['fault'];
      };
      const schedule = 'schedule: { cron: "0 9 * * 1" }';
      expect(noteOf(`{ manual: { inputs: { topic: {} } }, ${schedule} }`)).toEqual([
        'BATON-E173 6 `pipelines.a.stages.s.prompt`: `inputs.topic` is empty after a start by `on.schedule`; give it a `default` under `manual.inputs` if it should not be.',
      ]);
      expect(noteOf(`{ manual: { inputs: { topic: { default: x } } }, ${schedule} }`)).toEqual([]);
      expect(noteOf(`{ manual: { inputs: { topic: { type: boolean } } }, ${schedule} }`)).toEqual([]);
      expect(noteOf('{ manual: { inputs: { topic: {} } }, comment: { command: /x, arguments: "<topic>" } }')).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['F-PE1', 'DESIGN-4.7'],
      title: 'are named where a prompt shows the text below a command, and nothing shows the words behind it',
      input:
        '{{ event.comment }} in a pipeline whose command has arguments; the same with {{ inputs.topic }}; a command without arguments',
      expected: 'a note with the input to write; none; none',
    },
    () => {
      const noteOf = (on: string, prompt: string): readonly string[] => {
        const { checked, config } = check(fileOf(on, { prompt }));
        return checked.ok && config.ok
          ? lintConfig(config.value, checked.value).notes.map(({ code, message, line }) => `${code} ${line} ${message}`)
          : ['fault'];
      };
      const command = '{ comment: { command: /x, arguments: "<topic> [--deep]" } }';
      expect(noteOf(command, '{{ event.comment }}')).toEqual([
        'BATON-E174 6 `pipelines.a.stages.s.prompt`: `event.comment` is what stands below the line of a command, and nothing of this pipeline reads the words behind it; write `{{ inputs.topic }}` where they are meant.',
      ]);
      expect(noteOf(command, '{{ inputs.topic }} {{ event.comment }}')).toEqual([]);
      expect(noteOf('{ comment: { command: /x } }', '{{ event.comment }}')).toEqual([]);
    },
  );
});
