import { describe, expect, onTestFinished, vi } from 'vitest';
import { prepareLaunch } from '../../../src/adapters/agent/process/prepare-launch.ts';
import { runProcess } from '../../../src/adapters/agent/process/run-process.ts';
import { createReadAhead } from '../../../src/adapters/agent/stream/read-ahead.ts';
import { requirement } from '../../support/requirement.ts';

const megabyte = 1_048_576;
/** Prints four megabytes, as Gemini CLI and OpenCode do: it ends itself after a moment, whatever of that is written out. */
const program = `process.stdout.write('x'.repeat(${4 * megabyte}) + '\\n'); setTimeout(() => process.exit(0), 2_000);`;

function busy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('src/adapters/agent: output that comes faster than it is worked on', () => {
  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'is read to its end first, so that a program which ends itself early loses nothing of it',
      input: 'a program that prints 4 MB, and ends itself two seconds later; work of 60 ms on each piece of 64 KB',
      expected: 'all of it, in its order',
    },
    async () => {
      const folder = process.cwd();
      const environment = { PATH: process.env.PATH ?? '' };
      const request = { command: [process.execPath, '-e', program], stdin: '', workspace: folder, files: folder, environment };
      const launch = await prepareLaunch(request, { isolated: false, reason: 'not isolated: the test wants it so.' });
      if (!launch.ok) throw new Error(launch.error.message);
      let bytes = 0;
      const { ended } = await runProcess(launch.value, {
        timeoutSeconds: 60,
        graceSeconds: 1,
        write: () => undefined,
        redact: (text) => text,
        logsStdout: false,
        onStdout: (chunk) => {
          bytes += chunk.length;
          busy((60 * chunk.length) / 65_536);
        },
      });
      expect([ended, bytes]).toEqual(['exited', 4 * megabyte + 1]);
    },
    60_000,
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'is handed on in its order: after a moment without more, after a second at the latest, and whenever 8 MB wait',
      input: 'pieces of two streams; a piece every 5 ms for two seconds; 20 pieces of one megabyte at once; the end',
      expected: 'both in the order in which they came; all of the first second at its end; at most 8 wait; all',
    },
    () => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const ahead = createReadAhead();
      const seen: string[] = [];
      ahead.push(Buffer.from('a'), (chunk) => void seen.push(`out ${chunk}`));
      ahead.push(Buffer.from('b'), (chunk) => void seen.push(`err ${chunk}`));
      expect(seen).toEqual([]);
      vi.advanceTimersByTime(20);
      expect(seen).toEqual(['out a', 'err b']);
      let count = 0;
      const take = (): void => {
        count += 1;
      };
      for (let elapsed = 0; elapsed < 1_800; elapsed += 5) {
        ahead.push(Buffer.from('c'), take);
        expect(count).toBe(elapsed < 1_000 ? 0 : 200);
        vi.advanceTimersByTime(5);
      }
      ahead.end();
      expect(count).toBe(360);
      count = 0;
      for (let index = 0; index < 20; index += 1) ahead.push(Buffer.alloc(megabyte), take);
      expect(count).toBe(16);
      ahead.end();
      expect(count).toBe(20);
    },
  );
});
