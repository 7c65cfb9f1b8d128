import { escapeCell } from './escape-cell.ts';
import { type Key, listKeys } from './list-keys.ts';
import type { SchemaNode } from './schema-node.ts';

const head = `<!-- Generated from the schema in src/core/config by \`npm run generate\`. Do not edit. -->

# Configuration

All keys of \`.github/baton.yml\`, as this version knows them. \`<name>\` is a name that you choose.
The file is read from the default branch, has at most 64 KB, and may hold no YAML aliases, merge keys or custom tags.
A stage has one of two forms: with \`agent\`, or with \`uses\` and \`with\`. An unknown key is an error, and a key that is designed but not built yet is refused with these words.

For completion and checks in an editor, put this on the first line. \`baton init\` does.

\`\`\`yaml
# yaml-language-server: $schema=https://raw.githubusercontent.com/baton-agents/baton/main/schema.json
\`\`\`

`;

const tableHead = `| key | type | default | meaning |
|---|---|---|---|
`;

/** A part of the page: the keys below a path. */
interface Section {
  readonly title: string;
  /** The path that all keys of the section begin with. It is left out in the table. */
  readonly below: string;
  readonly words: string;
}

const stage = 'pipelines.<name>.stages.<name>.';
/** The sections from the last one on the page to the first: a key stands in the first of this list that it is below. */
const sections: readonly Section[] = [
  { title: 'Stages', below: stage, words: 'Keys of a stage with `agent`. Stages with `uses` are [built-ins](#built-ins).' },
  {
    title: 'Triggers',
    below: 'pipelines.<name>.on.',
    words:
      'Keys of `on` in a pipeline; [triggers.md](triggers.md) says when each one starts. A trigger may be a list of such maps, of which one has to fit.',
  },
  { title: 'Pipelines', below: 'pipelines.<name>.', words: 'Keys of each pipeline under `pipelines`.' },
  { title: 'Agents', below: 'agents.<name>.', words: 'Keys of each agent under `agents`.' },
  { title: 'The file', below: '', words: 'Keys at the top of the file.' },
];

/** Renders the page of all keys. */
export function renderConfig(schema: SchemaNode): string {
  const all = listKeys(schema);
  const paths = new Set(all.map(({ path }) => path));
  const isBuiltIn = ({ path }: Key): boolean => path.startsWith(`${stage}with`) || path === `${stage}uses`;
  // The items of a list that stands for one map have the keys of that map.
  const isTwin = ({ path }: Key): boolean => path.includes('[]') && paths.has(path.replaceAll('[]', ''));
  let left = all.filter((key) => !isBuiltIn(key) && !isTwin(key));
  const tables = new Map<Section, readonly Key[]>();
  for (const section of sections) {
    tables.set(
      section,
      left.filter(({ path }) => path.startsWith(section.below)),
    );
    left = left.filter(({ path }) => !path.startsWith(section.below));
  }
  const parts = [...sections].reverse().flatMap((section) => {
    const part = renderSection(section, tables.get(section) ?? []);
    return section.below === stage ? [part, renderBuiltIns(schema)] : [part];
  });
  return `${head}${parts.join('\n')}`;
}

function renderSection({ title, below, words }: Section, keys: readonly Key[]): string {
  return `## ${title}\n\n${words}\n\n${tableHead}${keys.map((key) => renderRow(key, below)).join('')}`;
}

/** Renders a table for each built-in: a stage with `uses` is a form of its own in the schema. */
function renderBuiltIns(schema: SchemaNode): string {
  const tables = listForms(schema).flatMap(({ properties }) => {
    const name = properties?.uses?.const;
    const fields = properties?.with;
    if (typeof name !== 'string' || fields === undefined) return [];
    return [
      `### \`uses: ${name}\`\n\n${tableHead}${listKeys(fields)
        .map((key) => renderRow(key, ''))
        .join('')}`,
    ];
  });
  const words =
    'A stage with `uses` has `needs`, `uses` and `with`, and runs no agent. Its fields are [templates](templates.md); [publishing.md](publishing.md) says what each built-in does.';
  return `## Built-ins\n\n${words}\n\n${tables.join('\n')}`;
}

/** Returns the forms that a stage can have. */
function listForms(schema: SchemaNode): readonly SchemaNode[] {
  const pipelines = schema.properties?.pipelines?.additionalProperties;
  const stages = typeof pipelines === 'object' ? pipelines.properties?.stages?.additionalProperties : undefined;
  return typeof stages === 'object' ? (stages.anyOf ?? []) : [];
}

function renderRow({ path, type, fallback, description }: Key, below: string): string {
  return `| \`${path.slice(below.length)}\` | ${escapeType(type)} | ${escapeType(fallback)} | ${escapeCell(description)} |\n`;
}

/** Types and defaults are code already; only the bar would end the cell. */
function escapeType(text: string): string {
  return text.replaceAll('|', '\\|');
}
