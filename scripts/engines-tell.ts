// `node scripts/engines-tell.ts REPORT`: what the night's job does with the report of `npm run engines:check`. A release that keeps every promise
// becomes a pull request that pins it, any other one an issue; there is one of each per engine, which is edited. It runs no program of an engine.
// `gh` and git act with the rights of the job.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pin } from './engines-check/pin.ts';
import { renderTelling, type Telling } from './engines-check/render-release.ts';
import { keepsPromises, parseReport, type Release } from './engines-check/report.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a program and returns what it prints. Throws where it fails. */
function run(program: string, args: readonly string[], input = ''): string {
  const { status, stdout, error } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    input,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${program} ${args.slice(0, 2).join(' ')} ended with ${error?.message ?? status}.`);
  return stdout.trim();
}

interface Found {
  readonly number: number;
  readonly title: string;
  readonly state: 'OPEN' | 'CLOSED' | 'MERGED';
  readonly body: string;
}

/** Finds the open issue or pull request of which the words are true, else the newest one. One that somebody closed is not opened again for the same release. */
function find(kind: 'issue' | 'pr', args: readonly string[]): Found | undefined {
  const found: readonly Found[] = JSON.parse(
    run('gh', [kind, 'list', '--state', 'all', '--limit', '200', '--json', 'number,title,state,body', ...args]),
  );
  const same = found.filter(({ title }) => kind === 'pr' || title === args[1]).toSorted((a, b) => b.number - a.number);
  return same.find(({ state }) => state === 'OPEN') ?? same[0];
}

function tellIssue({ title, body }: Telling): void {
  const known = find('issue', ['--search', title]);
  const isSame = known?.body.replaceAll('\r\n', '\n').split('\n')[0] === body.split('\n')[0];
  if (known?.state === 'CLOSED' && isSame) return;
  const open = known?.state === 'OPEN' ? known : undefined;
  if (open === undefined) run('gh', ['issue', 'create', '--title', title, '--body-file', '-'], body);
  else run('gh', ['issue', 'edit', String(open.number), '--body-file', '-'], body);
}

/** Opens the pull request that pins a release, or writes an open one again. One that pins this very release is left as it is. */
function tellPull(release: Release, { title, body }: Telling): void {
  const branch = `engines/${release.engine}`;
  const known = find('pr', ['--head', branch]);
  if (known?.title === title) return;
  const open = known?.state === 'OPEN' ? known : undefined;
  run('git', ['switch', '--force-create', branch, 'origin/main']);
  pin(root, release);
  run(process.execPath, ['scripts/build.ts']);
  run('git', ['commit', '--all', '--message', title]);
  run('git', ['push', '--force', 'origin', branch]);
  if (open === undefined) run('gh', ['pr', 'create', '--head', branch, '--title', title, '--body-file', '-'], body);
  else run('gh', ['pr', 'edit', String(open.number), '--title', title, '--body-file', '-'], body);
}

for (const release of parseReport(readFileSync(process.argv[2] ?? '', 'utf8'))) {
  const telling = renderTelling(release);
  if (keepsPromises(release)) tellPull(release, telling);
  else tellIssue(telling);
}
