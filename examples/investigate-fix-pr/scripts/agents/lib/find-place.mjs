import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** File and line to repair, from the handoffs in the context, else from the words of the prompt. Undefined when neither says. */
export function findPlace({ cwd, context, prompt }) {
  return [...fromContext(context), ...fromPrompt(prompt)].find(({ file, line }) => isInProject(cwd, file) && line > 0);
}

function fromContext({ needs = {} }) {
  return Object.values(needs).flatMap((need) => {
    const { root_cause_file: file, root_cause_line: line } = need?.handoff?.data ?? {};
    return file ? [{ file, line: Number.parseInt(line, 10) }] : [];
  });
}

function fromPrompt(prompt) {
  return [...prompt.matchAll(/([\w./-]+\.m?js), line (\d+)/g)].map(([, file, line]) => ({ file, line: Number(line) }));
}

/** What was handed over is the word of another: only a source file of this project will do. */
function isInProject(cwd, file) {
  return /^[\w-][\w./-]*\.m?js$/.test(file) && !file.includes('..') && !file.startsWith('test/') && existsSync(join(cwd, file));
}
