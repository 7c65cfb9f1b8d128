import { describe, expect } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { useFiles } from './support.ts';

const files = useFiles();
const config = files.write(
  'assumed.yml',
  `version: 1
agents: { one: { engine: command, command: [node, a.mjs] } }
pipelines:
  mend:
    on: { checks: { workflows: [CI] } }
    stages: { fix: { agent: one, prompt: "{{ event.check.jobs }}" } }
  report:
    on: { schedule: { cron: "0 9 * * 1" } }
    history: { limit: 3 }
    stages: { write: { agent: one, prompt: "Before: {{ history }}" } }
  plain:
    on: { schedule: { cron: "0 8 * * 1" } }
    stages: { write: { agent: one, prompt: "Hello" } }
`,
);

async function promptOf(stage: string, ...args: readonly string[]): Promise<{ prompt: string; assumed: readonly string[] }> {
  const { code, stdout, stderr } = await runCommand('prompt', stage, ...args, '--config', config, '--json');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

describe('what baton prompt assumes', () => {
  requirement(
    {
      ids: ['F-UX8', 'U24'],
      title: 'the prompt of a failed check shows a failed job, and says that it is assumed',
      input: 'a stage whose prompt has {{ event.check.jobs }}; prompt mend.fix, and with --check CI',
      expected: 'job, step and a made-up log, listed as assumed',
    },
    async () => {
      for (const args of [[], ['--check', 'CI']]) {
        const { prompt, assumed } = await promptOf('mend.fix', ...args);
        expect(prompt).toContain('test, step Run npm test\nThis log was made up.');
        expect(assumed).toContain('One job failed, and its log is made up.');
      }
    },
  );

  requirement(
    {
      ids: ['F-UX8', 'U41'],
      title: 'a prompt without earlier runs says so where the pipeline remembers some',
      input: 'a pipeline with `history`, one without, and an empty ledger in --history',
      expected: '"There are no earlier runs (--history)." for the first and the third',
    },
    async () => {
      const none = 'There are no earlier runs (--history).';
      expect((await promptOf('report.write')).assumed).toContain(none);
      expect((await promptOf('plain.write')).assumed).not.toContain(none);
      expect((await promptOf('report.write', '--history', files.write('ledger.json', '[]'))).assumed).toContain(none);
    },
  );
});
