import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { runCommand } from '../cli/run-command.ts';
import { useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';
import type { SceneDocument } from './play/scene/scene-result.ts';

const clone = useClones();

/** Row of the table on `comments` in docs/costs.md, without the setting itself: on the issue, on the runs issue, requests of plan. */
function rowOfCosts(mode: string): readonly string[] {
  const row = readFileSync('docs/costs.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| \`${mode}\``));
  return (row?.split('|') ?? []).slice(2, 5).map((cell) => cell.trim());
}

async function play(mode: string): Promise<{ document: SceneDocument; config: string; folder: string }> {
  const copy = clone();
  const kept = join(copy.folder, 'kept');
  const document = await copy.play(`comments-${mode}`, kept);
  return { document, config: join(kept, 'repository/.github/baton.yml'), folder: copy.folder };
}

describe('the scene of comments', () => {
  for (const mode of ['all', 'outcomes', 'none'] as const) {
    requirement(
      {
        ids: ['U29', 'DESIGN-4.1', 'DESIGN-8'],
        title: `${mode} leaves on the issue what docs/costs.md says`,
        input: `the scene comments-${mode} --json, which asserts itself`,
        expected: 'comments on the issue and on the runs issue, and requests of plan, as in the table',
      },
      async () => {
        const { document, ...files } = await play(mode);
        const kept = document.runsIssues.flatMap(({ thread }) => thread);
        const counts = [document.thread.length, kept.length, document.requests.byJob['plan: Baton: agent-ready on #1']];
        expect(rowOfCosts(mode)).toEqual(counts.map(String));
        if (mode !== 'all') await expectOffline(document, files);
      },
      180_000,
    );
  }
});

/** `baton records` and `baton repair` read a runs issue as they read any thread. */
async function expectOffline({ thread, runsIssues }: SceneDocument, files: { config: string; folder: string }): Promise<void> {
  const { config, folder } = files;
  const [issue] = runsIssues;
  const status = [...thread, ...(issue?.thread ?? [])].find(({ body }) => String(body).includes('<!-- baton-status:'));
  const others = (issue?.thread ?? []).filter((comment) => comment !== status);
  const file = join(folder, 'comments.json');
  writeFileSync(file, JSON.stringify(others));
  const repo = /"repo":(\d+)/.exec(String(others[0]?.body))?.[1] ?? '';
  const place = ['--repo-id', repo, '--subject', String(issue?.number), '--config', config];
  const read = await runCommand('records', file, ...place, '--json');
  expect(read).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(read.stdout).records).toHaveLength(5);
  expect(await runCommand('repair', file, ...place)).toEqual({ code: 0, stderr: '', stdout: `${status?.body}\n` });
}
