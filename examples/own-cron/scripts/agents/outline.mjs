// Stands in for a model: makes an outline of what its prompt says, and repeats the prompt so that everybody sees what reached it.
import { readFileSync, writeFileSync } from 'node:fs';

const { BATON_PROMPT_PATH, BATON_HANDOFF_PATH } = process.env;
const prompt = readFileSync(BATON_PROMPT_PATH, 'utf8').trim();
const topic = /This week: (.+)\./.exec(prompt)?.[1];

if (topic === undefined) {
  console.log(`No topic reached me, only this:\n${prompt}`);
  process.exit(1);
}
const steps = [`What is bad about ${topic} today`, 'What it costs us', 'Three small steps'];
writeFileSync(BATON_HANDOFF_PATH, JSON.stringify({ version: 1, summary: `Outline for ${topic}: ${steps.join('; ')}.` }));
console.log(`My prompt was:\n${prompt}`);
