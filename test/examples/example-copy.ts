import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const examples = new URL('../../examples/', import.meta.url).pathname;

interface Handoff {
  readonly summary: string;
  readonly detail: string;
  readonly data: Readonly<Record<string, string>>;
}

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly handoff: Handoff | undefined;
  readonly results: string;
}

/** A copy of the example repository, with a variant laid over it, in a folder of its own. */
export class ExampleCopy {
  readonly #root = mkdtempSync(join(tmpdir(), 'baton-example-'));
  readonly directory = join(this.#root, 'repository');

  constructor(variant?: string) {
    cpSync(join(examples, 'investigate-fix-pr'), this.directory, { recursive: true });
    if (variant) cpSync(join(examples, 'investigate-fix-pr-variants', variant), this.directory, { recursive: true });
  }

  remove(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }

  read(path: string): string {
    return readFileSync(join(this.directory, path), 'utf8');
  }

  /** Exit status of the project's own tests. They share one process, since a process for each of the seven files adds nothing. */
  async test(): Promise<number | null> {
    return (await this.#run(['--test', '--test-isolation=none'], {})).status;
  }

  /** Runs an agent script with the environment that Baton gives it, and nothing else. */
  async runAgent(name: string, { prompt, needs }: { prompt: string; needs: unknown }): Promise<Ended> {
    const files = join(this.#root, name);
    mkdirSync(files);
    writeFileSync(join(files, 'prompt.md'), prompt);
    writeFileSync(join(files, 'context.json'), JSON.stringify({ schema_version: 1, needs }));
    const ended = await this.#run([`scripts/agents/${name}.mjs`], {
      BATON_PROMPT_PATH: join(files, 'prompt.md'),
      BATON_CONTEXT_PATH: join(files, 'context.json'),
      BATON_HANDOFF_PATH: join(files, 'handoff.json'),
      BATON_RESULTS_PATH: join(files, 'results'),
    });
    const read = (file: string) => (existsSync(join(files, file)) ? readFileSync(join(files, file), 'utf8') : '');
    const handoff = read('handoff.json');
    return { ...ended, handoff: handoff === '' ? undefined : JSON.parse(handoff), results: read('results') };
  }

  #run(args: readonly string[], env: Record<string, string>): Promise<Omit<Ended, 'handoff' | 'results'>> {
    const { PATH = '' } = process.env;
    const child = spawn('node', args, {
      cwd: this.directory,
      env: { PATH, HOME: this.#root, LANG: 'C.UTF-8', TMPDIR: tmpdir(), CI: 'true', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      stderr += text;
    });
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (status) => resolve({ status, stdout, stderr }));
    });
  }
}
