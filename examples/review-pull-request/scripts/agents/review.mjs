// Stands in for a model: looks at what it was given and says so. It only reads.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const { BATON_PROMPT_PATH, BATON_HANDOFF_PATH } = process.env;
const prompt = readFileSync(BATON_PROMPT_PATH, 'utf8');
const [title = 'nothing'] = prompt.split('\n').filter((line) => line.startsWith('Review pull request'));
const files = readdirSync('.').filter((name) => !name.startsWith('.'));

const data = { files: files.join(' ') };
writeFileSync(BATON_HANDOFF_PATH, JSON.stringify({ version: 1, summary: `Looked at it. ${title}`, data }));
console.log(`${title}: ${files.length} files and folders at the top.`);
