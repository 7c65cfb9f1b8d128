import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { runCommand } from '../cli/run-command.ts';
import { useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const clone = useClones();

describe('the scene of a cron', () => {
  requirement(
    {
      ids: ['Y-19', 'Y-28', 'Y-5', 'DESIGN-4.8'],
      title: 'each week skips what the weeks before did, only because of history',
      input: 'the scene cron: three ticks, then the same without history',
      expected: 'three topics against one; baton history prints the ledger as the next prompt would have it',
    },
    async () => {
      const copy = clone();
      const kept = join(copy.folder, 'kept');
      const { tasks, ledgers } = await copy.play('cron', kept);
      const topics = tasks.map(({ results }) => results.topic);
      expect(new Set(topics).size).toBe(3);
      const [ledger] = ledgers;
      const thread = join(copy.folder, 'ledger.json');
      writeFileSync(thread, JSON.stringify(ledger?.thread));
      const repo = /"repo":(\d+)/.exec(String(ledger?.thread[0]?.body))?.[1] ?? '';
      const place = ['--thread', thread, '--repo-id', repo, '--subject', String(ledger?.number)];
      const config = join(kept, 'repository/.github/baton.yml');
      const printed = await runCommand('history', 'weekly-topic', ...place, '--config', config);
      expect(printed).toMatchObject({ code: 0, stderr: '' });
      expect(printed.stdout.match(/^topic: .*$/gm)).toEqual(topics.toReversed().map((topic) => `topic: ${topic}`));
      const [, second = '', third = ''] = printed.stdout.split('\n\n').map((block) => block.trim());
      expect(tasks[2]?.prompt).toContain(`${second}\n\n${third}`);
    },
    180_000,
  );
});
