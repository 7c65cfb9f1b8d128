import { describe, expect, it } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { useFiles } from './support.ts';

const files = useFiles();
const agents = { one: { engine: 'command', command: ['true'] } };
const stages = { only: { agent: 'one' } };
const on = {
  labelled: { issues: { labels: ['agent-ready', 'bug'] } },
  opened: { issues: { state: 'open' } },
  assigned: { 'pull-requests': { assignee: 'hubot' } },
  commented: { comment: { command: '/baton fix', subject: 'pull-request', labels: ['bug'] } },
  reviewed: { 'pull-requests': { 'review-state': 'changes_requested', files: { include: ['src/**'] } } },
  weekly: { schedule: { cron: '0 9 * * 1' } },
  alert: { webhook: { type: 'alert', map: { severity: 'severity' } } },
  checked: { checks: { workflows: ['CI'] } },
  main: { checks: { workflows: ['Nightly'], of: 'default-branch' } },
  byHand: { manual: true },
  research: { manual: { inputs: { topic: { required: true }, depth: { type: 'number' } } } },
  deploy: { comment: { command: '/deploy', arguments: '<env> [--dry-run]' } },
};
const pipelines = Object.fromEntries(
  Object.entries(on).map(([name, triggers]) => [name.toLowerCase(), { on: triggers, stages }]),
);
const config = files.write('said.yml', JSON.stringify({ version: 1, agents, pipelines }));
const payload = files.write('payload.json', '{"severity": "high"}');
const changed = files.write('changed.txt', 'src/a.ts\n');

const rows: readonly { readonly kind: string; readonly args: readonly string[]; readonly starts: readonly string[] }[] = [
  { kind: 'a label, the last of two', args: ['--label', 'bug'], starts: ['labelled'] },
  { kind: 'a label that nothing waits for', args: ['--label', 'other'], starts: [] },
  { kind: 'a label of somebody who may only read', args: ['--label', 'bug', '--role', 'read'], starts: [] },
  { kind: 'an issue that is opened', args: ['--open', 'issue'], starts: ['opened'] },
  { kind: 'an assignment', args: ['--assign', 'hubot'], starts: ['assigned'] },
  { kind: 'a command', args: ['--comment', '/baton fix'], starts: ['commented'] },
  { kind: 'a command that names a pipeline', args: ['--comment', '/baton run opened'], starts: ['opened'] },
  { kind: 'a comment that is no command', args: ['--comment', 'Please fix'], starts: [] },
  { kind: 'a review', args: ['--review', 'changes_requested', '--files', changed], starts: ['reviewed'] },
  { kind: 'a review of another kind', args: ['--review', 'approved', '--files', changed], starts: [] },
  { kind: 'a schedule', args: ['--tick', 'weekly'], starts: ['weekly'] },
  { kind: 'another program', args: ['--webhook', 'alert', '--payload', payload], starts: ['alert'] },
  { kind: 'a check', args: ['--check', 'CI'], starts: ['checked'] },
  { kind: 'a check of the default branch', args: ['--check', 'Nightly'], starts: ['main'] },
  { kind: 'a check by somebody who may only read', args: ['--check', 'CI', '--role', 'read'], starts: [] },
  { kind: 'a start by hand', args: ['--manual', 'byhand'], starts: ['byhand'] },
  { kind: 'a start by hand with inputs', args: ['--manual', 'research', '--input', 'topic=two words'], starts: ['research'] },
  {
    kind: 'a start by hand with text that is not a number',
    args: ['--manual', 'research', '--input', 'topic=x', '--input', 'depth=many'],
    starts: [],
  },
  { kind: 'a command with arguments', args: ['--comment', '/deploy staging --dry-run'], starts: ['deploy'] },
  { kind: 'a command without an argument that has to be there', args: ['--comment', '/deploy --dry-run'], starts: [] },
];

interface Document {
  readonly pipelines: readonly { readonly pipeline: string; readonly matched: boolean }[];
  readonly assumed?: readonly string[];
}

describe('an event that is said with options', () => {
  for (const { kind, args, starts } of rows) {
    const shown = args.map((arg) => arg.slice(arg.lastIndexOf(arg.startsWith('/baton') ? '\n' : '/') + 1)).join(' ');
    requirement(
      {
        ids: ['U25'],
        title: `explain says without network what ${kind} starts`,
        input: shown,
        expected: starts.length === 0 ? 'exit 1, nothing starts' : `exit 0, starts: ${starts.join(', ')}`,
      },
      async () => {
        const { code, stdout, stderr } = await runCommand('explain', ...args, '--config', config, '--json');
        const document: Document = JSON.parse(stdout);
        const matched = document.pipelines.filter((each) => each.matched).map(({ pipeline }) => pipeline);
        expect({ code, stderr, matched }).toEqual({ code: starts.length > 0 ? 0 : 1, stderr: '', matched: starts });
      },
    );
  }

  it('is shown with the pipelines that start first, and with what was assumed', async () => {
    const { stdout } = await runCommand('explain', '--tick', 'weekly', '--config', config);
    expect(stdout).toMatch(/^weekly: starts\n {2}✔ .*\n\nlabelled: does not start\n {2}✘ /);
    const label = await runCommand('explain', '--label', 'bug', '--config', config);
    expect(label.stdout).toContain('Assumed:\n  It is the open issue #1 with the labels `agent-ready`, `bug`, and octocat');
    expect(label.stdout).toContain('The person who acts has the role `write` (--as).');
  });

  it('says once why a payload is none that GitHub sends, however many pipelines there are', async () => {
    const args = ['explain', payload, '--event', 'issues', '--config', config] as const;
    const { code, stdout } = await runCommand(...args);
    const count = Object.keys(pipelines).length;
    expect(stdout).toMatch(new RegExp(`^None of the ${count} pipelines starts\\n {2}✘ event: [^✘]*\`issues\`[^✘]*$`));
    expect(code).toBe(1);
    const document: Document = JSON.parse((await runCommand(...args, '--json')).stdout);
    expect(document.pipelines).toHaveLength(count);
  });

  it('has colours only where they are asked for', async () => {
    const args = ['explain', '--tick', 'weekly', '--config', config] as const;
    expect((await runCommand(...args)).stdout).not.toContain('\u001b');
    process.env.FORCE_COLOR = '1';
    try {
      expect((await runCommand(...args)).stdout).toContain('\u001b[32m✔\u001b[39m');
      process.env.NO_COLOR = '1';
      expect((await runCommand(...args)).stdout).not.toContain('\u001b');
    } finally {
      delete process.env.FORCE_COLOR;
      delete process.env.NO_COLOR;
    }
  });
});
