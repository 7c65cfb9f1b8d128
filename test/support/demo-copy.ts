import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect } from 'vitest';
import { demo } from '../../src/cli/commands/demo.ts';
import type { Installation } from '../../src/lab/demo/create-world.ts';
import { catchOutput } from '../cli/run-command.ts';
import { playScene } from '../scenes/play/play-scene.ts';
import type { SceneDocument } from '../scenes/play/scene/scene-result.ts';
import { SceneRecorder } from './golden/watch-world.ts';
import { performAction } from './job-process.ts';

const root = process.cwd();

interface DemoRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A clone of the project as a user has it, without node_modules: the bundle must do with that. */
export interface DemoCopy {
  readonly folder: string;
  /** Changes one file of the copy; a change that changes nothing is a mistake of the test. */
  edit(path: string, change: (text: string) => string): void;
  /** Runs the demo as a user does: the bundle, and each Action, in a process of its own. */
  run(...args: string[]): DemoRun;
  /** Runs the demo as `run` does with `--json`, but the command and the Action are functions of this process. */
  demo(): Promise<DemoRun>;
  /** Plays a scene with the Action as a function of this process. Expects that it goes as described, and leaves what its file in `test/scenes/golden` has. */
  play(scene: string, keep?: string): Promise<SceneDocument>;
  /** Plays a scene that something was changed for. Returns what did not go as described, and the errors of its jobs. */
  playChanged(scene: string): Promise<{ readonly problems: readonly string[]; readonly errors: readonly string[] }>;
}

/** The fields that tests read of the document that `demo --json` prints. */
export interface DemoDocument {
  readonly run: string | null;
  readonly outcome: string | null;
  readonly tasks: readonly {
    readonly stage: string;
    readonly execution: number;
    readonly outcome: string;
    readonly prompt: string | null;
    readonly handoff: { summary: string; detail?: string } | null;
  }[];
  /** Plain steps, which leave no record. */
  readonly steps?: readonly { readonly output: string }[];
  readonly thread: readonly { readonly id: number; readonly body: string; readonly minimized: unknown }[];
  readonly pullRequests: readonly { readonly body: string }[];
  readonly requests: { readonly total: number; readonly byJob: Readonly<Record<string, number>> };
}

export function parseDemo(stdout: string): DemoDocument {
  return JSON.parse(stdout) as DemoDocument;
}

/** Returns a function that copies the project into a folder of its own, which goes after each test. */
export function useClones(): () => DemoCopy {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'baton-copy-'));
    folders.push(folder);
    return copyProject(folder);
  };
}

function copyProject(folder: string): DemoCopy {
  for (const part of ['action.yml', 'run', 'package.json', 'dist', '.github', 'examples'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  return {
    folder,
    edit(path, change) {
      const text = readFileSync(join(folder, path), 'utf8');
      const changed = change(text);
      if (changed === text) throw new Error(`Nothing was changed in ${path}.`);
      writeFileSync(join(folder, path), changed);
    },
    run(...args) {
      const ended = spawnSync(process.execPath, [join(folder, 'dist/cli.js'), 'demo', ...args], {
        encoding: 'utf8',
        cwd: folder,
        maxBuffer: 64 * 1024 * 1024,
      });
      return { exitCode: ended.status ?? 1, stdout: ended.stdout, stderr: ended.stderr };
    },
    async demo() {
      const { code, ...written } = await catchOutput(() => demo({ json: true }, installIn(folder)));
      return { exitCode: code, ...written };
    },
    async play(scene, keep) {
      const recorder = new SceneRecorder(scene);
      const played = await playScene(scene, { ...installIn(folder), keep, watchWorld: (world) => recorder.watch(world) });
      expect(played.problems, [played.description, ...played.errors].join('\n')).toEqual([]);
      recorder.expectGolden();
      return played.document;
    },
    playChanged: (scene) => playScene(scene, installIn(folder)),
  };
}

function installIn(folder: string): Installation {
  return { root: folder, functions: { [join(folder, 'dist/action.js')]: performAction } };
}

/** The agents of the example without the search for the fault. */
export const quickAgents = {
  investigate: `import { writeFileSync } from 'node:fs';
writeFileSync(process.env.BATON_HANDOFF_PATH, JSON.stringify({ summary: 'It is line 1.', detail: 'Of src/tax.js.' }));
`,
  fix: `import { writeFileSync } from 'node:fs';
writeFileSync('fixed.txt', 'yes');
writeFileSync(process.env.BATON_HANDOFF_PATH, JSON.stringify({ summary: 'Done.' }));
`,
};

/** The second agent, which knows the fault and fixes it. */
export const mendingAgent = `import { readFileSync, writeFileSync } from 'node:fs';
writeFileSync('src/discount.js', readFileSync('src/discount.js', 'utf8').replace(' > ', ' >= '));
writeFileSync(process.env.BATON_HANDOFF_PATH, JSON.stringify({ summary: 'Done.' }));
`;

/** Replaces the agents of the example, which start some forty processes to find and fix the fault. For tests of everything else. */
export function makeAgentsQuick(copy: DemoCopy): void {
  for (const [name, script] of Object.entries(quickAgents))
    copy.edit(`examples/investigate-fix-pr/scripts/agents/${name}.mjs`, () => script);
}

/** Expects that the table of `docs/costs.md` has the requests of every job. Column 0 is the Action, column 1 the App. */
export function expectInCosts(byJob: Readonly<Record<string, number>>, column: number): void {
  const page = readFileSync('docs/costs.md', 'utf8');
  for (const [job, count] of Object.entries(byJob)) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${job}\``));
    expect(row?.split('|')[2 + column]?.trim(), job).toBe(String(count));
  }
}
