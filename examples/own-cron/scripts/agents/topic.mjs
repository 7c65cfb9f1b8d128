// Stands in for a model: proposes the first topic that its prompt does not name as done. It knows nothing else.
import { readFileSync, writeFileSync } from 'node:fs';

const topics = ['error messages', 'dependency upgrades', 'slow tests', 'dead code'];

const { BATON_PROMPT_PATH, BATON_RESULTS_PATH, BATON_HANDOFF_PATH } = process.env;
const prompt = readFileSync(BATON_PROMPT_PATH, 'utf8');
const done = [...prompt.matchAll(/^topic: (.+)$/gm)].map((match) => match[1]);
const topic = topics.find((candidate) => !done.includes(candidate));

if (topic === undefined) {
  console.log('Every topic has had its week.');
  process.exit(1);
}
writeFileSync(BATON_RESULTS_PATH, `topic: ${topic}\n`);
writeFileSync(BATON_HANDOFF_PATH, JSON.stringify({ version: 1, summary: `This week: ${topic}.` }));
console.log(`This week: ${topic}. Skipped: ${done.length === 0 ? 'nothing' : done.join(', ')}.`);
