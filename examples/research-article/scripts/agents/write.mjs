// The agent `writer`: writes the article from its prompt alone. It does not look at the code.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const prompt = readFileSync(process.env.BATON_PROMPT_PATH, 'utf8');
const findings = [...prompt.matchAll(/^- (src\/\S+): (.+)$/gm)];
if (findings.length === 0) {
  console.error('The message names no file, so there is nothing to write about.');
  process.exit(1);
}
const readers = /^Readers: (.+)\.$/m.exec(prompt)?.[1] ?? 'everybody';
const sections = findings.map(([, file, offers]) => `## ${file}\n\nOffers: ${offers}.\n`);
mkdirSync('docs', { recursive: true });
writeFileSync('docs/article.md', `# What this code offers\n\nFor ${readers}.\n\n${sections.join('\n')}`);
const summary = `docs/article.md has ${sections.length} sections, for ${readers}.`;
writeFileSync(process.env.BATON_HANDOFF_PATH, JSON.stringify({ version: 1, summary }));
console.log(summary);
