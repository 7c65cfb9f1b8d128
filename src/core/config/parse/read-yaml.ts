import {
  type Document,
  isAlias,
  isCollection,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Node,
  type ParsedNode,
  Parser,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { utf8Length } from '../../json/json-value.ts';
import type { Problem } from '../../problem.ts';
import { failure, type Result, success } from '../../result.ts';
import { type Path, writeConfigPath, YamlSource } from './yaml-source.ts';

const maxBytes = 65_536;
/** The limit on the parser's own stack, which has two entries per level. A config is about ten levels deep. */
const maxStack = 64;
const reservedKeys: readonly unknown[] = ['__proto__', 'constructor', 'prototype'];

/** Parses YAML 1.2 core without aliases, anchors, tags and merge keys, at most 64 KB: features that could surprise are refused (T37). */
export function readYaml(text: string): Result<YamlSource, readonly Problem[]> {
  const bytes = utf8Length(text);
  if (bytes > maxBytes) {
    const message = `The config has ${bytes} bytes; at most ${maxBytes} are allowed. Move long texts into files.`;
    return failure([{ code: 'BATON-E101', message, line: 1, column: 1 }]);
  }
  if (/\r(?!\n)/.test(text) && !text.includes('\n')) {
    const message =
      'The lines of the config end with CR alone, which is not a line ending here; save the file with LF line ends.';
    return failure([{ code: 'BATON-E100', message, line: 1, column: 1 }]);
  }
  const lines = new LineCounter();
  const deep = findTooDeep(text, lines);
  if (deep !== undefined) return failure([deep]);
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    stringKeys: true,
    version: '1.2',
    merge: false,
  });
  const problems = [...findSyntaxProblems(document, { lines, text }), ...findForbidden(document, lines)];
  if (problems.length > 0) return failure(problems);
  if (document.contents === null) {
    return failure([{ code: 'BATON-E100', message: 'The config is empty; it starts with `version: 1`.', line: 1, column: 1 }]);
  }
  return success(new YamlSource({ text, document, lines }));
}

/** Refuses nesting that would exhaust the stack and end the process, before the recursive part of the library sees it. */
function findTooDeep(text: string, lines: LineCounter): Problem | undefined {
  const parser = new Parser(lines.addNewLine);
  for (const lexeme of new Lexer().lex(text)) {
    for (const _token of parser.next(lexeme));
    if (parser.stack.length > maxStack) {
      const message = `The config is nested more than ${maxStack / 2} levels deep.`;
      return { code: 'BATON-E100', message, ...positionAt(lines, parser.offset) };
    }
  }
  // The second parse counts the lines again.
  lines.lineStarts.length = 0;
  return undefined;
}

/** Returns keys that stand twice, and the first other fault: what follows it in the text mostly only follows from it. */
function findSyntaxProblems(
  document: Document.Parsed<ParsedNode>,
  { lines, text }: { readonly lines: LineCounter; readonly text: string },
): readonly Problem[] {
  const isDouble = (error: YAMLError): boolean => error.code === 'DUPLICATE_KEY';
  const first = document.errors.find((error) => !isDouble(error));
  const shown = document.errors.filter(
    (error) => error === first || (isDouble(error) && (first === undefined || error.pos[0] < first.pos[0])),
  );
  return shown.slice(0, 20).map((error) => ({
    code: isDouble(error) ? 'BATON-E103' : 'BATON-E100',
    message: isDouble(error) ? 'This key stands twice in the same map; keep one of them.' : describeSyntaxError(error, text),
    ...positionAt(lines, error.pos[0]),
  }));
}

function findForbidden(document: Document.Parsed<ParsedNode>, lines: LineCounter): readonly Problem[] {
  const problems: Problem[] = [];
  const add = (code: string, options: { message: string; node: Node; path: Path }): void => {
    const path = options.path.length > 0 ? { path: writeConfigPath(options.path) } : {};
    problems.push({ code, message: options.message, ...path, ...positionAt(lines, options.node.range?.[0] ?? 0) });
  };
  visit(document, {
    Node: (_key, node, ancestors) => {
      const message = forbiddenInNode(node);
      if (message !== undefined) add('BATON-E102', { message, node, path: pathTo(node, ancestors) });
    },
    Pair: (_key, pair, ancestors) => {
      if (!isScalar(pair.key)) return;
      const { value: key } = pair.key;
      const path = [...pathTo(pair, ancestors), String(key)];
      if (key === '<<') {
        add('BATON-E102', { message: 'Merge keys (`<<`) are not allowed; write the keys out.', node: pair.key, path });
      }
      if (reservedKeys.includes(key)) {
        add('BATON-E104', { message: `\`${String(key)}\` cannot be a key; choose another name.`, node: pair.key, path });
      }
    },
  });
  return problems.slice(0, 20);
}

