import { describe, expect, it } from 'vitest';
import { listInputs, readTypedInputs } from '../../../src/core/config/inputs/declared-inputs.ts';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import type { Config } from '../../../src/core/config/schema/config-schema.ts';
import { fillInputs } from '../../../src/core/trigger/map-webhook.ts';
import { matchPipelines } from '../../../src/core/trigger/match/match-pipelines.ts';
import { parseTrigger } from '../../../src/core/trigger/parse-trigger.ts';
import type { Trigger } from '../../../src/core/trigger/trigger.ts';
import { requirement } from '../../support/requirement.ts';

function configOf(on: string): Config {
  const parsed = parseConfig(
    `version: 1\nagents: { a: { engine: command, command: [node, a.mjs] } }\npipelines:\n${on}    stages: { s: { agent: a, prompt: hi } }\n`,
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

const config = configOf(`  research:
    on:
      manual:
        inputs:
          topic: { required: true }
          depth: { type: number, default: 2 }
          urgent: { type: boolean }
          tone: { type: choice, options: [formal, casual] }
    stages: { s: { agent: a, prompt: hi } }
  deploy:
    on:
      comment: { command: /deploy, arguments: "<env> [--dry-run] [--tag <tag>] [<words...>]" }
    stages: { s: { agent: a, prompt: hi } }
  plain:
    on: { manual: true, comment: { command: /plain } }
`);

const sender = { id: 7, login: 'marla', type: 'User' };
const repository = { id: 1, name: 'r', owner: { login: 'o' }, default_branch: 'main', private: false };

function said(body: string): Trigger {
  const issue = {
    number: 1,
    title: 't',
    body: '',
    user: sender,
    labels: [],
    html_url: '',
    created_at: '2026-01-01T00:00:00Z',
    author_association: 'OWNER',
  };
  const comment = { id: 5, user: sender, body, created_at: '2026-01-01T00:00:00Z' };
  return parse('issue_comment', { action: 'created', issue, comment, repository, sender });
}

function byHand(pipeline: string, inputs: string): Trigger {
  return parse('workflow_dispatch', { inputs: { pipeline, inputs }, repository, sender });
}

function parse(name: string, payload: unknown): Trigger {
  const parsed = parseTrigger(name, payload);
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return parsed.value;
}

/** Returns the inputs that a pipeline gets by the event, or what the person is told. */
function read(pipeline: string, trigger: Trigger): unknown {
  const match = matchPipelines({ config, trigger, role: 'admin' }).find((each) => each.pipeline === pipeline);
  const failed = match?.checks.filter(({ passed }) => !passed) ?? [];
  if (match?.matched !== true) return failed.map(({ check, detail }) => (check === 'inputs' ? detail : `${check}!`)).join(' ');
  const { inputs = {}, given } = fillInputs(trigger, { name: pipeline, on: config.pipelines[pipeline]?.on ?? {} });
  expect(given).toBeUndefined();
  return inputs;
}

const usage = 'Write `/baton run research topic=<text> [depth=<number>] [urgent=<true or false>] [tone=<formal or casual>]`.';
const call = 'Write `/deploy <env> [--dry-run] [--tag <tag>] [<words...>]`.';

/** What is written behind `/baton run research`, and the inputs, or the words of the reply. */
const named: readonly (readonly [string, unknown])[] = [
  ['topic=weather', { topic: 'weather' }],
  ['topic="two words" depth=3', { topic: 'two words', depth: '3' }],
  ['topic=weather\tdepth=-1.50  urgent=true tone=casual', { topic: 'weather', depth: '-1.5', urgent: 'true', tone: 'casual' }],
  ['topic="What\'s Größe, {{ x }} & $(id)?"', { topic: "What's Größe, {{ x }} & $(id)?" }],
  ['topic=a/b@1.2:3,4+5 depth=1e3', { topic: 'a/b@1.2:3,4+5', depth: '1000' }],
  ['topic=x depth= tone=""', { topic: 'x' }],
  ['topic=x\n\nTake your time: `code` and <b>more</b>', { topic: 'x' }],
  ['topic=x depth=many', `\`depth\` is \`many\`, and has to be a number, such as \`3\` or \`0.5\`. ${usage}`],
  ['topic=x depth=NaN', `\`depth\` is \`NaN\`, and has to be a number, such as \`3\` or \`0.5\`. ${usage}`],
  ['topic=x depth=Infinity', `\`depth\` is \`Infinity\`, and has to be a number, such as \`3\` or \`0.5\`. ${usage}`],
  ['topic=x depth=0x10', `\`depth\` is \`0x10\`, and has to be a number, such as \`3\` or \`0.5\`. ${usage}`],
  ['topic=x depth=1e9999', `\`depth\` is \`1e9999\`, and has to be a number, such as \`3\` or \`0.5\`. ${usage}`],
  ['topic=x urgent=yes', `\`urgent\` is \`yes\`, and has to be \`true\` or \`false\`. ${usage}`],
  [
    'topic=x tone=formel',
    `\`tone\` is \`formel\`, and has to be one of \`formal\`, \`casual\`. Did you mean \`formal\`? ${usage}`,
  ],
  [
    'topci=x',
    `\`topci\` is no input here. Did you mean \`topic\`? There are: \`topic\`, \`depth\`, \`urgent\`, \`tone\`. \`topic\` is missing. ${usage}`,
  ],
  ['', `\`topic\` is missing. ${usage}`],
  ['topic=""', `\`topic\` is missing. ${usage}`],
  ['please', `\`please\` is no \`name=value\`. ${usage}`],
  [
    'topic=a depth=12345678901234567890',
    `\`depth\` is \`12345678901234567890\`, and has more digits than a number keeps; write a smaller one, or make the input a \`string\`. ${usage}`,
  ],
  ['topic=a topic=b', `\`topic\` stands there twice. ${usage}`],
  [
    'topic="two words',
    `\`topic="two words\` has a quote that is not closed, or one in the middle of a word; write \`name="two words"\`. ${usage}`,
  ],
  ['topic=“two words”', `\`“two\` has curly quotes; write straight ones: \`name="two words"\`. ${usage}`],
  ['topic=$(id)', `\`$(id)\` has the character \`$\`; put such a value in double quotes: \`name="two words"\`. ${usage}`],
  [
    'topic="<!-- hidden -->"',
    `\`<! -- hidden -->\` has \`<\`, which no value of a command has: code and HTML are no plain text; take it out. ${usage}`,
  ],
  [
    'topic="`code`"',
    `\`'code'\` has a backtick, which no value of a command has: code and HTML are no plain text; take it out. ${usage}`,
  ],
  ['topic="a\u200bb"', `\`ab\` has a character that nobody sees; take it out. ${usage}`],
  [
    `topic=${'a'.repeat(2_001)}`,
    `The line has 2007 characters, and at most 2000 are taken. Longer text can stand below the line, where a prompt reads it as \`event.comment\`. ${usage}`,
  ],
  [
    Array.from({ length: 300 }, (_, index) => `n${index}=1`).join(' '),
    `${[0, 1, 2, 3, 4].map((index) => `\`n${index}\` is no input here.`).join(' ')} and 295 more. There are: \`topic\`, \`depth\`, \`urgent\`, \`tone\`. \`topic\` is missing. ${usage}`,
  ],
  ['__proto__=x topic=a', `\`__proto__\` is no input here. There are: \`topic\`, \`depth\`, \`urgent\`, \`tone\`. ${usage}`],
];

