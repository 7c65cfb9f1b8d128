import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

export type Files = Readonly<Record<string, string>>;

/** A repository of a user, with one commit. */
export interface UserFolder {
  readonly folder: string;
  git(...args: readonly string[]): string;
  write(files: Files): void;
  /** Everything that git knows of the repository, file by file, and what it says about the checkout. */
  fingerprint(): readonly string[];
}

const settings = ['user.name=Somebody', 'user.email=somebody@example.test', 'commit.gpgSign=false', 'init.defaultBranch=main'];

/** Makes repositories for the tests of a file, and removes them after the last one. */
export function useRepositories(): (files: Files | string) => UserFolder {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  return (files) => {
    const folder = mkdtempSync(join(tmpdir(), 'baton-user-'));
    folders.push(folder);
    if (typeof files === 'string') cpSync(files, folder, { recursive: true });
    const repository = createFolder(folder);
    if (typeof files !== 'string') repository.write(files);
    repository.git('init', '--quiet');
    repository.git('add', '--all');
    repository.git('commit', '--quiet', '--allow-empty', '--message', 'First');
    return repository;
  };
}

function createFolder(folder: string): UserFolder {
  const git: UserFolder['git'] = (...args) =>
    execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...args], { cwd: folder, encoding: 'utf8' }).trim();
  return {
    folder,
    git,
    write(files) {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
        if (path.includes('/hooks/')) chmodSync(join(folder, path), 0o755);
      }
    },
    fingerprint() {
      const own = join(folder, '.git');
      const files = readdirSync(own, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(own, path)).isFile());
      const hashes = files.toSorted().map(
        (path) =>
          `${path} ${createHash('sha256')
            .update(readFileSync(join(own, path)))
            .digest('hex')}`,
      );
      // Without its optional lock, so that looking changes nothing either.
      return [...hashes, git('--no-optional-locks', 'status', '--porcelain=v2', '--branch'), git('stash', 'list')];
    },
  };
}

const workflow = `on:
  issues: { types: [opened, labeled] }
  issue_comment: { types: [created] }
  workflow_dispatch: { inputs: { task: { type: string }, event: { type: string }, pipeline: { type: string } } }
jobs:
  baton:
    permissions: { contents: write, issues: write, pull-requests: write, actions: write }
    uses: baton-agents/baton/.github/workflows/run.yml@v1
    with: { task: "\${{ inputs.task }}", event: "\${{ inputs.event }}", pipeline: "\${{ inputs.pipeline }}" }
    secrets: { signing-key: "\${{ secrets.BATON_SIGNING_KEY }}", BATON_SIGNING_KEY: "\${{ secrets.BATON_SIGNING_KEY }}" }
`;

interface SmallRepository {
  /** The command of the agent, as it stands in the configuration. */
  readonly command?: string;
}

/** Returns the files of a small repository: a pipeline that a label or a comment starts, and one that is started by hand. */
export function smallRepository({ command = '["true"]' }: SmallRepository = {}): Files {
  const config = `version: 1
agents: { writer: { engine: command, command: ${command} } }
pipelines:
  fix: { on: { issues: { labels: [go] }, comment: { command: /baton fix } }, stages: { write: { agent: writer } } }
  tidy: { on: { manual: true }, stages: { write: { agent: writer } } }
`;
  return { '.github/baton.yml': config, '.github/workflows/baton.yml': workflow };
}
