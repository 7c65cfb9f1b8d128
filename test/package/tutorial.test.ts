import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { installPackage, makeNewRepository } from '../support/installed-package.ts';
import { requirement } from '../support/requirement.ts';
import { isShown, listSteps, readPromise, type TutorialStep } from './tutorial-steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'baton-tutorial-'));
const programs = join(folder, 'programs');
const page = readFileSync('docs/tutorial.md', 'utf8');
const steps = listSteps(page);
const offline = steps.filter(({ needsGitHub }) => !needsGitHub);

const withoutComment = (line: string): string => line.replace(/(?:^|\s+)#.*$/, '');

interface Ran {
  readonly status: number | null;
  readonly printed: string;
  readonly seconds: number;
}

/** Runs the commands of a step as a person types them, and catches stdout and stderr in the order in which they come. */
function runStep({ commands }: TutorialStep, repository: string): Ran {
  const file = join(folder, 'printed.txt');
  const output = openSync(file, 'w');
  const start = performance.now();
  const path = [
    programs,
    join(folder, 'empty/node_modules/.bin'),
    dirname(process.execPath),
    '/usr/local/bin',
    '/usr/bin',
    '/bin',
  ];
  const { status } = spawnSync('sh', ['-e', '-c', commands], {
    cwd: repository,
    env: { PATH: path.join(delimiter), HOME: folder },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  return { status, printed: readFileSync(file, 'utf8'), seconds: (performance.now() - start) / 1000 };
}

const ran: Ran[] = [];

beforeAll(() => {
  installPackage(folder);
  // Until there is a release, npx has no package to fetch: the one of this source takes its place.
  mkdirSync(programs);
  const npx = join(programs, 'npx');
  writeFileSync(npx, '#!/bin/sh\n[ "$1" = baton-agents ] || exit 97\nshift\nexec baton-agents "$@"\n');
  chmodSync(npx, 0o755);
  const repository = makeNewRepository(join(folder, 'repository'));
  for (const step of offline) ran.push(runStep(step, repository));
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('docs/tutorial.md', () => {
  for (const [index, { heading, commands, shown }] of offline.entries())
    requirement(
      {
        ids: ['DESIGN-4.8', 'U21'],
        title: `the step "${heading}" does what the page shows, in the time that its heading promises`,
        input: `${commands}, in a new repository, from the npm package, after the steps before it`,
        expected: 'exit 0; the output of the page; no longer than the heading says',
      },
      () => {
        const { status, printed, seconds } = ran[index] ?? { status: null, printed: '', seconds: 0 };
        expect(status, `${printed}\nIf the step needs github.com, mark its block in the page: \`\`\`sh github`).toBe(0);
        if (shown !== undefined)
          expect(isShown(shown, printed), `The page shows:\n${shown}\n\nPrinted was:\n${printed}`).toBe(true);
        expect(seconds).toBeLessThan(readPromise(heading));
      },
    );

  requirement(
    {
      ids: ['DESIGN-4.8'],
      title: 'takes ten minutes in all, and shows the output of every step that runs offline',
      input: 'the headings, and the blocks',
      expected: 'at least four steps with output; the promised times add up to ten minutes at most',
    },
    () => {
      expect(offline.length).toBeGreaterThanOrEqual(4);
      expect(offline.filter(({ shown }) => shown === undefined)).toEqual([]);
      // A block of another shell would not be run.
      expect(page).not.toMatch(/^ *```(?:bash|console|shell|zsh)\b/m);
      const headings = new Set(steps.map(({ heading }) => heading));
      expect([...headings].filter((heading) => readPromise(heading) === 0)).toEqual([]);
      expect([...headings].reduce((sum, heading) => sum + readPromise(heading), 0)).toBeLessThanOrEqual(600);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'U22'],
      title: 'the commands against github.com are those that init left to do',
      input: 'each line of the blocks "sh github" that calls another program',
      expected: 'the line stands in what init printed',
    },
    () => {
      const init = offline.findIndex(({ commands }) => commands.endsWith(' init'));
      const lines = steps
        .filter(({ needsGitHub }) => needsGitHub)
        .flatMap(({ commands }) => commands.split('\n').map(withoutComment));
      const others = lines.filter((line) => line !== '' && !/^(?:npx baton-agents|baton) /.test(line));
      expect(others.length).toBeGreaterThan(0);
      for (const line of others) expect(ran[init]?.printed).toContain(`  ${line}\n`);
    },
  );
});
