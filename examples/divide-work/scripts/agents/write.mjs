// The agent `writer`: does one task that the coordinator asked for. It writes the text of one file, or a new first line of one that is there.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const prompt = readFileSync(process.env.BATON_PROMPT_PATH, 'utf8');
const [, target, source] = /Write (\S+) about (\S+\.js)\./.exec(prompt) ?? [];
if (target === undefined) {
  console.error('The prompt names no file to write and none to write about.');
  process.exit(1);
}
const names = [...readFileSync(source, 'utf8').matchAll(/^export (?:async )?function (\w+)/gm)].map(([, name]) => name);
const offers = names.length === 0 ? 'passes on what other files offer' : `offers ${names.join(', ')}`;
const [, ...rest] = existsSync(target) ? readFileSync(target, 'utf8').split('\n') : ['', ''];
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, [`# ${source} ${offers}`, ...rest].join('\n'));
const summary = `${target} says that ${source} ${offers}.`;
writeFileSync(process.env.BATON_HANDOFF_PATH, JSON.stringify({ version: 1, summary }));
console.log(summary);
