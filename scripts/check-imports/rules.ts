/** What files of one room may import. The first rule whose `room` fits a file decides. */
export interface Rule {
  /** Beginning of the path below the root. */
  readonly room: string;
  /** Rooms whose files it may import, its own included only if named. `{folder}` is the folder below `room` that the file stands in. */
  readonly rooms: readonly string[];
  /** Packages it may import; `*` is any, `node:*` any module of Node. */
  readonly packages: readonly string[];
}

/** The pure libraries of DESIGN section 7. */
const pure = ['zod', 'yaml', 'liquidjs', 'canonicalize', 'fastest-levenshtein', 'ajv', '@bufbuild/cel', 're2js', 'croner'];

export const rules: readonly Rule[] = [
  { room: 'src/core/', rooms: ['src/core/'], packages: pure },
  { room: 'src/ports/', rooms: ['src/core/', 'src/ports/'], packages: [] },
  { room: 'src/engine/', rooms: ['src/core/', 'src/ports/', 'src/engine/'], packages: [] },
  // Never each other: an adapter's folder is its own world.
  { room: 'src/adapters/', rooms: ['src/core/', 'src/ports/', 'src/adapters/{folder}/'], packages: ['*'] },
  // The parser's schemas are files that its package does not export.
  { room: 'src/local/', rooms: ['src/local/', 'node_modules/@actions/workflow-parser/'], packages: ['*'] },
  {
    room: 'src/entry/',
    rooms: ['src/core/', 'src/ports/', 'src/engine/', 'src/adapters/', 'src/local/', 'src/entry/{folder}/', 'src/entry/shared/'],
    packages: ['*'],
  },
];

/** What would make core depend on the moment or the machine it runs on. Imports and globals apart, which are found otherwise. */
export const impure: readonly { readonly pattern: RegExp; readonly message: string }[] = [
  { pattern: /\bDate\.now\s*\(/, message: 'core has no clock: take the time as an ISO string' },
  { pattern: /\bnew Date\(\s*\)/, message: 'core has no clock: take the time as an ISO string' },
  { pattern: /\bMath\.random\s*\(/, message: 'core has no randomness: take it from the port `crypto`' },
  { pattern: /\bperformance\.now\s*\(/, message: 'core has no clock: take the time as an ISO string' },
];
