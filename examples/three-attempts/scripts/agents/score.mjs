// Scores the code that is checked out: runs its tests, and reports how many pass. A failing test costs more than ten that pass.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const { stdout } = spawnSync(process.execPath, ['--test', '--test-reporter=tap'], { encoding: 'utf8' });
const count = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(stdout)?.[1] ?? 0);
const [passed, failed] = [count('pass'), count('fail')];

writeFileSync(process.env.BATON_RESULTS_PATH, `passed: ${passed}\nfailed: ${failed}\nscore: ${passed - 10 * failed}\n`);
console.log(`${passed} tests pass, ${failed} fail.`);
