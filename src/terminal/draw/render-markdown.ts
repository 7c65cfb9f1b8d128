import { Marked, type Token, type Tokens } from 'marked';
import { isTangled } from '../../core/markdown/tangled.ts';
import { renderTable } from './render-table.ts';
import type { TerminalOptions } from './terminal-options.ts';
import { prefixLines, wrapText } from './text-width.ts';

const markdown = new Marked({ gfm: true });

/** Renders Markdown for a terminal as a person would read it: folds are closed, hidden comments vanish, and graphs are left out. */
export function renderMarkdown(text: string, options: TerminalOptions): string {
  if (isTangled(text)) return wrapText(text, options.width);
  return renderBlocks(markdown.lexer(text), options);
}

/** Renders Markdown of one line. */
export function renderInlineMarkdown(text: string, options: TerminalOptions): string {
  return isTangled(text) ? text : renderInline(markdown.Lexer.lexInline(text), options);
}

function renderBlocks(tokens: readonly Token[], options: TerminalOptions): string {
  let depth = 0;
  const blocks: string[] = [];
  for (const token of tokens) {
    if (token.type === 'html') {
      const change = (token.raw.match(/<details\b/gi)?.length ?? 0) - (token.raw.match(/<\/details>/gi)?.length ?? 0);
      if (depth === 0) blocks.push(renderHtml(token.raw, options));
      depth = Math.max(0, depth + change);
    } else if (depth === 0) blocks.push(renderBlock(token, options));
  }
  return blocks.filter((block) => block.trim() !== '').join('\n\n');
}

const narrowest = 20;

/** Returns the options for what is set in. Below some width nothing can be read, so text in many quotes goes over the edge. */
function narrow(options: TerminalOptions, columns: number): TerminalOptions {
  return { ...options, width: Math.max(narrowest, options.width - columns) };
}

/** Renders HTML as far as it has words: the title of a fold, with a hint that there is more, and text without tags. */
function renderHtml(html: string, { colors }: TerminalOptions): string {
  const title = /<summary>([\s\S]*?)<\/summary>/i.exec(html)?.[1];
  if (title !== undefined) return colors.dim(`▸ ${stripTags(title)} (folded)`);
  return stripTags(html);
}

function stripTags(html: string): string {
  return unescapeEntities(html.replace(/<!--[\s\S]*?-->/g, '').replace(/<\/?[a-z][^>]*>/gi, '')).trim();
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', emsp: '  ' };

function unescapeEntities(text: string): string {
  return text.replace(/&(#39|amp|lt|gt|quot|nbsp|emsp);/g, (whole, name: string) => entities[name] ?? whole);
}

function renderBlock(token: Token, options: TerminalOptions): string {
  const { colors, width } = options;
  if (token.type === 'heading') return colors.bold(wrapText(renderInline(token.tokens ?? [], options), width));
  if (token.type === 'paragraph' || token.type === 'text') return wrapText(renderInline(token.tokens ?? [token], options), width);
  if (token.type === 'blockquote') return prefixLines(renderBlocks(token.tokens ?? [], narrow(options, 2)), colors.dim('│ '));
  if (token.type === 'code') return renderCode(token as Tokens.Code, options);
  if (token.type === 'list') return renderList(token as Tokens.List, options);
  if (token.type === 'table') return renderTableToken(token as Tokens.Table, options);
  if (token.type === 'hr') return colors.dim('─'.repeat(Math.min(20, width)));
  return '';
}

function renderCode({ lang, text }: Tokens.Code, { colors, width }: TerminalOptions): string {
  // The source of a graph tells a reader nothing. The chain is drawn elsewhere.
  if (lang === 'mermaid') return '';
  return prefixLines(wrapText(text, width - 4), '    ')
    .split('\n')
    .map((line) => colors.cyan(line))
    .join('\n');
}

function renderList({ items, ordered, start }: Tokens.List, options: TerminalOptions): string {
  return items
    .map((item, index) => {
      const bullet = ordered ? `${Number(start || 1) + index}. ` : '• ';
      const body = prefixLines(renderBlocks(item.tokens, narrow(options, bullet.length)), ' '.repeat(bullet.length));
      return `${bullet}${body.slice(bullet.length)}`;
    })
    .join('\n');
}

function renderTableToken({ header, rows }: Tokens.Table, options: TerminalOptions): string {
  // Links of a table lead to the local GitHub, which is gone when people read this.
  const isShown = header.map(({ text }) => text !== 'links');
  const cellsOf = (cells: readonly Tokens.TableCell[]): readonly string[] =>
    cells.filter((_, index) => isShown[index]).map(({ tokens }) => renderInline(tokens, options));
  return renderTable({ head: cellsOf(header), rows: rows.map(cellsOf) }, options);
}

function renderInline(tokens: readonly Token[], options: TerminalOptions): string {
  return tokens.map((token) => renderSpan(token, options)).join('');
}

function renderSpan(token: Token, options: TerminalOptions): string {
  const { colors } = options;
  const inner = (): string => renderInline('tokens' in token ? (token.tokens ?? []) : [], options);
  if (token.type === 'strong') return colors.bold(inner());
  if (token.type === 'em') return colors.italic(inner());
  if (token.type === 'del') return colors.strikethrough(inner());
  if (token.type === 'codespan') return colors.cyan(unescapeEntities(token.text));
  if (token.type === 'br') return '\n';
  if (token.type === 'link') return renderLink(inner(), token.href, options);
  if (token.type === 'image') return `[picture: ${token.text}]`;
  if (token.type === 'html') return '';
  if (token.type === 'text') return 'tokens' in token && token.tokens !== undefined ? inner() : unescapeEntities(token.text);
  return 'text' in token ? unescapeEntities(String(token.text)) : token.raw;
}

/** Renders a link with its address, unless it leads to the local GitHub, which is gone when people read this. */
function renderLink(text: string, href: string, { colors }: TerminalOptions): string {
  const isGone = /^https?:\/\/(?:[\w.-]*\.)?localhost(?:[:/]|$)/i.test(href);
  if (isGone || text === href || !/^(?:https?|mailto):/i.test(href)) return text;
  return `${text} ${colors.dim(`(${href})`)}`;
}