const commands: readonly (readonly [string, unknown])[] = [
  ['/deploy staging', { env: 'staging' }],
  ['/deploy staging --dry-run', { env: 'staging', dry_run: 'true' }],
  ['/deploy --tag v1.2 staging --dry-run', { tag: 'v1.2', env: 'staging', dry_run: 'true' }],
  ['/deploy staging --tag="two words" for the demo', { env: 'staging', tag: 'two words', words: 'for the demo' }],
  ['/deploy', `\`env\` is missing. ${call}`],
  ['/deploy\nstaging', `\`env\` is missing. ${call}`],
  ['/deploy staging --dryrun', `\`--dryrun\` is unknown. Did you mean \`--dry-run\`? ${call}`],
  ['/deploy staging --tag', `\`--tag\` needs a value behind it. ${call}`],
  ['/deploy staging --tag --dry-run', `\`--tag\` needs a value behind it. ${call}`],
  ['/deploy staging --dry-run=yes', `\`--dry-run\` is a flag and takes no value. ${call}`],
  ['/deploy staging --tag a --tag b', `\`--tag\` stands there twice. ${call}`],
  ['/deploy env=staging', `\`env=staging\` has a \`=\`; write the value alone, in double quotes if it has one. ${call}`],
  [
    '/deploy <b>staging</b>',
    `\`<b>staging</b>\` has the character \`<\`; put such a value in double quotes: \`name="two words"\`. ${call}`,
  ],
  ['/deploying staging', 'command!'],
  ['> /deploy staging', 'command!'],
  ['`/deploy staging`', 'command!'],
  [' /deploy staging', 'command!'],
];

