import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildIsolation, probeMachine } from '../../../src/adapters/agent/process/probe-isolation.ts';
import {
  createProgramSource,
  type ProgramSource,
  type WantedProgram,
} from '../../../src/adapters/agent/program/program-source.ts';
import { createNpmRegistry, type NpmRegistry } from '../../support/npm-registry.ts';
import { requirement } from '../../support/requirement.ts';

const made = { kind: 'npm', package: '@octo/made-up', version: '1.2.3' } as const;
let wanted: WantedProgram & { readonly installation: typeof made & { readonly integrity: string } };
/** The script of a package. It stores the environments that it sees on the machine in the package. */
const spy = 'for one in /proc/[0-9]*/environ; do tr "\\\\0" "\\\\n" <"$one"; done >seen 2>/dev/null; id -u >uid';

let root: string;
let folder: string;
let registry: NpmRegistry;
let lines: string[];
const npmFolder = dirname(execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim());

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'baton-install-'));
  await chmod(root, 0o755);
  registry = await createNpmRegistry({
    name: '@octo/made-up',
    version: '1.2.3',
    manifest: { bin: { 'made-up': 'cli.sh' }, scripts: { postinstall: spy }, hasInstallScript: true },
    files: { 'cli.sh': '#!/bin/sh\necho made up\n' },
  });
  wanted = { program: 'made-up', installation: { ...made, integrity: registry.integrity } };
});
afterAll(async () => {
  registry.close();
  await rm(root, { recursive: true });
});
beforeEach(async () => {
  folder = await mkdtemp(join(root, 'tools-'));
  await chmod(folder, 0o755);
  lines = [];
});

const isolation = buildIsolation(await probeMachine());

function createSource(change: Readonly<Record<string, string>> = {}): ProgramSource {
  const write = (line: string): void => void lines.push(line);
  const host = { PATH: `${dirname(process.execPath)}:${npmFolder}:/usr/bin:/bin`, npm_config_registry: registry.url, ...change };
  return createProgramSource({
    folder,
    host,
    isolation,
    log: { info: write, warning: write, error: write },
    redact: (text) => text,
  });
}

