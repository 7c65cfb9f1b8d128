import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect } from 'vitest';
import { requirement } from '../../support/requirement.ts';
import { useRepositories } from './support.ts';

const create = useRepositories();

/** The links, each with what it leads to: a folder or a file outside, or nothing. */
const links: readonly (readonly [path: string, target: 'folder' | 'file' | 'nothing'])[] = [
  ['.github', 'folder'],
  ['.github', 'nothing'],
  ['.github/workflows', 'folder'],
  ['.github/workflows', 'nothing'],
  ['.github/baton.yml', 'file'],
  ['.github/baton.yml', 'nothing'],
  ['.github/workflows/baton.yml', 'file'],
  ['.github/workflows/baton.yml', 'nothing'],
  ['.git/baton', 'folder'],
  ['.git/baton', 'nothing'],
  ['.git/baton/signing-key', 'nothing'],
];

describe('baton init in a repository of somebody else', () => {
  for (const [path, target] of links)
    requirement(
      {
        ids: ['F-SE13', 'T55'],
        title: `writes through no link: ${path} to ${target === 'nothing' ? target : `a ${target}`}`,
        input: `${path} is a link that leads out of the repository`,
        expected: 'a refusal that names the link; nothing is written, in the repository or outside',
      },
      async () => {
        const repository = create();
        const outside = join(dirname(repository.root), 'outside');
        mkdirSync(join(outside, 'folder'), { recursive: true });
        writeFileSync(join(outside, 'file'), '');
        mkdirSync(dirname(join(repository.root, path)), { recursive: true });
        symlinkSync(join(outside, target), join(repository.root, path));
        await expect(repository.init()).rejects.toThrow(`${path} is a link`);
        expect(readdirSync(outside)).toEqual(['file', 'folder']);
        expect([readFileSync(join(outside, 'file'), 'utf8'), readdirSync(join(outside, 'folder'))]).toEqual(['', []]);
      },
    );

  requirement(
    {
      ids: ['F-SE13', 'T55'],
      title: 'writes through no link: .git to a repository elsewhere',
      input: '.git is a link to the .git of another repository',
      expected: 'a refusal that names the link; no key there, and nothing here',
    },
    async () => {
      const repository = create();
      const outside = create();
      rmSync(join(repository.root, '.git'), { recursive: true });
      symlinkSync(join(outside.root, '.git'), join(repository.root, '.git'));
      await expect(repository.init()).rejects.toThrow('.git is a link, and Baton writes through none');
      expect([outside.has('.git/baton'), repository.has('.github')]).toEqual([false, false]);
    },
  );

  requirement(
    {
      ids: ['F-SE13', 'T55'],
      title: 'starts no program that the settings of the repository name',
      input: 'core.fsmonitor in .git/config names a program that writes a file',
      expected: 'both files are written, and the program never ran',
    },
    async () => {
      const repository = create();
      repository.write('trap.sh', '#!/bin/sh\ntouch "$(dirname "$0")/sprung"\n');
      repository.git('config', 'core.fsmonitor', `sh '${join(repository.root, 'trap.sh')}'`);
      expect(await repository.init({ recipe: 'fix', engine: ['codex'] })).toMatchObject({ code: 0 });
      expect([repository.has('.github/baton.yml'), repository.has('sprung')]).toEqual([true, false]);
    },
  );

  requirement(
    {
      ids: ['F-SE13', 'T55'],
      title: 'starts no filter that the settings of the repository name, and still lists what no commit has',
      input:
        'a committed baton.yml and a workflow that is not; .gitattributes and .git/config name a clean filter that writes a file',
      expected: 'the filter never ran; the workflow alone is to be committed',
    },
    async () => {
      const repository = create();
      await repository.init({ recipe: 'fix', engine: ['codex'] });
      repository.git('add', '.github/baton.yml');
      repository.git('commit', '-qm', 'One file');
      const committed = await repository.init({ recipe: 'fix', engine: ['codex'] });
      repository.write('trap.sh', '#!/bin/sh\ntouch "$(dirname "$0")/sprung"\ncat\n');
      repository.write('.gitattributes', '*.yml filter=trap\n');
      repository.git('config', 'filter.trap.clean', `sh '${join(repository.root, 'trap.sh')}'`);
      // Of another time, so that git looks at the content.
      utimesSync(join(repository.root, '.github/baton.yml'), 1, 1);
      const listed = await repository.init({ recipe: 'fix', engine: ['codex'] });
      expect(repository.has('sprung')).toBe(false);
      expect(committed.printed).toContain('git add .github/workflows/baton.yml &&');
      expect(listed.printed).toContain('git add .github/workflows/baton.yml &&');
    },
  );

  requirement(
    {
      ids: ['F-SE13', 'T55'],
      title: 'writes nowhere but in the repository, wherever its settings say that its files are',
      input: 'core.worktree in .git/config names a folder outside, which has a repository of its own, or none',
      expected: 'a refusal that names the folder and the setting; nothing is written there',
    },
    async () => {
      for (const own of [false, true]) {
        const repository = create();
        const victim = join(dirname(repository.root), 'victim');
        mkdirSync(victim);
        if (own) execFileSync('git', ['init', '-q', victim]);
        repository.git('config', 'core.worktree', victim);
        await expect(repository.init()).rejects.toThrow(`core.worktree\`) say that its files are in ${victim}`);
        expect(readdirSync(victim)).toEqual(own ? ['.git'] : []);
      }
    },
  );
});
