import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { atMost, type Figure } from './figure.ts';

/** The most megabytes that 10,000 runs in flight may take (DESIGN 8). */
const most = 15;

/** How much memory runs in flight take in the process of the App. A process of its own measures it, because what ran before would count. */
export const memory: Figure = {
  async measure({ root }) {
    const child = fork(join(root, 'scripts/bench-memory.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const [over] = (await once(child, 'message')) as [number];
    await once(child, 'exit');
    const row = { what: '10,000 runs in flight in the process of the App', against: 'the same process, idle' };
    return [atMost(row, { value: over, most, unit: ' MB' })];
  },
};
