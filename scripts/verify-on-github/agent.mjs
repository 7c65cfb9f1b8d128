// The agent of `scripts/verify-on-github.sh`: it says what it may do, and changes one file when it is told to.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

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
writeFileSync(
  process.env.BATON_RESULTS_PATH,
  Object.entries(results)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join(''),
);
writeFileSync(
  process.env.BATON_HANDOFF_PATH,
  JSON.stringify({ summary: `I ran as ${results.uid}, with sudo: ${results.sudo}.` }),
);
if (process.argv[2] === 'write') writeFileSync('baton-verify.txt', `${process.env.BATON_RUN}\n`);
console.log('Done.');
