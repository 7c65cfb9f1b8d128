// The agent `researcher` of a variant: names an agent that is not there, and the right one once it is told which there are.
import { readFileSync, writeFileSync } from 'node:fs';

const prompt = readFileSync(process.env.BATON_PROMPT_PATH, 'utf8');
const available = /Available: (\w+)/.exec(prompt)?.[1];
if (available !== undefined) console.log(`I was told who is there: ${available}.`);
const message = 'Write docs/article.md with one section per file:\n- src/money.js: what the others count with';
writeFileSync(process.env.BATON_HANDOFF_PATH, JSON.stringify({ to: available ?? 'editor', message }));
