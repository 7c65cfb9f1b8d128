import { isMap, isScalar, type ParsedNode, parseDocument } from 'yaml';

/** Returns whether a file describes a skill, in whichever folder of skills. */
export function isSkill(path: string): boolean {
  return /(?:^|\/)\.[^/]+\/skills\/(?:.+\/)?SKILL\.md$/i.test(path);
}

/**
 * Returns a skill without the keys at its head that act: `hooks` runs programs, `allowed-tools` gives tools that the agent's access does not.
 * Everything else stays as it is. A head that is not certain to be without them is taken out whole, because engines read more than YAML allows.
 */
export function stripSkill(text: string): string {
  const [before = '', kind = '', rest = ''] = /^(\uFEFF?\s*---(?!-))([^\n]*\n)([\s\S]*)$/.exec(text)?.slice(1) ?? [];
  if (before === '') return text;
  const end = /^---/m.exec(rest)?.index ?? rest.length;
  const [head, body] = [rest.slice(0, end), rest.slice(end)];
  const kept = kind.trim() === '' ? withoutActing(head) : undefined;
  return kept === undefined ? body.replace(/^---[^\n]*\n?/, '') : `${before}${kind}${kept}${body}`;
}

/** Returns a head without its acting keys; undefined where that is not certain. Leaves alone what has no such word, not even in an escape. */
function withoutActing(head: string): string | undefined {
  if (!/hooks|allowed[-_\s]*tools|\\/i.test(head)) return head;
  const found = findActing(head);
  const kept = found?.reduceRight((text, [from, to]) => text.slice(0, from) + text.slice(to), head);
  return kept !== undefined && findActing(kept)?.length === 0 ? kept : undefined;
}

/** Finds the lines of the acting keys of a head, as pairs of positions; undefined where the head is no plain map. */
function findActing(head: string): readonly (readonly [number, number])[] | undefined {
  const { contents, errors } = parseDocument<ParsedNode>(head, { uniqueKeys: false });
  if (contents === null && errors.length === 0) return [];
  if (errors.length > 0 || !isMap(contents) || contents.flow === true) return undefined;
  const entries = contents.items.map(({ key, value }) => ({
    name: isScalar(key) && typeof key.value === 'string' ? key.value.toLowerCase().replaceAll(/[-_\s]/g, '') : '<<',
    lines: [head.lastIndexOf('\n', key.range[0] - 1) + 1, lineAfter(head, value?.range[1] ?? key.range[1])] as const,
  }));
  // A key that is no text may stand for any other, and `<<` may bring any.
  if (entries.some(({ name }) => name === '<<')) return undefined;
  return entries.flatMap(({ name, lines }) => (name === 'hooks' || name === 'allowedtools' ? [lines] : []));
}

/** Returns where the next line begins, or the same position where a line begins there. */
function lineAfter(text: string, at: number): number {
  if (text[at - 1] === '\n') return at;
  const next = text.indexOf('\n', at);
  return next === -1 ? text.length : next + 1;
}
