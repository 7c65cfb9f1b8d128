import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { runCommand } from '../cli/run-command.ts';
import { useClones } from '../support/demo-copy.ts';
import { describeModes } from '../support/process-modes.ts';
import { requirement } from '../support/requirement.ts';

const clone = useClones();

describe('the scene of a private repository without keys', () => {
  requirement(
    {
      ids: ['DESIGN-4.5', 'T12', 'DESIGN-4.8'],
      title: 'ends a chain with a pull request, and in words when a record is edited',
      input: 'the scene unsigned; then baton records on the thread, with no lastEditedAt, as REST returns it',
      expected: 'it asserts itself; every record counts as edited while nobody has asked GraphQL',
    },
    async () => {
      const copy = clone();
      const kept = join(copy.folder, 'kept');
      const { run, thread, outcome, pullRequests } = await copy.play('unsigned', kept);
      expect({ outcome, pullRequests: pullRequests.length }).toEqual({ outcome: 'failed', pullRequests: 1 });
      const file = join(copy.folder, 'thread.json');
      writeFileSync(file, JSON.stringify(thread));
      const repo = /"repo":(\d+)/.exec(thread.map(({ body }) => String(body)).join())?.[1] ?? '';
      const place = [
        '--repo-id',
        repo,
        '--subject',
        String(run?.replace('fix-', '')),
        '--config',
        join(kept, 'repository/.github/baton.yml'),
      ];
      const read = await runCommand(
        'records',
        file,
        ...place,
        '--trusted-author',
        String(Reflect.get(Object(thread[0]?.user), 'id')),
        '--json',
      );
      const { records, ignored } = JSON.parse(read.stdout);
      expect(records).toEqual([]);
      expect(ignored.map(({ reason }: { reason: string }) => reason)).toEqual(['edited', 'edited', 'edited']);
    },
    180_000,
  );
});

// With keys: `test/action/process-boundary.test.ts`.
describeModes({ words: 'unsigned, in a private repository', unsigned: true });
