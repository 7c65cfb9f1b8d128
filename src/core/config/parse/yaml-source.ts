import { type Document, isMap, isScalar, isSeq, type LineCounter, type Node, type Pair, type ParsedNode } from 'yaml';
import { isPlainMap } from '../../json/json-value.ts';
import type { Problem } from '../../problem.ts';

export type PathSegment = string | number;
export type Path = readonly PathSegment[];

/** A value of the file, with its path, which is also written. */
export interface FileValue {
  readonly value: unknown;
  readonly path: Path;
  readonly name: string;
}

/** A parsed config file that still knows the position of every value. */
export class YamlSource {
  readonly text: string;
  readonly value: unknown;
  private readonly document: Document.Parsed<ParsedNode>;
  private readonly lines: LineCounter;
  private all: readonly FileValue[] | undefined;

  constructor(parts: { text: string; document: Document.Parsed<ParsedNode>; lines: LineCounter }) {
    this.text = parts.text;
    this.document = parts.document;
    this.lines = parts.lines;
    this.value = parts.document.toJS({ maxAliasCount: 0 });
  }

  /** Builds a problem at the value of a path, or at its key. If the value does not exist, the problem is shown at its parent. */
  problem(request: { code: string; message: string; path: Path; at?: 'key' | 'value' }): Problem {
    const { code, message, path, at = 'value' } = request;
    const offset = this.findOffset(path, at);
    return { code, message, path: path.length > 0 ? writeConfigPath(path) : undefined, ...this.positionAt(offset) };
  }

  positionAt(offset: number): { line: number; column: number } {
    const { line, col } = this.lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  }

  /** Finds the plain value at a path. */
  find(path: Path): unknown {
    let value = this.value;
    for (const segment of path) {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined;
      value = Object.entries(value).find(([key]) => key === String(segment))?.[1];
    }
    return value;
  }

  /** Finds all values at such keys. In a key `*` is any name, `[#]` a place in a list, `[]` one that may be left out, `(a|b)` a choice. */
  findAll(keys: string): readonly FileValue[] {
    this.all ??= listValues(this.value, []);
    const parts: Readonly<Record<string, string>> = {
      '.*': anyName,
      '.': '\\.',
      '*': '[^.[]+',
      '[#]': '\\[\\d+\\]',
      '[]': '(?:\\[\\d+\\])?',
    };
    const pattern = new RegExp(
      `^${keys.replaceAll(/\.\*(?![\w-])|\.|\*|\[.?\]/g, (part) => parts[part] ?? part.replaceAll(/[[\]]/g, '\\$&'))}$`,
    );
    return this.all.filter(({ name }) => pattern.test(name));
  }

  /** Finds all maps at such keys. */
  findMaps(keys: string) {
    return this.findAll(keys).flatMap(({ value, path }) => (isPlainMap(value) ? [{ value, path }] : []));
  }

  /** Finds all texts at such keys. */
  findTexts(keys: string) {
    return this.findAll(keys).flatMap(({ value, path }) => (typeof value === 'string' ? [{ text: value, path }] : []));
  }

  findNode(path: Path): Node | undefined {
    const node = this.document.getIn(path, true);
    return isScalar(node) || isMap(node) || isSeq(node) ? node : undefined;
  }

  private findOffset(path: Path, at: 'key' | 'value'): number {
    if (path.length === 0) return this.document.contents?.range[0] ?? 0;
    const node = this.findNode(path);
    const key = this.findKey(path);
    const offset = at === 'key' || isEmpty(node) ? key?.range?.[0] : node?.range?.[0];
    return offset ?? node?.range?.[0] ?? this.findOffset(path.slice(0, -1), 'key');
  }

  private findKey(path: Path): Node | undefined {
    const parent = this.document.getIn(path.slice(0, -1), true);
    if (!isMap<Node, Node>(parent)) return undefined;
    return parent.items.find((pair: Pair<Node, Node | null>) => isScalar(pair.key) && pair.key.value === path.at(-1))?.key;
  }
}

const anyName = '(?:\\.[^.[]+|\\["[^"]*"\\])';

/** Lists all values of the file, also those inside of others. */
function listValues(value: unknown, path: Path): readonly FileValue[] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const inner = parts.flatMap(([key, part]) => listValues(part, [...path, Array.isArray(value) ? Number(key) : key]));
  return [{ value, path, name: writeConfigPath(path) }, ...inner];
}

function isEmpty(node: Node | undefined): boolean {
  return node === undefined || (isScalar(node) && node.value === null);
}

/** Renders a path as `pipelines.fix.stages.fix.needs[0]`; names that contain a dot are quoted. */
export function writeConfigPath(path: Path): string {
  return path.map((segment, index) => writeSegment(segment, index === 0)).join('');
}

function writeSegment(segment: PathSegment, first: boolean): string {
  if (typeof segment === 'number') return `[${segment}]`;
  if (!/^[A-Za-z0-9_-]+$/.test(segment)) return `[${JSON.stringify(segment)}]`;
  return first ? segment : `.${segment}`;
}
