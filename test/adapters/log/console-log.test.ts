import { describe, expect, it } from 'vitest';
import { createConsoleLog } from '../../../src/adapters/log/console-log.ts';

function print(isTTY: boolean, write: (log: ReturnType<typeof createConsoleLog>) => void): string {
  const parts: string[] = [];
  write(createConsoleLog({ isTTY, write: (text) => parts.push(text) }));
  return parts.join('');
}

describe('console log', () => {
  it('is plain when nobody is at a terminal', () => {
    expect(print(false, (log) => log.warning('late'))).toBe('Warning: late\n');
    expect(print(false, (log) => log.error('gone'))).toBe('Error: gone\n');
  });

  it('is coloured at a terminal', () => {
    expect(print(true, (log) => log.error('gone'))).toBe('\u001b[31mError: gone\u001b[39m\n');
  });

  it('keeps escape sequences of others from the terminal', () => {
    expect(print(true, (log) => log.info('a\u001b]0;title\u0007b\tc\u009b2J'))).toBe('a]0;titleb\tc2J\n');
  });

  it('writes no workflow command', () => {
    expect(print(false, (log) => log.info('x\r\n::add-mask::a'))).toBe('x\n: :add-mask::a\n');
  });
});
