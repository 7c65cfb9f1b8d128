import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { caseFile, useFiles } from './support.ts';

const files = useFiles();
const config = caseFile('event-label-matches', 'config.yml');
const event = caseFile('event-label-matches', 'event.json');

describe('baton schema', () => {
  it('prints the committed schema', async () => {
    const committed = JSON.parse(readFileSync('schema.json', 'utf8'));
    const { code, stdout } = await runCommand('schema');
    expect({ code, schema: JSON.parse(stdout) }).toEqual({ code: 0, schema: committed });
    expect(await runCommand('schema', '--json')).toMatchObject({ code: 0, stdout });
  });
});

describe('baton explain', () => {
  requirement(
    {
      ids: ['DESIGN-4.8', 'I-1'],
      title: 'says which pipelines start',
      input: 'a label, role write',
      expected: '{pipelines: [{pipeline, matched, checks}]}, exit 0',
    },
    async () => {
      const { code, stdout } = await runCommand(
        'explain',
        event,
        '--event',
        'issues',
        '--role',
        'write',
        '--config',
        config,
        '--json',
      );
      expect({ code, stdout }).toEqual({
        code: 0,
        stdout: readFileSync(caseFile('event-label-matches', 'explain.json'), 'utf8'),
      });
      const { stdout: words } = await runCommand('explain', event, '--event', 'issues', '--role', 'write', '--config', config);
      expect(words).toContain('fix: starts\n  ✔ sender: ');
      expect(words).toContain('review: does not start\n');
    },
  );

  for (const [title, args] of [
    ['an unknown role', []],
    ['a role that GitHub does not have', ['--role', 'king']],
  ] as const) {
    requirement(
      { ids: ['T02', 'DESIGN-4.8'], title: `${title} means no`, input: args.join(' ') || 'no --role', expected: 'exit 1' },
      async () => {
        const { code, stdout } = await runCommand('explain', event, '--event', 'issues', ...args, '--config', config, '--json');
        expect(code).toBe(1);
        for (const { matched } of JSON.parse(stdout).pipelines) expect(matched).toBe(false);
      },
    );
  }
});

