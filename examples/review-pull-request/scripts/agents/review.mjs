// Stands in for a model: looks at what it was given and says what it found. It only reads.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const { BATON_PROMPT_PATH, BATON_HANDOFF_PATH } = process.env;
const prompt = readFileSync(BATON_PROMPT_PATH, 'utf8');
const [title = 'nothing'] = prompt.split('\n').filter((line) => line.startsWith('Review pull request'));
const files = readdirSync('.').filter((name) => !name.startsWith('.'));

const findings = files
  .filter((name) => /\.(md|txt)$/.test(name) && statSync(name).isFile())
  .flatMap((name) =>
    readFileSync(name, 'utf8')
      .split('\n')
      .flatMap((line, index) => (/[ \t]$/.test(line) ? [`${name}:${index + 1}: spaces at the end of the line`] : [])),
  );

const summary = `Looked at it. ${title} Findings: ${findings.length}.`;
const data = { files: files.join(' '), findings: String(findings.length) };
const detail = findings.slice(0, 100).join('\n');
writeFileSync(BATON_HANDOFF_PATH, JSON.stringify({ version: 1, summary, ...(detail === '' ? {} : { detail }), data }));
console.log(`${title}: ${files.length} files and folders at the top, ${findings.length} findings.`);
