import { describe, expect, it } from 'vitest';
import { createActionLog } from '../../../src/adapters/log/action-log.ts';
import { requirement } from '../../support/requirement.ts';

function record(): { log: ReturnType<typeof createActionLog>; written: () => string } {
  const parts: string[] = [];
  return { log: createActionLog({ write: (text) => parts.push(text) }), written: () => parts.join('') };
}

/**
 * Returns the parts that the runner would take as commands. It splits at every kind of line end, and looks at `::` first and
 * `##[` anywhere.
 */
function commandsIn(output: string): string[] {
  return output.split(/\r\n|\n|\r/).filter((line) => line.trimStart().startsWith('::') || line.includes('##['));
}

describe('action log', () => {
  const hostile = [
    '::add-mask::a',
    '  ::warning::pwn',
    '##[group]x',
    'a\r::error file=x::y',
    'text ##[error]z',
    '\u00a0::stop-commands::t',
  ];

  for (const text of hostile) {
    requirement(
      {
        ids: ['T23'],
        title: `a line of others is no workflow command: ${JSON.stringify(text)}`,
        input: text,
        expected: 'a line that the runner shows and does not obey',
      },
      () => {
        const { log, written } = record();
        log.info(text);
        expect(commandsIn(written())).toEqual([]);
      },
    );
  }

  requirement(
    {
      ids: ['T23'],
      title: 'a warning is one annotation, whatever its text',
      input: 'a%b\\n::error::c\\rd',
      expected: 'one ::warning:: with the line ends encoded',
    },
    () => {
      const { log, written } = record();
      log.warning('a%b\n::error::c\rd');
      expect(written()).toBe('::warning::a%25b%0A::error::c%0Dd\n');
    },
  );

  it('makes an error an annotation', () => {
    const { log, written } = record();
    log.error('gone');
    expect(written()).toBe('::error::gone\n');
  });

  it('shows an error at its place in a file', () => {
    const { log, written } = record();
    log.error('gone', { file: 'a,b:c.yml', line: 7, column: 3 });
    log.error('gone', { file: 'd.yml', line: 8 });
    expect(written()).toBe('::error file=a%2Cb%3Ac.yml,line=7,col=3::gone\n::error file=d.yml,line=8::gone\n');
  });

  it('leaves harmless lines as they are', () => {
    const { log, written } = record();
    log.info('std::vector and a::b\n\n# heading');
    expect(written()).toBe('std::vector and a::b\n\n# heading\n');
  });
});
