const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);
const json = (value: unknown): string => JSON.stringify(value);
const withFields = (fields: object): string => json({ summary: 's', ...fields });
const nulls = withFields({
  detail: null,
  data: null,
  context: { constraints: null },
  to: null,
  message: null,
  key_findings: null,
});
const nest = (depth: number): string => `{"summary":"s","x":${'['.repeat(depth)}${']'.repeat(depth)}}`;

export interface HandoffRow {
  readonly ids: readonly string[];
  readonly title: string;
  readonly input: Uint8Array | string;
  readonly errors: readonly string[];
}

/** What may stand in a handoff file, and what is wrong with it: every limit at its boundary. */
export const handoffRows: readonly HandoffRow[] = [
  { ids: ['H-1'], title: 'the smallest', input: '{"summary":"s"}', errors: [] },
  { ids: ['H-2'], title: 'version 1', input: withFields({ version: 1 }), errors: [] },
  { ids: ['H-2'], title: 'version 1.0, which is 1', input: '{"version":1.0,"summary":"s"}', errors: [] },
  { ids: ['H-2'], title: 'version 0', input: withFields({ version: 0 }), errors: ['version version'] },
  { ids: ['H-2'], title: 'version -1', input: withFields({ version: -1 }), errors: ['version version'] },
  { ids: ['H-2'], title: 'version 1.5', input: withFields({ version: 1.5 }), errors: ['version version'] },
  { ids: ['H-2'], title: 'version "1"', input: withFields({ version: '1' }), errors: ['version version'] },
  { ids: ['H-2'], title: 'version null', input: withFields({ version: null }), errors: ['version version'] },
  { ids: ['H-3'], title: 'version 2', input: withFields({ version: 2 }), errors: ['version version'] },
  { ids: ['X-4', 'H-3'], title: 'schema_version 2', input: withFields({ schema_version: 2 }), errors: ['version version'] },
  { ids: ['H-4'], title: 'no summary', input: '{}', errors: ['missing summary'] },
  { ids: ['H-4'], title: 'summary null', input: json({ summary: null }), errors: ['type summary'] },
  { ids: ['H-4'], title: 'summary a number', input: json({ summary: 1 }), errors: ['type summary'] },
  { ids: ['H-5'], title: 'an empty summary', input: json({ summary: '' }), errors: ['empty summary'] },
  { ids: ['H-5'], title: 'a blank summary', input: json({ summary: ' \n' }), errors: ['empty summary'] },
  { ids: ['H-4'], title: 'summary of 4,096', input: json({ summary: 'a'.repeat(4_096) }), errors: [] },
  { ids: ['H-4'], title: 'summary of 4,097', input: json({ summary: 'a'.repeat(4_097) }), errors: ['too-long summary'] },
  { ids: ['H-4'], title: 'summary of 4,096 three-byte characters', input: json({ summary: '語'.repeat(4_096) }), errors: [] },
  { ids: ['H-4'], title: 'summary of 4,096 astral characters', input: json({ summary: '😀'.repeat(4_096) }), errors: [] },
  {
    ids: ['H-4'],
    title: 'summary of 4,097 astral characters',
    input: json({ summary: '😀'.repeat(4_097) }),
    errors: ['too-long summary'],
  },
  { ids: ['H-6'], title: 'detail of 65,536', input: withFields({ detail: 'a'.repeat(65_536) }), errors: [] },
  { ids: ['H-6'], title: 'detail of 65,537', input: withFields({ detail: 'a'.repeat(65_537) }), errors: ['too-long detail'] },
  { ids: ['H-6'], title: 'detail of 65,536 astral characters', input: withFields({ detail: '😀'.repeat(65_536) }), errors: [] },
  { ids: ['H-6'], title: 'detail a list', input: withFields({ detail: [] }), errors: ['type detail'] },
  { ids: ['H-7'], title: 'data', input: withFields({ data: { issue_key: 'A-1', '': 'x', 'a b': '' } }), errors: [] },
  { ids: ['H-7'], title: 'data a list', input: withFields({ data: [] }), errors: ['type data'] },
  { ids: ['H-8'], title: 'data with a number', input: withFields({ data: { a: 142 } }), errors: ['type data.a'] },
  {
    ids: ['H-8'],
    title: 'data with null and an object',
    input: withFields({ data: { a: null, b: {} } }),
    errors: ['type data.a', 'type data.b'],
  },
  { ids: ['H-9'], title: 'data of 65,536 bytes', input: withFields({ data: { ab: 'é'.repeat(32_767) } }), errors: [] },
  {
    ids: ['H-9'],
    title: 'data of 65,537 bytes',
    input: withFields({ data: { abc: 'é'.repeat(32_767) } }),
    errors: ['too-large data'],
  },
  { ids: ['H-9'], title: 'data of 256 keys', input: withFields({ data: keys(256) }), errors: [] },
  { ids: ['H-9', 'T36'], title: 'data of 257 keys', input: withFields({ data: keys(257) }), errors: ['too-many data'] },
  {
    ids: ['X-4'],
    title: 'context of 65,536 bytes',
    input: withFields({ context: { suggested_approach: 'a'.repeat(65_536) } }),
    errors: [],
  },
  {
    ids: ['X-4'],
    title: 'context of 65,537 bytes',
    input: withFields({ context: { key_findings: ['a'], suggested_approach: 'a'.repeat(65_536) } }),
    errors: ['too-large context'],
  },
  { ids: ['X-4'], title: 'context a text', input: withFields({ context: 'x' }), errors: ['type context'] },
  {
    ids: ['X-4'],
    title: 'context lists of other things',
    input: withFields({ context: { relevant_files: ['a', 1], constraints: 'x' } }),
    errors: ['type context.relevant_files[1]', 'type context.constraints'],
  },
  {
    ids: ['DESIGN-4.3'],
    title: 'message of 16,384',
    input: withFields({ to: 'fixer', message: 'm'.repeat(16_384) }),
    errors: [],
  },
  {
    ids: ['DESIGN-4.3'],
    title: 'message of 16,385',
    input: withFields({ to: 'fixer', message: 'm'.repeat(16_385) }),
    errors: ['too-long message'],
  },
  { ids: ['DESIGN-4.3'], title: 'to a list', input: withFields({ to: ['fixer'] }), errors: ['type to'] },
  { ids: ['H-9'], title: '524,288 bytes', input: `{"summary":"s"}`.padEnd(524_288), errors: [] },
  { ids: ['H-9'], title: '524,289 bytes', input: `{"summary":"s"}`.padEnd(524_289), errors: ['too-large'] },
  { ids: ['H-9'], title: '524,289 bytes of no UTF-8', input: new Uint8Array(524_289).fill(0xff), errors: ['too-large'] },
  { ids: ['H-12'], title: 'a list', input: '[]', errors: ['not-an-object'] },
  { ids: ['H-12'], title: 'a text', input: '"x"', errors: ['not-an-object'] },
  { ids: ['H-12'], title: 'null', input: 'null', errors: ['not-an-object'] },
  { ids: ['H-12'], title: 'truncated JSON', input: '{"summary":"s"', errors: ['malformed'] },
  { ids: ['H-12'], title: 'trailing garbage', input: '{"summary":"s"} x', errors: ['malformed'] },
  { ids: ['H-12'], title: 'two documents', input: '{"summary":"s"}\n{"summary":"t"}', errors: ['malformed'] },
  { ids: ['H-12'], title: 'an empty file', input: '', errors: ['malformed'] },
  { ids: ['H-12'], title: 'an empty file of bytes', input: bytes(), errors: ['malformed'] },
  { ids: ['H-12'], title: 'blank space', input: ' \n', errors: ['malformed'] },
  { ids: ['H-12'], title: 'invalid UTF-8', input: bytes(0x7b, 0xff, 0x7d), errors: ['malformed'] },
  { ids: ['H-12'], title: 'a byte order mark', input: bytes(0xef, 0xbb, 0xbf, 0x7b, 0x7d), errors: ['malformed'] },
  { ids: ['H-12'], title: 'NaN', input: '{"summary":NaN}', errors: ['malformed'] },
  { ids: ['T36'], title: 'depth 32', input: nest(31), errors: [] },
  { ids: ['T36'], title: 'depth 33', input: nest(32), errors: [`depth x${'[0]'.repeat(31)}`] },
  { ids: ['T36'], title: 'depth 200,000', input: nest(200_000), errors: [`depth x${'[0]'.repeat(31)}`] },
  { ids: ['T36'], title: 'a key twice', input: '{"summary":"a","summary":"b"}', errors: ['duplicate-key summary'] },
  {
    ids: ['T36', 'F-M10'],
    title: 'a number that cannot be kept, in a key that is dropped',
    input: '{"summary":"a","x":1e309}',
    errors: [],
  },
  {
    ids: ['F-M28', 'X-4'],
    title: 'a summary that is null after the name of seed 002',
    input: json({ task_summary: 's', summary: null }),
    errors: [],
  },
  { ids: ['F-M28', 'H-6'], title: 'optional fields that are null', input: nulls, errors: [] },
  {
    ids: ['F-M28', 'H-5'],
    title: 'a summary of which nothing can be seen',
    input: json({ summary: '\u200b \u00ad' }),
    errors: ['empty summary'],
  },
  {
    ids: ['T35'],
    title: '__proto__ in data',
    input: '{"summary":"s","data":{"__proto__":{"polluted":1}}}',
    errors: ['forbidden-key data.__proto__'],
  },
  {
    ids: ['T35'],
    title: 'constructor in data',
    input: '{"summary":"s","data":{"constructor":{"prototype":{"polluted":1}}}}',
    errors: ['forbidden-key data.constructor'],
  },
  {
    ids: ['F-SD8', 'H-11'],
    title: 'an unknown key that holds keys of prototypes, and a key twice',
    input: '{"summary":"s","x":[{"prototype":1}],"y":{"constructor":{"__proto__":1},"a":1,"a":2}}',
    errors: [],
  },
  {
    ids: ['F-SD8', 'H-11'],
    title: 'an unknown key that is one of a prototype, and one that stands twice',
    input: '{"summary":"s","__proto__":{"summary":"t"},"x":1,"x":2}',
    errors: [],
  },
  {
    ids: ['F-SD8', 'T35'],
    title: 'a key of a prototype in what others read of it',
    input: '{"summary":"s","children":{"create":[{"constructor":1}]}}',
    errors: ['forbidden-key children.create[0].constructor'],
  },
  {
    ids: ['F-SD8', 'T35'],
    title: 'a known key twice, under a name of seed 002',
    input: '{"task_summary":"s","task_summary":"t"}',
    errors: ['duplicate-key task_summary'],
  },
  {
    ids: ['H-18'],
    title: 'everything wrong at once',
    input: json({ version: 9, detail: 1, data: 1, context: 1, to: 1, message: 1 }),
    errors: ['version version', 'missing summary', 'type detail', 'type to', 'type message', 'type data', 'type context'],
  },
];

function keys(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 'v']));
}