describe('baton handoff check', () => {
  const good = files.write('good.json', '{"summary": "ok --- done", "extra": 1}');
  const bad = files.write('bad.json', '{"summary": "", "data": {"n": 1}}');

  requirement(
    {
      ids: ['H-18', 'DESIGN-4.8'],
      title: 'a valid handoff',
      input: '{"summary": …, "extra": 1}',
      expected: '{valid, handoff, errors: [], warnings, bytes}, exit 0',
    },
    async () => {
      const { code, stdout, stderr } = await runCommand('handoff', 'check', good, '--json');
      expect({ code, json: JSON.parse(stdout) }).toEqual({
        code: 0,
        json: {
          valid: true,
          handoff: { version: 1, summary: 'ok --- done' },
          errors: [],
          warnings: ['The unknown key `extra` was dropped; put it into `data`, as a string.'],
          bytes: 38,
        },
      });
      expect(stderr).toContain('warning: The unknown key `extra`');
      expect((await runCommand('handoff', 'check', good)).stdout).toMatch(/^valid, 38 bytes\nwarning: /);
    },
  );

  requirement(
    {
      ids: ['H-20', 'DESIGN-4.8'],
      title: 'everything that is wrong is said at once',
      input: 'empty summary, a number in data',
      expected: 'errors: [{code, path, message}], exit 1',
    },
    async () => {
      const { code, stdout } = await runCommand('handoff', 'check', bad, '--json');
      const json = JSON.parse(stdout);
      expect({
        code,
        ...json,
        errors: json.errors.map(({ code, path }: { code: string; path: string }) => [code, path]),
      }).toEqual({
        code: 1,
        valid: false,
        handoff: null,
        errors: [
          ['empty', 'summary'],
          ['type', 'data.n'],
        ],
        bytes: 33,
      });
      for (const error of json.errors) expect(Object.keys(error)).toEqual(['code', 'path', 'message']);
      expect((await runCommand('handoff', 'check', bad)).stdout).toMatch(/^not valid, 33 bytes\n`summary` is empty/);
    },
  );

  requirement(
    {
      ids: ['H-19', 'H-27'],
      title: '--emit prints the block between the markers, and nothing of an invalid one',
      input: 'both files',
      expected: 'the block; nothing on stdout',
    },
    async () => {
      expect((await runCommand('handoff', 'check', good, '--emit')).stdout).toBe(
        '---BATON_HANDOFF_START---\n{"summary":"ok \\u002d-- done","version":1}\n---BATON_HANDOFF_END---\n',
      );
      expect(await runCommand('handoff', 'check', bad, '--emit')).toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringContaining('not valid'),
      });
    },
  );

  const transfers = files.write(
    'transfers.yml',
    `version: 1
agents:
  researcher: { engine: command, command: ["true"], transfer-to: [writer] }
  writer: { engine: command, command: ["true"] }
  alone: { engine: command, command: ["true"], transfer-to: [] }
pipelines:
  article:
    on: { issues: { labels: [write] } }
    stages:
      article: { agent: researcher, handoff: { required: true, data: { required: [severity] } } }
      last: { agent: alone, needs: [article] }
`,
  );
  const transferFiles: readonly (readonly [string, string, string | undefined, number, string])[] = [
    ['alone', '{"to":"writer","message":"go on"}', undefined, 0, 'valid, 33 bytes, a transfer to "writer"'],
    [
      'alone, for a stage that demands a handoff',
      '{"to":"writer","message":"go on"}',
      'article.article',
      0,
      'valid, 33 bytes, a transfer',
    ],
    [
      'without its message',
      '{"summary":"x","to":"writer"}',
      undefined,
      1,
      'BATON-E203: The transfer was not made: `message` is missing',
    ],
    ['without a message, for a stage', '{"summary":"x","to":"writer"}', 'article.article', 1, '`message` is missing beside'],
    ['to an agent that is not there', '{"to":"editor","message":"m"}', 'article.article', 1, 'Available: writer'],
    ['beside an invalid handoff', '{"summary":7,"to":"writer","message":"m"}', undefined, 1, '`summary` is the number 7'],
    ['where there is nobody to name', '{"summary":"x","to":"writer","message":"m"}', 'article.last', 0, 'so it was ignored'],
  ];
  for (const [index, [name, text, stage, code, words]] of transferFiles.entries()) {
    requirement(
      {
        ids: ['F-M11', 'F-C5', 'H-18'],
        title: `says of a transfer what the run will: ${name}`,
        input: `${text}${stage === undefined ? '' : ` --stage ${stage}`}`,
        expected: `exit ${code}; ${words}`,
      },
      async () => {
        const file = files.write(`transfer-${index}.json`, text);
        const place = stage === undefined ? [] : ['--stage', stage, '--config', transfers];
        const ran = await runCommand('handoff', 'check', file, ...place);
        expect(ran.stdout).toContain(words);
        expect(ran.code).toBe(code);
      },
    );
  }

  requirement(
    {
      ids: ['F-M11', 'F-M9', 'H-19'],
      title: 'has the transfer and the warnings in its document, and emits a transfer alone',
      input: '{"to":"writer","message":"go on"} with --json and --emit; an unknown key with --json',
      expected: 'transfer: {to, message}; the block with it; warnings: [one]',
    },
    async () => {
      const file = files.write('transfer.json', '{"to":"writer","message":"go on"}');
      expect(JSON.parse((await runCommand('handoff', 'check', file, '--json')).stdout)).toEqual({
        valid: true,
        handoff: null,
        transfer: { to: 'writer', message: 'go on' },
        errors: [],
        bytes: 33,
      });
      expect((await runCommand('handoff', 'check', file, '--emit')).stdout).toBe(
        '---BATON_HANDOFF_START---\n{"version":1,"to":"writer","message":"go on"}\n---BATON_HANDOFF_END---\n',
      );
      expect(JSON.parse((await runCommand('handoff', 'check', good, '--json')).stdout).warnings).toHaveLength(1);
    },
  );

  it('knows the stages of the config, and reads broken bytes', async () => {
    expect(await runCommand('handoff', 'check', good, '--stage', 'fix.fix', '--config', config)).toMatchObject({ code: 0 });
    const bytes = files.write('bytes.json', Buffer.from([0x7b, 0xff, 0x00]));
    const { code, stdout } = await runCommand('handoff', 'check', bytes, '--json');
    expect({ code, valid: JSON.parse(stdout).valid }).toEqual({ code: 1, valid: false });
  });

  const demanding = `version: 1
agents: { one: { engine: command, command: ["true"] } }
pipelines:
  fix:
    on: { issues: { labels: [ready] } }
    stages:
      look: { agent: one, branch: "x/{{ subject.number }}", handoff: { required: true, data: { required: [severity], properties: { severity: { enum: [low, high] } } } } }
      count: { agent: one, handoff: { coerce: true } }
      open: { needs: [look], uses: pull-request, with: { title: x } }
`;

  requirement(
    {
      ids: ['H-18', 'DESIGN-4.8'],
      title: 'with --stage, what that stage demands',
      input: 'severity "urgent", "high", no file at all, a built-in',
      expected: 'exit 1 with the words and path; 0; 1 as missing; 2',
    },
    async () => {
      const of = ['--stage', 'fix.look', '--config', files.write('demanding.yml', demanding)];
      const urgent = files.write('urgent.json', '{"summary":"s","data":{"severity":"urgent"}}');
      const refused = await runCommand('handoff', 'check', urgent, ...of, '--json');
      expect({ code: refused.code, json: JSON.parse(refused.stdout) }).toMatchObject({
        code: 1,
        json: { valid: false, handoff: null, errors: [{ code: 'schema', path: 'data.severity', message: expect.any(String) }] },
      });
      expect((await runCommand('handoff', 'check', urgent, ...of, '--emit')).stdout).toBe('');
      expect((await runCommand('handoff', 'check', urgent)).code).toBe(0);
      const high = files.write('high.json', '{"summary":"s","data":{"severity":"high"}}');
      const emitted = await runCommand('handoff', 'check', high, ...of, '--emit');
      expect(emitted).toMatchObject({ code: 0, stdout: expect.stringContaining('---BATON_HANDOFF_START---') });
      const missing = await runCommand('handoff', 'check', 'not-there.json', ...of, '--json');
      expect({ code: missing.code, ...JSON.parse(missing.stdout) }).toMatchObject({
        code: 1,
        bytes: 0,
        errors: [{ code: 'missing' }],
      });
      expect((await runCommand('handoff', 'check', high, '--stage', 'fix.open', ...of.slice(2))).code).toBe(2);
    },
  );

  requirement(
    {
      ids: ['H-8', 'DESIGN-4.8'],
      title: 'numbers in data are texts for a stage that says `coerce`',
      input: 'data {"version": 1.10} with --stage of such a stage; of another; with --emit',
      expected: 'valid, with the text "1.10"; exit 1 with what to write; the block with the text',
    },
    async () => {
      const file = files.write('number.json', '{"summary":"s","data":{"version":1.10}}');
      const of = (stage: string) => ['--stage', stage, '--config', files.write('demanding.yml', demanding)];
      const checked = await runCommand('handoff', 'check', file, ...of('fix.count'), '--json');
      expect({ code: checked.code, ...JSON.parse(checked.stdout) }).toMatchObject({
        code: 0,
        valid: true,
        handoff: { data: { version: '1.10' } },
      });
      const strict = await runCommand('handoff', 'check', file, ...of('fix.look'));
      expect(strict).toMatchObject({ code: 1, stdout: expect.stringContaining('values must be strings: write "1.10"') });
      const emitted = await runCommand('handoff', 'check', file, ...of('fix.count'), '--emit');
      expect(emitted.stdout).toContain('"data":{"version":"1.10"}');
    },
  );
});

