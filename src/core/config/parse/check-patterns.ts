import { isPlainMap } from '../../json/json-value.ts';
import type { Problem } from '../../problem.ts';
import { compileGlob, compilePattern } from '../../text/patterns.ts';
import { type LocatedText, listTexts, mapEntries } from './read-outline.ts';
import { type Path, writeConfigPath, type YamlSource } from './yaml-source.ts';

/**
 * Checks that the patterns and globs of filters can be read. A faulty one makes its filter reject every event; here its place is
 * reported (I-7).
 */
export function checkPatterns(source: YamlSource): readonly Problem[] {
  return mapEntries(source.value, ['pipelines']).flatMap(({ value, path }) => {
    const on = isPlainMap(value) && isPlainMap(value.on) ? value.on : {};
    const filters = ['issues', 'pull-requests', 'checks'].flatMap((key) => listFilters(on[key], [...path, 'on', key]));
    return filters.flatMap((filter) => checkFilter(filter, source));
  });
}

interface RawFilter {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly path: Path;
}

function listFilters(value: unknown, path: Path): readonly RawFilter[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listFilters(item, [...path, index]));
  return isPlainMap(value) ? [{ fields: value, path }] : [];
}

function checkFilter({ fields, path }: RawFilter, source: YamlSource): readonly Problem[] {
  const patterns = [
    ...['title-pattern', 'body-pattern'].flatMap((key) => findText(fields, { key, path })),
    ...listTexts(fields, { key: 'exclude-body-patterns', path }),
  ];
  const inFiles = [...path, 'files'];
  const globs = [
    ...findText(fields, { key: 'base-branch', path }),
    ...listTexts(fields.files, { key: 'include', path: inFiles }),
    ...listTexts(fields.files, { key: 'exclude', path: inFiles }),
  ];
  const faults = [
    ...patterns.map((at) => ({ at, compiled: compilePattern(at.text) })),
    ...globs.map((at) => ({ at, compiled: compileGlob(at.text) })),
  ];
  return faults.flatMap(({ at, compiled }) => {
    if (compiled.ok) return [];
    const message = `\`${writeConfigPath(at.path)}\` is ${JSON.stringify(at.text)}, which ${compiled.error}; until it is mended, no event fits.`;
    return [source.problem({ code: 'BATON-E130', message, path: at.path })];
  });
}

function findText(fields: RawFilter['fields'], { key, path }: { key: string; path: Path }): readonly LocatedText[] {
  const text = fields[key];
  return typeof text === 'string' ? [{ text, path: [...path, key] }] : [];
}
