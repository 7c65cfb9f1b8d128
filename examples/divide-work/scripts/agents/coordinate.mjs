// The agent `coordinator`: asks for a child for each item of the issue (`- src/money.js`, or `- src/money.js -> docs/money.md`), and waits
// without a job. When it starts again, its context file says how the children ended.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

const { children = [] } = JSON.parse(readFileSync(process.env.BATON_CONTEXT_PATH, 'utf8'));
const leave = (text) => writeFileSync(process.env.BATON_HANDOFF_PATH, JSON.stringify(text));

if (children.length === 0) {
  const prompt = readFileSync(process.env.BATON_PROMPT_PATH, 'utf8');
  const listed = [...prompt.matchAll(/^- (src\/\S+\.js)(?: -> (\S+))?$/gm)].map(([, source, target]) => ({ source, target }));
  const all = readdirSync('src').filter((file) => file.endsWith('.js')).map((file) => ({ source: `src/${file}` }));
  const create = (listed.length === 0 ? all : listed).map(({ source, target = `docs/${basename(source, '.js')}.md` }) => ({
    name: basename(source, '.js'),
    agent: 'writer',
    prompt: `Write ${target} about ${source}.`,
  }));
  leave({ children: { create, wait: { until: 'all' } } });
  console.log(`I ask for ${create.length} children.`);
} else {
  const lines = children.map(({ name, outcome, handoff }) => `- ${name} ${outcome}: ${handoff?.summary ?? ''}`);
  const done = children.filter(({ outcome }) => outcome === 'succeeded').length;
  leave({ version: 1, summary: `${done} of ${children.length} parts are written.`, detail: lines.join('\n') });
  console.log(lines.join('\n'));
}
