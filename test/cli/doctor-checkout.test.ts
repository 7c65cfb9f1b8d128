import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { findCheckout } from '../../src/cli/doctor/read-checkout.ts';
import { requirement } from '../support/requirement.ts';
import { catchOutput } from './run-command.ts';

const name = { owner: 'octo-org', name: 'ledger' };

/** Makes a repository with a workflow of another name, the file of a signing key and a folder inside. */
function createCheckout(origin: string): string {
  const root = mkdtempSync(join(tmpdir(), 'baton-checkout-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  execFileSync('git', ['init', '--quiet', '--initial-branch=set-up', root]);
  execFileSync('git', ['remote', 'add', 'origin', origin], { cwd: root });
  for (const folder of ['.github/workflows', '.git/baton', 'src']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(
    join(root, '.github/workflows/agents.yml'),
    'jobs: { a: { uses: baton-agents/baton/.github/workflows/run.yml@v1 } }\n',
  );
  writeFileSync(join(root, '.git/baton/signing-key'), 'secret');
  return root;
}

requirement(
  {
    ids: ['U22'],
    title: 'files are compared with those of a checkout of the same repository, and of no other',
    input: 'folders inside of checkouts whose origin is the repository over https and ssh, and two others',
    expected:
      'its workflow, whatever its name, its branch and the file of the key as one types it there; nothing from the others',
  },
  async () => {
    for (const origin of ['https://github.com/Octo-Org/ledger.git', 'git@github.com:octo-org/ledger']) {
      const checkout = await findCheckout(join(createCheckout(origin), 'src'), name);
      expect(checkout).toMatchObject({
        workflow: '.github/workflows/agents.yml',
        keyFile: '../.git/baton/signing-key',
        branch: 'set-up',
      });
      expect(checkout?.read('.github/workflows/agents.yml')).toContain('run.yml@v1');
      expect(checkout?.read('.github/baton.yml')).toBeUndefined();
    }
    for (const origin of ['https://github.com/octo-org/ledger-two', 'https://github.com/my-octo-org/ledger'])
      expect(await findCheckout(createCheckout(origin), name)).toBeUndefined();
  },
);

requirement(
  {
    ids: ['F-SE13'],
    title: 'a checkout with a link that is refused is told of, and not taken for none',
    input: '.github/baton.yml is a link; findCheckout',
    expected: 'nothing is compared, and the sentence that names the link stands on stderr',
  },
  async () => {
    const root = createCheckout('https://github.com/octo-org/ledger');
    symlinkSync('/nowhere', join(root, '.github/baton.yml'));
    const { stderr } = await catchOutput(async () => ((await findCheckout(root, name)) === undefined ? 0 : 1));
    expect(stderr).toContain('The files here are not compared with those on GitHub: ');
    expect(stderr).toContain('.github/baton.yml is a link');
  },
);
