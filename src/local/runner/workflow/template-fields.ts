import { type MapTemplate, notImplemented, type Scalar, type SourceLocation, type Template } from './template.ts';
import { WorkflowError } from './workflow-error.ts';

/** Typed access to the keys of a map. The schema has been checked, so a wrong kind here is a key that is not implemented. */
export interface Fields {
  readonly place: SourceLocation;
  find(key: string): Template | undefined;
  text(key: string): string | undefined;
  flag(key: string): boolean | undefined;
  texts(key: string): readonly string[] | undefined;
  map(key: string): MapTemplate | undefined;
}

/** Returns the fields of a map. Refuses every key that is not in `known`: one without implementation is never ignored. */
export function readFields(template: Template | undefined, known: readonly string[]): Fields {
  if (template !== undefined && template.kind !== 'map' && !isNull(template))
    throw new WorkflowError([notImplemented(template.place, `an expression in place of ${known.join(', ')}`)]);
  const entries = template?.kind === 'map' ? template.entries : [];
  const unknown = entries.filter(({ key }) => !known.includes(key));
  if (unknown.length > 0) throw new WorkflowError(unknown.map(({ key, place }) => notImplemented(place, `the key '${key}'`)));
  const values = new Map(entries.map(({ key, value }) => [key, value]));
  return {
    place: template?.place ?? { file: '' },
    find: (key) => values.get(key),
    text: (key) => typed(values.get(key), 'string'),
    flag: (key) => typed(values.get(key), 'boolean'),
    texts: (key) => readTexts(values.get(key)),
    map: (key) => readMap(values.get(key)),
  };
}

export function readMap(template: Template | undefined): MapTemplate | undefined {
  if (template === undefined || isNull(template)) return undefined;
  if (template.kind === 'map') return template;
  throw new WorkflowError([notImplemented(template.place, 'anything but a mapping here')]);
}

function isNull(template: Template): boolean {
  return template.kind === 'literal' && template.value === null;
}

function readTexts(template: Template | undefined): readonly string[] | undefined {
  if (template === undefined || isNull(template)) return undefined;
  const items = template.kind === 'list' ? template.items : [template];
  return items.flatMap((item) => typed<string>(item, 'string') ?? []);
}

function typed<T extends Scalar>(template: Template | undefined, type: 'string' | 'boolean'): T | undefined {
  if (template === undefined || isNull(template)) return undefined;
  if (template.kind === 'literal' && typeof template.value === type) return template.value as T;
  throw new WorkflowError([notImplemented(template.place, `anything but a plain ${type} here`)]);
}
