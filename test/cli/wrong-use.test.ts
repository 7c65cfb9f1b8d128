import { describe, expect, it } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { caseFile, useFiles } from './support.ts';

const files = useFiles();
const config = caseFile('event-label-matches', 'config.yml');
const event = caseFile('event-label-matches', 'event.json');
const comments = caseFile('chain-ended', 'comments.json');
const broken = files.write('broken.json', '{"a": ');
const object = files.write('object.json', '{"a": 1}');
const list = files.write('list.json', '[{"id": "x"}]');
const noConfig = files.write('no-config.yml', 'version: 1\npipelinez: {}\n');
const absent = `${files.folder}/absent.json`;
const thread = ['--repo-id', '3000000004', '--subject', '1'];
const prompted = ['--event', event, '--event-name', 'issues', '--config', config];

const rows: readonly { args: readonly string[]; says: string }[] = [
  { args: [], says: 'Usage: baton' },
  { args: ['explan'], says: 'Did you mean explain?' },
  { args: ['nothing-like-it'], says: "unknown command 'nothing-like-it'" },
  { args: ['nothing-like-it', '--help'], says: "unknown command 'nothing-like-it'" },
  { args: ['help', 'explan'], says: 'Did you mean explain?' },
  { args: ['handoff', 'chek', '-h'], says: 'Did you mean check?' },
  { args: ['handoff'], says: 'Usage: baton handoff' },
  { args: ['graph', 'none', '--config', config], says: 'There is no pipeline "none"; there are fix, review, triage' },
  // Names of a repository that somebody else wrote must not turn into codes of the terminal.
  { args: ['graph', 'a\u001b[2Jb', '--config', config], says: 'There is no pipeline "ab"' },
  { args: ['validate', '--colour'], says: "unknown option '--colour'" },
  { args: ['validate', config, 'more'], says: 'too many arguments' },
  { args: ['validate', config, '--config', config], says: 'name two configurations' },
  { args: ['validate', '--config', absent], says: `${absent} cannot be read` },
  { args: ['validate', '--config', files.folder], says: 'cannot be read: EISDIR' },
  { args: ['explain', '--event', 'issues'], says: "missing required argument 'event'" },
  { args: ['explain', '--label', 'a', '--tick', 'b'], says: 'Choose one trigger: --label and --tick' },
  { args: ['explain', '--open', 'issue', '--label', 'a'], says: 'Choose one trigger: --label and --open' },
  { args: ['explain', event, '--label', 'a'], says: '--label says the event already' },
  { args: ['explain', '--tick', 'none', '--config', config], says: 'names no pipeline with `on.schedule`; there is none' },
  { args: ['explain', '--manual', 'none', '--config', config], says: 'names no pipeline; there are fix, review, triage' },
  { args: ['explain', '--webhook', 'x', '--payload', list, '--config', config], says: 'holds no JSON object' },
  { args: ['explain', '--webhook', 'x', '--config', config], says: 'Add --payload FILE' },
  { args: ['try', '-o', `${files.folder}/none/run.html`], says: `there is no folder ${files.folder}/none. Type: mkdir -p` },
  { args: ['try', '-o', files.folder], says: `Name a file in it, such as ${files.folder}/run.html` },
  { args: ['dev', '--port', '65536'], says: 'Write a number from 0 to 65535.' },
  { args: ['demo', '-o', `${object}/run.html`], says: `there is no folder ${object}` },
  { args: ['explain', '--label', 'a', '--body', absent, '--config', config], says: 'cannot be read' },
  { args: ['explain', '--subject', '4', '--event', 'issues'], says: '--subject N alone' },
  { args: ['explain', event, '--config', config], says: "required option '--event <name>'" },
  { args: ['explain', absent, '--event', 'issues', '--config', config], says: 'cannot be read' },
  { args: ['explain', broken, '--event', 'issues', '--config', config], says: `${broken} holds no JSON` },
  { args: ['explain', event, '--event', 'issues', '--config', noConfig], says: 'line 2' },
  { args: ['prompt', 'fix', ...prompted], says: 'write it as pipeline.stage' },
  { args: ['prompt', 'fix.a.b', ...prompted], says: 'write it as pipeline.stage' },
  { args: ['prompt', 'none.a', ...prompted], says: 'There is no pipeline "none"; there are fix, review, triage' },
  { args: ['prompt', 'constructor.a', ...prompted], says: 'There is no pipeline "constructor"' },
  { args: ['prompt', 'fix.none', ...prompted], says: 'Pipeline "fix" has no stage "none"; it has investigate, notes, fix' },
  { args: ['prompt', 'fix.fix', ...prompted, '--nonce', 'xyz'], says: 'hexadecimal' },
  { args: ['prompt', 'fix.fix', ...prompted, '--records', comments, '--history', comments], says: 'leave --history out' },
  { args: ['prompt', 'fix.fix', ...prompted, '--records', object], says: 'is not what `baton records --json` prints' },
  { args: ['prompt', 'fix.fix', '--event', object, '--event-name', 'issues', '--config', config], says: 'starts no pipeline' },
  { args: ['prompt', 'fix.fix', '--event', event, '--config', config], says: "add '--event-name <name>'" },
  { args: ['prompt', 'fix.fix', ...prompted, '--label', 'a'], says: '--label says the event already' },
  { args: ['prompt', 'fix.fix', '--handoff', 'investigate', '--config', config], says: 'write it as STAGE=FILE' },
  { args: ['prompt', 'fix.fix', '--handoff', `none=${object}`, '--config', config], says: 'Write investigate or notes.' },
  { args: ['prompt', 'fix.fix', '--handoff', `investigate=${object}`, '--config', config], says: '`summary`' },
  { args: ['prompt', 'fix.fix', ...prompted, '--records', comments, '--handoff', 'a=b'], says: 'leave --handoff out' },
  { args: ['records', comments, '--repo-id', 'one', '--subject', '1'], says: 'Write a number.' },
  { args: ['records', comments, '--repo-id', '1'], says: 'add --repo-id <n> and --subject <n>' },
  { args: ['records', comments, ...thread, '--repo', 'a/b'], says: 'leave the file or --repo out' },
  { args: ['records', object, ...thread, '--config', config], says: 'is not what "list issue comments" returns' },
  { args: ['records', list, ...thread, '--config', config], says: '`0.id`' },
  { args: ['records', broken, ...thread, '--config', config], says: 'holds no JSON' },
  { args: ['handoff', 'check', absent], says: 'cannot be read' },
  { args: ['handoff', 'check', object, '--stage', 'fix.none', '--config', config], says: 'has no stage "none"' },
  { args: ['signal', absent], says: 'cannot be read' },
];

