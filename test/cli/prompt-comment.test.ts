import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { caseFile, useFiles } from './support.ts';

const files = useFiles();
const config = files.write(
  'baton.yml',
  `version: 1
agents: { a: { engine: command, command: [node, a.mjs] } }
pipelines:
  p: { on: { comment: { command: /fix } }, stages: { s: { agent: a, untrusted: plain, prompt: "below:\\n\\n{{ event.comment }}\\n\\nend" } } }
`,
);
const issues = JSON.parse(readFileSync(caseFile('event-label-matches', 'event.json'), 'utf8'));

/** The text of the comment, and what a prompt shows of it. */
const rows = [
  ['/fix\nSecond line.', 'Second line.'],
  ['/fix\r\nSecond line.\r\nThird line.', 'Second line.\r\nThird line.'],
  ['/fix\n\nSecond paragraph.\n/fix', '\nSecond paragraph.\n/fix'],
  ['/fix', ''],
  ['/fix\n', ''],
] as const;

requirement(
  {
    ids: ['F-PE1', 'DESIGN-4.7'],
    title: '`event.comment` is the text behind the first line break of the comment that was the command',
    input: 'a prompt with `{{ event.comment }}`; comments with one line, two, blank lines, and line ends of Windows',
    expected: 'what stands below the command, and never the command',
  },
  async () => {
    for (const [body, below] of rows) {
      const user = { id: 7, login: 'mona', type: 'User' };
      const comment = { id: 9, body, user, author_association: 'MEMBER', created_at: '2026-03-18T09:00:00Z' };
      const event = files.write('event.json', JSON.stringify({ ...issues, action: 'created', comment, sender: user }));
      const args = ['--config', config, '--event', event, '--event-name', 'issue_comment'];
      const { stdout, stderr, code } = await runCommand('prompt', 'p.s', ...args);
      expect(code, stderr).toBe(0);
      expect(stdout, JSON.stringify(body)).toContain(`below:\n\n${below}\n\nend`);
    }
  },
);
