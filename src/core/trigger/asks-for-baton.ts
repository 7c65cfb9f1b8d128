import { Lexer } from 'yaml';
import { hasName } from '../text/plain-text.ts';
import { findCommand, findCommandLine, parseCommand } from './command.ts';
import type { Trigger } from './trigger.ts';

/**
 * Returns whether a person waits for Baton after an event, as far as a configuration shows that may have faults: a `/baton` command,
 * or a label or command that stands in its text. Nobody waits after other events, such as an issue that was opened.
 */
export function asksForBaton({ kind, label, comment }: Pick<Trigger, 'kind' | 'label' | 'comment'>, config: string): boolean {
  if (kind === 'issue-labeled' || kind === 'pull-request-labeled') return hasConfigValue(config, label);
  if (kind !== 'comment' || comment === undefined) return false;
  return (
    parseCommand(comment.body) !== undefined || listBeginnings(comment.body, config).some((line) => hasConfigValue(config, line))
  );
}

/** Lists the commands that a comment may hold: its first line, and where arguments may stand in it, its first words. */
function listBeginnings(body: string, config: string): readonly string[] {
  const line = findCommand(body);
  if (!/\barguments\s*:/.test(config)) return line === undefined ? [] : [line];
  const words = findCommandLine(body)?.split(' ') ?? [];
  return words.slice(0, 5).map((_, index) => words.slice(0, index + 1).join(' '));
}

/**
 * Returns whether a text stands in a configuration as a value: of a key that does not begin with `exclude`, or in a list below one.
 * Reads line by line, so that a configuration with faults, even one that is no YAML, still shows which labels and commands it names.
 */
function hasConfigValue(config: string, value: string): boolean {
  let key = '';
  for (const line of config.split(/\r\n|\r|\n/)) {
    const lexemes = listLexemes(line);
    for (const [at, lexeme] of lexemes.entries()) {
      const text = readScalar(lexeme, lexemes[at - 1]);
      if (text === undefined) continue;
      if (lexemes[at + 1] === ':') key = text;
      else if (!key.startsWith('exclude') && hasName([value], text)) return true;
    }
  }
  return false;
}

/** The mark of the library before a scalar without quotes. */
const plainMark = '\u001f';

/** Lists the pieces of one line, without spaces. */
function listLexemes(line: string): readonly string[] {
  return [...new Lexer().lex(line)].filter((lexeme) => lexeme.trim() !== '');
}

/** Returns the text of a scalar; undefined for punctuation, comments and marks. */
function readScalar(lexeme: string, before: string | undefined): string | undefined {
  if (before === plainMark) return lexeme;
  return /^(?:"[^"]*"|'[^']*')$/.test(lexeme) ? lexeme.slice(1, -1) : undefined;
}
