import { lexer, type Token, type Tokens } from 'marked';

/** The blocks of a text as GitHub's kind of Markdown has them. */
export function readBlocks(markdown: string): readonly Token[] {
  return lexer(markdown, { gfm: true }).filter(({ type }) => type !== 'space');
}

export function findTables(markdown: string): readonly Tokens.Table[] {
  return readBlocks(markdown).filter((token): token is Tokens.Table => token.type === 'table');
}