describe('wrong use', () => {
  for (const { args, says } of rows) {
    const names = args.map((arg) => arg.slice(arg.lastIndexOf('/') + 1));
    // The folder's name is another one in every run, and the title stands in a generated page.
    const shown = names.join(' ').replace(/(?<=baton-cli-)\w+/, 'folder');
    requirement(
      {
        ids: ['DESIGN-4.8'],
        title: `\`baton ${shown}\` is refused in words`,
        input: shown,
        expected: `exit 2, stdout empty, stderr: ${says.slice(says.lastIndexOf('/') + 1)}`,
      },
      async () => {
        const { code, stdout, stderr } = await runCommand(...args);
        expect(stderr).toContain(says);
        expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
        expect(stderr).not.toMatch(/^\s+at /m);
      },
    );
  }

  for (const { args, message } of [
    { args: ['explan'], message: "unknown command 'explan'\n(Did you mean explain?)" },
    { args: ['validate', '--colour'], message: "unknown option '--colour'" },
    { args: ['explain', '--event', 'issues'], message: expect.stringContaining("missing required argument 'event'") },
    { args: ['validate', absent], message: expect.stringContaining('cannot be read') },
  ] as const) {
    requirement(
      {
        ids: ['U30', 'DESIGN-4.8'],
        title: `\`baton ${args[0]} … --json\` says wrong use as JSON too`,
        input: args.slice(0, 2).join(' ').replace(absent, 'absent.json'),
        expected: 'exit 2; {error: {code: "usage", message}} on stdout, the sentence on stderr',
      },
      async () => {
        const { code, stdout, stderr } = await runCommand(...args, '--json');
        expect({ code, document: JSON.parse(stdout) }).toEqual({ code: 2, document: { error: { code: 'usage', message } } });
        expect(stderr).not.toBe('');
      },
    );
  }

  it('answers what was asked for with 0', async () => {
    expect(await runCommand('--help')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Exit codes: 0 ok'),
      stderr: '',
    });
    expect(await runCommand('records', '--help')).toMatchObject({ code: 0, stdout: expect.stringContaining('--repo-id') });
    for (const word of ['--version', '-v', 'version']) {
      expect(await runCommand(word)).toEqual({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), stderr: '' });
    }
    expect(await runCommand('help', 'records')).toMatchObject({ code: 0, stdout: expect.stringContaining('--repo-id') });
  });
});
