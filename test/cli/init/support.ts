import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, vi } from 'vitest';
import { acceptAll, type Questions } from '../../../src/cli/init/questions.ts';
import { type InitOptions, runInit } from '../../../src/cli/init/run-init.ts';

export const configPath = '.github/baton.yml';
export const workflowPath = '.github/workflows/baton.yml';

export interface Ended {
  readonly code: number;
  readonly printed: string;
  readonly warned: string;
}

/** A user's repository with programs of its own on PATH. */
export class UserRepository {
  readonly #folder = realpathSync(mkdtempSync(join(tmpdir(), 'baton-init-')));
  readonly root = join(this.#folder, 'repository');
  readonly #programs = join(this.#folder, 'programs');
  readonly environment: Record<string, string | undefined>;

  constructor(programs: readonly string[]) {
    mkdirSync(this.root);
    mkdirSync(this.#programs);
    this.git('init', '-q', '-b', 'main');
    // Whatever else is installed here, a gh above all, must not be found.
    for (const program of programs) symlinkSync(program, join(this.#programs, basename(program)));
    this.environment = { PATH: this.#programs, HOME: this.#folder };
  }

  git(...args: readonly string[]): string {
    return execFileSync('git', args, { cwd: this.root, encoding: 'utf8' });
  }

  /** Puts a program on PATH: a real one, which is found and started as every other. */
  addProgram(name: string, script = ''): void {
    writeFileSync(join(this.#programs, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(this.#programs, name), 0o755);
  }

  /** Puts a gh on PATH that writes down its arguments and what came over stdin, and says what `answers` says. */
  addGh(answers = ''): void {
    this.addProgram(
      'gh',
      `echo "$@" >> '${this.#folder}/gh.arguments'\ncase "$1 $2" in\n${answers}\n"secret set") cat >> '${this.#folder}/gh.stdin';;\nesac`,
    );
  }

  /** What was given to gh, in arguments and over stdin. */
  readGh(): { readonly args: string; readonly stdin: string } {
    const read = (name: string): string =>
      existsSync(join(this.#folder, name)) ? readFileSync(join(this.#folder, name), 'utf8') : '';
    return { args: read('gh.arguments'), stdin: read('gh.stdin') };
  }

  has(path: string): boolean {
    return existsSync(join(this.root, path));
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  async init(
    options: InitOptions = {},
    { questions = acceptAll, folder = '.' }: { questions?: Questions; folder?: string } = {},
  ): Promise<Ended> {
    let [printed, warned] = ['', ''];
    const code = await runInit(options, {
      folder: join(this.root, folder),
      environment: this.environment,
      questions,
      print: (text) => {
        printed += text;
      },
      warn: (text) => {
        warned += text;
      },
    });
    return { code, printed, warned };
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Creates repositories for one test file and removes them after it. */
export function useRepositories(): () => UserRepository {
  const made: UserRepository[] = [];
  const programs = execFileSync('sh', ['-c', 'command -v git; command -v cat'], { encoding: 'utf8' }).trim().split('\n');
  vi.stubEnv('GITHUB_REPOSITORY', '');
  afterAll(() => {
    for (const repository of made) repository.remove();
    vi.unstubAllEnvs();
  });
  return () => {
    const repository = new UserRepository(programs);
    made.push(repository);
    return repository;
  };
}
