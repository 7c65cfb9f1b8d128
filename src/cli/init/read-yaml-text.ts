import { isMap, isScalar, parseDocument } from 'yaml';
import { findSyntaxFault } from '../../core/config/workflow/check-workflow-files.ts';

/** Returns the first place at which a text is no YAML, with the reason; undefined where it is YAML. */
export function findYamlFault(text: string): string | undefined {
  const fault = findSyntaxFault(text);
  if (fault === undefined) return undefined;
  const { error, line, column } = fault;
  return `${line}:${column}: The file is not valid YAML: ${error.message}. Fix that line, and run \`baton init\` again.`;
}

/** Returns the plain value of a text; undefined where it is no YAML. */
export function readValue(text: string): unknown {
  const document = parseDocument(text, { prettyErrors: false, stringKeys: true });
  return document.errors.length > 0 ? undefined : document.toJS({ maxAliasCount: 100 });
}

/** Finds the plain value at a path: null behind a key without a value, undefined without the key. */
export function findValue(text: string, path: readonly string[]): unknown {
  const document = parseDocument(text, { prettyErrors: false, stringKeys: true });
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  if (pair === undefined) return undefined;
  return document.getIn(path, false) === undefined ? null : toPlain(document.getIn(path, true));
}

function toPlain(node: unknown): unknown {
  if (isScalar(node)) return node.value;
  return typeof node === 'object' && node !== null && 'toJSON' in node && typeof node.toJSON === 'function'
    ? node.toJSON()
    : null;
}
