import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The npm package as a user has it who installed it: packed from this source, in an empty folder. */
export interface InstalledPackage {
  readonly tarball: string;
  readonly folder: string;
  /** The folder of its programs. */
  readonly programs: string;
}

/** Packs the package into a folder and installs it there without network. */
export function installPackage(folder: string): InstalledPackage {
  const tarball = execFileSync(process.execPath, ['scripts/pack.ts', folder], { encoding: 'utf8', stdio: 'pipe' }).trim();
  const installed = join(folder, 'empty');
  mkdirSync(installed);
  writeFileSync(join(installed, 'package.json'), '{}');
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: installed, stdio: 'pipe' });
  return { tarball, folder: installed, programs: join(installed, 'node_modules', '.bin') };
}

/** Makes a repository with one commit, as somebody has it who never heard of Baton. */
export function makeNewRepository(repository: string): string {
  mkdirSync(repository);
  writeFileSync(join(repository, 'README.md'), 'Hello\n');
  const identity = ['-c', 'user.name=Mona', '-c', 'user.email=mona@example.test'];
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    ['commit', '--quiet', '--message', 'Begin'],
  ])
    execFileSync('git', [...identity, ...args], { cwd: repository, stdio: 'pipe' });
  return repository;
}
