import { escapeCell } from './escape-cell.ts';
import { listKeys } from './list-keys.ts';
import type { SchemaNode } from './schema-node.ts';

const head = `<!-- Generated from the schema in src/core/config by \`npm run generate\`. Do not edit. -->

# Configuration

All keys of \`.github/baton.yml\`, as this version knows them. \`<name>\` is a name that you choose.
The file is read from the default branch, has at most 64 KB, and may hold no YAML aliases, merge keys or custom tags.
A stage has one of two forms: with \`agent\`, or with \`uses\` and \`with\`. An unknown key is an error, and a key that is designed but not built yet is refused with these words.

For completion and checks in an editor, put this on the first line (\`schema.json\` lies beside \`action.yml\`):

\`\`\`yaml
# yaml-language-server: $schema=<path or address of schema.json>
\`\`\`

| key | type | default | meaning |
|---|---|---|---|
`;

export function renderConfig(schema: SchemaNode): string {
  const rows = listKeys(schema).map(
    ({ path, type, fallback, description }) =>
      `| \`${path}\` | ${escapeType(type)} | ${escapeType(fallback)} | ${escapeCell(description)} |`,
  );
  return `${head}${rows.join('\n')}\n`;
}

/** Types and defaults are code already; only the bar would end the cell. */
function escapeType(text: string): string {
  return text.replaceAll('|', '\\|');
}
