// The agent of `scripts/verify-on-github.sh`: it says what it may do, and does what its argument says.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

function can(act) {
  try {
    act();
    return 'yes';
  } catch {
    return 'no';
  }
}

const tokens = Object.keys(process.env).filter((name) => /TOKEN|SECRET|SIGNING/.test(name));
const results = {
  uid: process.getuid(),
  sudo: can(() => execFileSync('sudo', ['-n', 'true'], { stdio: 'ignore' })),
  tokens: tokens.length === 0 ? 'none' : tokens.join(','),
};
const context = JSON.parse(readFileSync(process.env.BATON_CONTEXT_PATH, 'utf8'));
const summary = `I ran as ${results.uid}, with sudo: ${results.sudo}.`;

/** What each argument does; it returns the handoff. */
const acts = {
  look: () => ({ summary }),
  write: () => {
    writeFileSync('baton-verify.txt', `${process.env.BATON_RUN}\n`);
    return { summary };
  },
  mend: () => {
    writeFileSync('baton-fixed.txt', 'Fixed.\n');
    return { summary };
  },
  hold: async () => {
    await setTimeout(HOLD * 1000);
    return { summary };
  },
  // 120,000 bytes: more than the output of a job may be as a variable of the next one.
  large: () => ({ summary, detail: '\u00e9'.repeat(60_000) }),
  // The signing key, which GitHub masks and no agent is told. It is worth nothing outside of this repository.
  masked: () => ({ summary: ['MASKED', 'VALUE'].join('') }),
  ask: () => {
    const given = context.answers?.at(-1)?.text;
    if (given === undefined) console.log('[BATON-RESULT: needs-input] Which one?');
    return { summary: given ?? 'I asked.' };
  },
  divide: () => {
    if (context.children?.length > 0) return { summary: context.children.map(({ outcome }) => outcome).join(' ') };
    const create = ['one', 'two'].map((name) => ({ name, agent: 'looker', prompt: 'Look.' }));
    return { children: { create, wait: { until: 'all' } } };
  },
};

const handoff = await acts[process.argv[2]]();
const lines = Object.entries(results).map(([name, value]) => `${name}: ${value}\n`);
writeFileSync(process.env.BATON_RESULTS_PATH, lines.join(''));
writeFileSync(process.env.BATON_HANDOFF_PATH, JSON.stringify(handoff));
if (process.argv[2] !== 'ask') console.log('Done.');
