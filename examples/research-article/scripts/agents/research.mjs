// The agent `researcher`: reads the code, and hands over to the writer with what it found. The message is all that the writer gets.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const files = readdirSync('src').filter((name) => name.endsWith('.js')).sort();
const findings = files.map((name) => {
  const text = readFileSync(`src/${name}`, 'utf8');
  const names = [...text.matchAll(/^export (?:async )?function (\w+)/gm)].map((match) => match[1]);
  return `src/${name}: ${names.length === 0 ? 'passes on what other files offer' : names.join(', ')}`;
});

console.log(`I read ${files.length} files. These are notes for myself, which nobody else is shown.`);
const message = `Write docs/article.md with one section per file:\n${findings.map((line) => `- ${line}`).join('\n')}`;
writeFileSync(process.env.BATON_HANDOFF_PATH, JSON.stringify({ to: 'writer', message }));