describe('baton signal', () => {
  const rows = [
    ['done\n[BATON-RESULT: success]\n', 0, { outcome: 'succeeded', reason: null }],
    ['[BATON-RESULT: failure] tests-failed', 0, { outcome: 'failed', reason: 'tests-failed' }],
    ['[CF-RESULT: noop nothing to do]\r\n\r\n', 0, { outcome: 'noop', reason: 'nothing to do' }],
    ['[BATON-RESULT: needs-input] Which branch?', 0, { outcome: 'needs-input', reason: 'Which branch?' }],
    ['[BATON-RESULT: success]\nbye', 1, { outcome: 'failed', reason: 'empty-output' }],
    ['', 1, { outcome: 'failed', reason: 'empty-output' }],
  ] as const;
  for (const [text, code, json] of rows) {
    requirement(
      {
        ids: ['C-13', 'C-15', 'DESIGN-4.8'],
        title: `reads ${JSON.stringify(text)}`,
        input: JSON.stringify(text),
        expected: JSON.stringify(json),
      },
      async () => {
        const file = files.write('signal.txt', text);
        const ran = await runCommand('signal', file, '--json');
        expect({ code: ran.code, json: JSON.parse(ran.stdout) }).toEqual({ code, json });
      },
    );
  }

  it('says it in words', async () => {
    expect((await runCommand('signal', files.write('words.txt', '[BATON-RESULT: noop] why'))).stdout).toBe('noop: why\n');
  });
});
