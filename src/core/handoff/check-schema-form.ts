import { isPlainMap, utf8Length } from '../json/json-value.ts';

/** A fault of a JSON Schema. */
export interface SchemaFault {
  /** The place in the schema, such as `properties`, `severity`, `pattern`. */
  readonly path: readonly (string | number)[];
  /** The words that follow the name of the place: `is …; write …`. */
  readonly message: string;
}

/** Limits far beyond the needs of a flat map of texts. Together they bound the work of one check. */
const schemaLimits = { bytes: 16_384, depth: 16, references: 32 } as const;

type Path = SchemaFault['path'];
type Node = Readonly<Record<string, unknown>>;

/** Keywords that would make a schema depend on something outside of it, or on itself in a way that cannot be bounded. */
const refused = ['$id', 'id', '$anchor', '$dynamicRef', '$dynamicAnchor', '$recursiveRef', '$recursiveAnchor', '$vocabulary'];

/**
 * Checks that a schema is small, self-contained and about texts. Whether its keywords fit the standard is checked when it is
 * compiled.
 */
export function checkSchemaForm(schema: unknown): readonly SchemaFault[] {
  if (!isPlainMap(schema)) return [{ path: [], message: 'must be a JSON Schema as a map, such as { required: [severity] }' }];
  const bytes = utf8Length(JSON.stringify(schema));
  if (bytes > schemaLimits.bytes)
    return [{ path: [], message: `takes ${bytes} bytes as JSON; at most ${schemaLimits.bytes} are accepted` }];
  const walk = new Walk();
  walk.visit(schema, []);
  if (walk.references > schemaLimits.references)
    walk.faults.push({ path: [], message: `has ${walk.references} \`$ref\`; at most ${schemaLimits.references} are accepted` });
  return [...checkVersion(schema.$schema), ...walk.faults, ...checkTexts(schema)];
}

/** Returns the version of JSON Schema that a schema declares: one of two, 2020-12 by default, undefined when unsupported. */
export function versionOf(schema: Node): 'draft-07' | '2020-12' | undefined {
  const { $schema } = schema;
  if ($schema === undefined) return '2020-12';
  if (typeof $schema !== 'string') return undefined;
  if (/^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/.test($schema)) return '2020-12';
  return /^https?:\/\/json-schema\.org\/draft-07\/schema#?$/.test($schema) ? 'draft-07' : undefined;
}

function checkVersion($schema: unknown): readonly SchemaFault[] {
  if (versionOf({ $schema }) !== undefined) return [];
  const message = `is ${JSON.stringify($schema)}; write "https://json-schema.org/draft/2020-12/schema" or "http://json-schema.org/draft-07/schema#", or leave it out for 2020-12`;
  return [{ path: ['$schema'], message }];
}

class Walk {
  readonly faults: SchemaFault[] = [];
  references = 0;

  visit(value: unknown, path: Path): void {
    if (path.length > schemaLimits.depth) {
      this.refuseDepth();
    } else if (Array.isArray(value)) {
      value.forEach((item: unknown, at) => {
        this.visit(item, [...path, at]);
      });
    } else if (isPlainMap(value)) this.visitNode(value, path);
  }

  private visitNode(node: Node, path: Path): void {
    // A property may have any name, including one of these.
    const named = path.at(-1) === 'properties';
    for (const [key, value] of Object.entries(node)) {
      if (!named && refused.includes(key)) {
        this.faults.push({ path: [...path, key], message: 'is not accepted: a schema must stand alone; use `$defs` and `$ref`' });
      } else if (!named && key === '$ref') this.checkReference(value, [...path, key]);
      this.visit(value, [...path, key]);
    }
  }

  private checkReference(value: unknown, path: Path): void {
    this.references += 1;
    if (typeof value === 'string' && /^#(?:$|\/)/.test(value)) return;
    const message = `is ${JSON.stringify(value)}; only places in the same schema are accepted, such as "#/$defs/level"`;
    this.faults.push({ path, message });
  }

  private refuseDepth(): void {
    const message = `is nested more than ${schemaLimits.depth} levels deep`;
    if (!this.faults.some((fault) => fault.message === message)) this.faults.push({ path: [], message });
  }
}

/**
 * Checks that the schema is about texts. `data` is a map of texts, so a schema that demands a number could never be satisfied.
 */
function checkTexts(schema: Node): readonly SchemaFault[] {
  const own = allowsType(schema.type, 'object')
    ? []
    : [{ path: ['type'], message: `is ${JSON.stringify(schema.type)}; \`data\` is always an object: write object` }];
  const fields = Object.entries(isPlainMap(schema.properties) ? schema.properties : {});
  const texts = fields.flatMap(([name, field]) => {
    if (!isPlainMap(field) || allowsType(field.type, 'string')) return [];
    const path = ['properties', name, 'type'];
    const message = `is ${JSON.stringify(field.type)}; values of \`data\` are always texts: write string, with \`pattern\` or \`enum\` for its form`;
    return [{ path, message }];
  });
  return [...own, ...texts];
}

function allowsType(type: unknown, wanted: string): boolean {
  if (typeof type === 'string') return type === wanted;
  return !Array.isArray(type) || type.includes(wanted);
}