describe('the program of an engine', () => {
  requirement(
    {
      ids: ['DESIGN-4.2'],
      title: 'is the one that is there',
      input: 'a program of that name in PATH, and an installation',
      expected: 'its path; nobody asks the registry',
    },
    async () => {
      const present = join(folder, 'bin', 'made-up');
      await mkdir(dirname(present));
      await writeFile(present, '#!/bin/sh\n', { mode: 0o755 });
      const asked = registry.requests.length;
      expect(await createSource({ PATH: `${dirname(present)}:/usr/bin:/bin` }).get(wanted)).toEqual({ ok: true, value: present });
      expect(registry.requests).toHaveLength(asked);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.2', 'T04'],
      title: 'is installed at the pinned version where it is missing, by a user without rights, once per machine',
      input: 'a package whose script dumps every environment that it can read, and its user',
      expected: 'the program runs; the script saw no secret of the job; a second job asks no registry',
    },
    async () => {
      process.env.ANTHROPIC_API_KEY = 'sk-of-the-job';
      const source = createSource({ ANTHROPIC_API_KEY: 'sk-of-the-job', GITHUB_TOKEN: 'ghs_of-the-job' });
      const [first, again] = await Promise.all([source.get(wanted), source.get(wanted)]);
      delete process.env.ANTHROPIC_API_KEY;
      const installed = join(folder, 'baton', '@octo+made-up', '1.2.3');
      const program = join(installed, 'node_modules', '.bin', 'made-up');
      expect(first).toEqual({ ok: true, value: program });
      expect(again).toEqual(first);
      expect(execFileSync(program, { encoding: 'utf8' })).toBe('made up\n');
      const seen = await readFile(join(installed, 'node_modules/@octo/made-up/seen'), 'utf8');
      expect(seen).toContain('npm_lifecycle_event=postinstall');
      expect(seen).not.toContain('ghs_of-the-job');
      if (isolation.isolated) {
        expect(seen).not.toContain('of-the-job');
        expect(await readFile(join(installed, 'node_modules/@octo/made-up/uid'), 'utf8')).toBe('61100\n');
      }
      expect((await stat(program)).uid).toBe(process.getuid?.());

      const asked = registry.requests.length;
      expect(await createSource().get(wanted)).toEqual(first);
      expect(registry.requests).toHaveLength(asked);
      expect(await readdir(join(folder, 'baton'))).toEqual(['@octo+made-up']);
    },
  );

  it('of two jobs at once on one machine, one installs and both get it', async () => {
    const both = await Promise.all([createSource().get(wanted), createSource().get(wanted)]);
    expect(both[0]).toMatchObject({ ok: true });
    expect(both[1]).toEqual(both[0]);
    expect(await readdir(join(folder, 'baton'))).toEqual(['@octo+made-up']);
  });

  it('that cannot be installed says what npm said, and leaves nothing', async () => {
    const missing = { program: 'made-up', installation: { ...wanted.installation, version: '9.9.9' } } as const;
    const answer = await createSource().get(missing);
    expect(answer).toEqual({
      ok: false,
      error: expect.stringMatching(/^@octo\/made-up@9\.9\.9 could not be installed: npm ended with status 1: .*9\.9\.9/),
    });
    expect(await readdir(join(folder, 'baton'))).toEqual(['@octo+made-up']);
    expect(await readdir(join(folder, 'baton', '@octo+made-up'))).toEqual([]);
  });

  requirement(
    {
      ids: ['T04', 'T08'],
      title: 'is not installed where the registry gives another package than the one we know',
      input: 'a package with another digest, whose script leaves a file',
      expected: 'both digests in the sentence; nothing of the package ran, nothing is left',
    },
    async () => {
      const other = { ...wanted, installation: { ...wanted.installation, integrity: `sha512-${'A'.repeat(86)}==` } };
      const answer = await createSource().get(other);
      expect(answer).toEqual({
        ok: false,
        error: expect.stringContaining(`${registry.integrity}, and it must have sha512-AAAA`),
      });
      expect(lines.join('\n')).not.toContain('postinstall');
      expect(await readdir(join(folder, 'baton', '@octo+made-up'))).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['T04', 'T08'],
      title: 'is not taken from where others can write',
      input: 'a program in the folder of tools, in a folder that everybody may write to',
      expected: 'a sentence that says what to remove; the program is not used',
    },
    async () => {
      const bin = join(folder, 'baton', '@octo+made-up', '1.2.3', 'node_modules', '.bin');
      await mkdir(bin, { recursive: true });
      await writeFile(join(bin, 'made-up'), '#!/bin/sh\n', { mode: 0o755 });
      expect(await createSource().get(wanted)).toMatchObject({ ok: true });
      await chmod(join(folder, 'baton', '@octo+made-up'), 0o777);
      const error = expect.stringMatching(
        /^@octo\/made-up@1\.2\.3 lies in .*others than the user of this job can change it\. Remove/,
      );
      expect(await createSource().get(wanted)).toEqual({ ok: false, error });
    },
  );

  requirement(
    {
      ids: ['DESIGN-2'],
      title: 'is given up when nobody waits for it any more',
      input: 'a package whose script never ends; stop once that runs',
      expected: 'an answer in words, long before its own limit of 600 s; nothing is left',
    },
    async () => {
      const endless = await createNpmRegistry({
        name: '@octo/made-up',
        version: '1.2.3',
        manifest: { bin: { 'made-up': 'cli.sh' }, scripts: { postinstall: 'sleep 1000' }, hasInstallScript: true },
        files: { 'cli.sh': '#!/bin/sh\n' },
      });
      const source = createSource({ npm_config_registry: endless.url });
      const answer = source.get({ ...wanted, installation: { ...made, integrity: endless.integrity } });
      await endless.served;
      source.stop();
      expect(await answer).toEqual({ ok: false, error: expect.stringContaining('could not be installed: ') });
      expect(await readdir(join(folder, 'baton', '@octo+made-up'))).toEqual([]);
      endless.close();
    },
    60_000,
  );

  it('says so where there is no npm, and what to do by hand', async () => {
    const path = { PATH: folder };
    expect(await createSource(path).get(wanted)).toEqual({
      ok: false,
      error: '@octo/made-up@1.2.3 is to be installed by npm, and there is no npm in PATH.',
    });
    const manual = { program: 'made-up', installation: { kind: 'manual', how: 'Install it from its site.' } } as const;
    expect(await createSource(path).get(manual)).toEqual({
      ok: false,
      error: '"made-up" is no program in PATH. Install it from its site.',
    });
  });
});
