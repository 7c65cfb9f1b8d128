import type { Expr } from '@actions/expressions/ast';
import { Lexer, TokenType } from '@actions/expressions/lexer';
import { Parser } from '@actions/expressions/parser';
import { splitAllowedContext } from '@actions/workflow-parser/templates/allowed-context';

export interface Expression {
  /** The text without `${{` and `}}`. */
  readonly text: string;
  /** Names of contexts, and functions as the schema spells them: `success(0,MAX)`. */
  readonly contexts: readonly string[];
}

const cache = new Map<string, Expr>();

/**
 * Parses an expression. Throws with GitHub's words when the text is no expression or uses a context that is not allowed there.
 */
export function parseExpression({ text, contexts }: Expression): Expr {
  const key = `${contexts.join()}\n${text}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const { namedContexts, functions } = splitAllowedContext([...contexts]);
  const tokens = new Lexer(text).lex().tokens.map((token) => {
    // The lexer of 0.3.61 unescapes only the first '' of a string.
    if (token.type !== TokenType.STRING) return token;
    return { ...token, value: token.lexeme.slice(1, -1).replaceAll("''", "'") };
  });
  const parsed = new Parser(tokens, namedContexts, functions).parse();
  if (parsed === undefined) throw new Error('An expression was expected');
  cache.set(key, parsed);
  return parsed;
}
