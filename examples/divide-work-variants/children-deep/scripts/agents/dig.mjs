// The agent `coordinator` of a variant: every task asks for one child, which does the same, until Baton makes none any more.
import { readFileSync, writeFileSync } from 'node:fs';

const { children = [] } = JSON.parse(readFileSync(process.env.BATON_CONTEXT_PATH, 'utf8'));
const depth = process.env.BATON_TASK.split('/').length - 1;
const request = { create: [{ name: 'deeper', prompt: `Go to depth ${depth + 1}.` }], wait: { until: 'all' } };
const below = children.map(({ handoff }) => handoff?.summary ?? '').join(' ');
writeFileSync(
  process.env.BATON_HANDOFF_PATH,
  JSON.stringify({ version: 1, summary: `This is depth ${depth}. ${below}`.trim(), ...(below === '' ? { children: request } : {}) }),
);
