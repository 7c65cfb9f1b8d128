import type { RequirementRow } from '../test/report.ts';
import { escapeCell } from './escape-cell.ts';
import type { Threat } from './threat.ts';
import { threats } from './threats.ts';

const start = '<!-- generated: threats (by `npm run all`, from scripts/docs/threats.ts and the tests; do not edit) -->';
const end = '<!-- /generated: threats -->';

/** The page with its table written again. */
export function renderSecurity(page: string, rows: readonly RequirementRow[]): string {
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/security.md must hold the lines ${start} and ${end}`);
  const table = threats.map((threat) => renderThreat(threat, rows));
  const head = '| id | threat | rule | where | proved by |\n|---|---|---|---|---|';
  return `${page.slice(0, from)}${start}\n${head}\n${table.join('\n')}\n${page.slice(to)}`;
}

function renderThreat({ id, title, rule, where, open }: Threat, rows: readonly RequirementRow[]): string {
  const tests = rows.filter(({ ids, standing }) => ids.includes(id) && standing === undefined);
  const files = [...new Set(tests.map(({ file }) => file))].sort();
  const proved = files.length === 0 ? [] : [`${tests.length} ${tests.length === 1 ? 'test' : 'tests'} in ${files.join(', ')}`];
  const proofs = [...proved, ...(open === undefined ? [] : [`Open: ${open}`])];
  const proof = proofs.length === 0 ? 'no test carries this id yet' : proofs.map(escapeCell).join('<br>');
  return `| ${id} | ${escapeCell(title)} | ${escapeCell(rule)} | ${escapeCell(where)} | ${proof} |`;
}