describe('the inputs of a start', () => {
  requirement(
    {
      ids: ['T-1', 'F-C6', 'U11'],
      title: 'are read behind /baton run, and what does not fit starts nothing and is answered in words with the usage',
      input: `${named.length} lines: quotes, numbers that are none, slips, code, HTML, invisible characters, a line that is too long`,
      expected: 'the values, typed; else what is wrong, with the nearest name or value',
    },
    () => {
      for (const [rest, expected] of named) {
        const value = read('research', said(`/baton run research ${rest}`));
        if (typeof expected === 'string') expect(value, rest).toBe(expected);
        else expect(value, rest).toEqual(expected);
      }
    },
  );

  requirement(
    {
      ids: ['T-1', 'I-8', 'U11'],
      title: 'are the arguments behind a command of a pipeline, as its usage line says',
      input: `${commands.length} comments: flags in any order, options, the rest, quotes, missing and strange words, code and HTML`,
      expected:
        'the values by the names of the arguments; else what is wrong, with the usage line; another command is none of it',
    },
    () => {
      for (const [body, expected] of commands) expect(read('deploy', said(body)), body).toEqual(expected);
    },
  );

  requirement(
    {
      ids: ['T-1', 'F-C6'],
      title: 'stand in the one input of a workflow that is started by hand, as JSON or as words',
      input: 'JSON with text, number and boolean; words; JSON that cannot be read, with a list, a key twice, of an unknown name',
      expected: 'the same values either way; else what is wrong, with the names that there are',
    },
    () => {
      const form =
        'The input `inputs` has `topic=<text> [depth=<number>] [urgent=<true or false>] [tone=<formal or casual>]`, or the same as a JSON object.';
      const rows: readonly (readonly [string, unknown])[] = [
        ['{"topic": "two\\nlines", "depth": 3, "urgent": true}', { topic: 'two\nlines', depth: '3', urgent: 'true' }],
        ['topic="two words" depth=3', { topic: 'two words', depth: '3' }],
        ['', `\`topic\` is missing. ${form}`],
        ['{"topic": ["a"]}', `\`topic\` is no single value, and has to be a string. ${form}`],
        [
          '{"topic": "a", "dept": 1}',
          `\`dept\` is no input here. Did you mean \`depth\`? There are: \`topic\`, \`depth\`, \`urgent\`, \`tone\`. ${form}`,
        ],
      ];
      const exact: readonly (readonly [string, string])[] = [
        ['{"topic": 1.10}', '`topic` is 1.1, a number, and has to be a string; put it in double quotes.'],
        ['{"topic": "a", "tone": 1}', '`tone` is 1, a number, and has to be a choice; put it in double quotes.'],
        [
          '{"topic": "a", "depth": 9007199254740993}',
          'In the input `inputs`, the number 9007199254740993 cannot be kept exactly; write it as a string;',
        ],
        ['{"topic": "a", "topic": "b"}', 'In the input `inputs`, the key stands twice in one object; keep one of them;'],
        ['{"topic": [[[1]]]}', 'In the input `inputs`, `topic[0][0]` is nested too deeply; at most 3 levels are accepted;'],
      ];
      for (const [text, words] of exact) expect(read('research', byHand('research', text)), text).toContain(words);
      for (const [text, expected] of rows) expect(read('research', byHand('research', text)), text).toEqual(expected);
      for (const text of ['{"topic": ', '{"topic": "a", "topic": "b"}', '{"__proto__": {}}'])
        expect(read('research', byHand('research', text)), text).toMatch(/^(?:The|In the) input `inputs`.*; write a JSON object/);
    },
  );

  it('are none for a pipeline that declares none', () => {
    expect(read('plain', said('/baton run plain'))).toEqual({});
    expect(read('plain', byHand('plain', ''))).toEqual({});
    expect(read('plain', said('/baton run plain topic=x'))).toBe('The pipeline takes no inputs, and `topic` was given.');
    expect(read('plain', said('/plain'))).toEqual({});
    expect(read('plain', said('/plain now'))).toBe('command!');
  });

  it('are taken by name for the arguments of a command as well', () => {
    expect(read('deploy', said('/baton run deploy env=staging dry_run=true'))).toEqual({ env: 'staging', dry_run: 'true' });
    expect(read('deploy', said('/baton run deploy'))).toMatch(/^`env` is missing\. Write `\/baton run deploy env=<text>/);
  });
});

describe('the inputs of a run', () => {
  requirement(
    {
      ids: ['T-1', 'F-C6', 'DESIGN-4.7'],
      title: 'have their types, and defaults whatever started the run',
      input: 'a pipeline with four inputs; texts of a start, and none at all',
      expected:
        'numbers and booleans; a boolean that was not given is false, a text is empty, and a number without a default is absent',
    },
    () => {
      const on = config.pipelines.research?.on ?? {};
      expect(readTypedInputs(on, { topic: 'x', depth: '3', urgent: 'true' })).toEqual({
        topic: 'x',
        depth: 3,
        urgent: true,
        tone: '',
      });
      expect(readTypedInputs(on)).toEqual({ topic: '', depth: 2, urgent: false, tone: '' });
      expect([...listInputs(on).values()].map(({ name, type }) => `${name}: ${type}`)).toEqual([
        'topic: string',
        'depth: number',
        'urgent: boolean',
        'tone: choice',
      ]);
    },
  );
});
