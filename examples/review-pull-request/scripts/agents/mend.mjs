// Stands in for a model: fixes the findings that its prompt names, `file:line: what`, and says what it fixed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const { BATON_PROMPT_PATH, BATON_HANDOFF_PATH } = process.env;
const here = new Set(readdirSync('.'));
const found = [...readFileSync(BATON_PROMPT_PATH, 'utf8').matchAll(/^([\w.-]+):(\d+): spaces at the end of the line$/gm)];

const mended = found.filter(([, name, number]) => {
  if (!here.has(name)) return false;
  const lines = readFileSync(name, 'utf8').split('\n');
  const index = Number(number) - 1;
  const before = lines[index] ?? '';
  lines[index] = before.trimEnd();
  if (lines[index] !== before) writeFileSync(name, lines.join('\n'));
  return lines[index] !== before;
});

const summary = mended.length === 0 ? 'There was nothing to fix.' : `Fixed ${mended.length} of ${found.length} findings.`;
writeFileSync(BATON_HANDOFF_PATH, JSON.stringify({ version: 1, summary }));
console.log(summary);