function forbiddenInNode(node: Node): string | undefined {
  if (isAlias(node)) return `The alias \`*${node.source}\` is not allowed; write the value again.`;
  if (isCollection(node) || isScalar(node)) {
    if (node.anchor !== undefined) return `The anchor \`&${node.anchor}\` is not allowed; take it out.`;
    if (node.tag !== undefined)
      return `The tag \`${node.tag}\` is not allowed; write the plain value, or put all of it in quotes where the \`!\` belongs to it.`;
  }
  return undefined;
}

function pathTo(node: unknown, ancestors: readonly unknown[]): Path {
  return ancestors.flatMap((ancestor, at): Path => {
    const child = ancestors[at + 1] ?? node;
    if (isSeq(ancestor)) return [ancestor.items.indexOf(child)];
    return isPair(ancestor) && isScalar(ancestor.key) ? [String(ancestor.key.value)] : [];
  });
}

function positionAt(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

type Describe = (place: { readonly line: string; readonly words: string }) => string;

/** Matches a key and the rest of its line, which may follow the dash of a list. */
const keyAndValue = /^\s*(?:- )?([\w-]+):\s+(.*)$/;

/** Sentences for what people get wrong most often. The library's words stand for everything else. */
const sentences: Partial<Record<YAMLError['code'], Describe>> = {
  TAB_AS_INDENT: () => 'Tabs are not allowed as indentation; indent with spaces.',
  BLOCK_AS_IMPLICIT_KEY: ({ line }) => {
    const quoted = /: \S.*: /.test(line) ? quoteValue(line) : undefined;
    if (quoted !== undefined) return `A text with \`: \` in it must be in quotes; quote it: \`${quoted}\`.`;
    return 'The next lines are indented as if they belonged to this value; put them below its key, or indent them like it.';
  },
  NON_STRING_KEY: ({ line }) => {
    const quoted = line.includes('{{') ? quoteValue(line) : undefined;
    return quoted === undefined
      ? 'A key must be text; put it in quotes.'
      : `A text that begins with \`{{\` must be in quotes; quote it: \`${quoted}\`.`;
  },
  BAD_SCALAR_START: ({ line, words }) => {
    const sign = /character (\S)$/.exec(words)?.[1] ?? '';
    return `A text cannot begin with ${sign === '`' ? 'a backtick' : `\`${sign}\``}; quote it: \`${quoteValue(line) ?? `"${line.trim()}"`}\`.`;
  },
  UNEXPECTED_TOKEN: ({ line, words }) => {
    const quoted = words.includes('at node end') && /:\s+["'[{]/.test(line) ? quoteValue(line) : undefined;
    if (quoted !== undefined) return `There is more text behind the value of this line; quote all of it: \`${quoted}\`.`;
    if (words.includes('block-seq-ind')) return 'A list begins on the line below its key; move `- ` there.';
    return 'This line fits nothing before it: a key needs a colon, and a list has no keys beside it.';
  },
  BAD_INDENT: ({ words }) =>
    /end with a (.)$/.test(words)
      ? `A bracket is not closed: \`${words.slice(-1)}\` is missing.`
      : 'This line is indented differently from the lines that it belongs to; indent it like them.',
  MULTILINE_IMPLICIT_KEY: ({ line }) =>
    `A key needs a colon and a blank behind it: \`${line.trim().replace(/^([\w-]+):?\s*(?=\S)/, '$1: ')}\`.`,
  MISSING_CHAR: ({ words }) =>
    words.startsWith('Implicit map keys') ? 'A colon and a value are missing after this key.' : 'A closing quote is missing.',
  MULTIPLE_DOCS: () => 'The line `---` begins a second document, and only one is read; take out what stands from there on.',
  BAD_DQ_ESCAPE: ({ words }) =>
    `${words.replace('Invalid escape sequence', 'There is no escape')} in double quotes; write the text in single quotes.`,
};

/** Returns a sentence about a fault of YAML that says what to write instead. */
export function describeSyntaxError(error: YAMLError, text: string): string {
  const start = text.lastIndexOf('\n', error.pos[0] - 1) + 1;
  const [line = ''] = text.slice(start).split(/\r?\n/, 1);
  const sentence = sentences[error.code]?.({ line, words: error.message });
  return sentence === undefined ? `The file is not valid YAML: ${error.message}.` : `The file is not valid YAML. ${sentence}`;
}

/** Returns the line with its value in quotes; undefined if it has none. Long values are cut. */
function quoteValue(line: string): string | undefined {
  const [, key, value = ''] = keyAndValue.exec(line) ?? [];
  if (key === undefined || value === '') return undefined;
  const shown = value.length > 60 ? `${value.slice(0, 57)}…` : value.trimEnd();
  if (!shown.includes('"')) return `${key}: "${shown}"`;
  return shown.includes("'") ? undefined : `${key}: '${shown}'`;
}
