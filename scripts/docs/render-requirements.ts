import type { RequirementRow } from '../test/report.ts';
import { escapeCell } from './escape-cell.ts';

const head = `<!-- Generated from the tests by \`npm run all\`. Do not edit. -->

# Requirements and the tests that prove them

One row per test that names a requirement. \`test/support/requirement.ts\` is how a test does it.
A row that begins with **not built** or **does not apply** proves nothing of its requirement: the reason stands under "expected", and its test fails
as soon as the reason no longer holds.
`;
const tableHead = `
| ID | test | input | expected | file |
|---|---|---|---|---|
`;

export function renderRequirements(rows: readonly RequirementRow[]): string {
  const lines = rows.map(({ ids, title, input, expected, file, standing }) => ({
    key: ids.map(padNumbers).join(' '),
    text: `| ${[ids.join(' '), standing === undefined ? title : `**${standing}**: ${title}`, input, expected, file].map(escapeCell).join(' | ')} |`,
  }));
  lines.sort((a, b) => compare(a.key, b.key) || compare(a.text, b.text));
  // A cut text may end in half a character, which a file cannot hold: it would differ from itself when read back.
  return `${head}${renderUnproved(rows)}${tableHead}${[...new Set(lines.map(({ text }) => text))].join('\n')}\n`.toWellFormed();
}

/** Renders a list of the requirements that are not proved, so that nobody has to search the table for them. */
function renderUnproved(rows: readonly RequirementRow[]): string {
  const proved = new Set(rows.filter((row) => row.standing === undefined).flatMap((row) => row.ids));
  const lines = (['not built', 'does not apply'] as const).flatMap((standing) => {
    const ids = new Set(rows.filter((row) => row.standing === standing).flatMap((row) => row.ids));
    const sorted = [...ids].toSorted((a, b) => compare(padNumbers(a), padNumbers(b)));
    return sorted.length === 0
      ? []
      : [`- ${standing}: ${sorted.map((id) => (proved.has(id) ? `${id} (in part)` : id)).join(', ')}`];
  });
  return lines.length === 0 ? '' : `\n${lines.join('\n')}\n`;
}

/** So that H-9 comes before H-10. */
function padNumbers(id: string): string {
  return id.replace(/\d+/g, (digits) => digits.padStart(6, '0'));
}

/** By code unit: the same order on every machine. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
