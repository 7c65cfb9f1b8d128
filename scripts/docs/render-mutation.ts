import { lowestScore, watchedFolders } from '../mutate/folders.ts';
import { percentOf, type Score } from '../mutate/scores.ts';
import type { Survivor } from '../mutate/survivors.ts';
import { escapeCell } from './escape-cell.ts';

const head = `<!-- Generated from test/mutants/survivors.json and test/mutants/scores.json by \`npm run generate\`. Do not edit. -->

# Mutation tests

\`npm run mutate -- PATH…\` changes the code below \`src\` in small ways, one at a time, and runs the tests of core, of the engine and the
cases against each change: a condition that is always true, a comparison turned round, a call left out. A change that a test finds is killed.
Texts that people read are not changed, nor what runs once while a file is loaded. CI does it each night, in shards.

In the watched folders at least ${lowestScore} of a hundred mutants are killed, and each survivor that is a condition, a comparison or a
dropped call stands in the last table with its reason, which \`test/mutants/survivors.json\` holds. The command fails on any other one and
prints it as that file wants it. With \`--write\` it keeps the scores.

With \`--fast\` the same mutants are tried in one process of vitest that keeps its modules, in minutes where Stryker takes hours: a test that failed
is run again without the mutant, and the process is replaced when it fails then too. What a module remembers of earlier tests stays in it,
so a survivor there may be one that a new process would find.

## Scores
`;

/** Renders the page of the mutation tests: scores of the last runs, and the survivors that have a reason. */
export function renderMutation(scores: Readonly<Record<string, Score>>, survivors: readonly Survivor[]): string {
  const watched: readonly string[] = watchedFolders;
  const folders = [...new Set([...watched, ...Object.keys(scores).sort()])];
  const scoreRows = folders.map((folder) => {
    const score = scores[folder];
    const cells = score ? [`${percentOf(score)} %`, `${score.killed}`, `${score.survived}`] : ['not measured', '', ''];
    return row([`\`${folder}\``, watched.includes(folder) ? 'yes' : '', ...cells]);
  });
  const survivorRows = survivors.map(({ file, from, to, reason }) => row([`\`${file}\``, code(from), code(to), reason]));
  return [
    head,
    '| folder, below `src` | watched | score | killed | survived |\n|---|---|---|---|---|',
    ...scoreRows,
    '\n## Survivors with a reason\n',
    '| file, below `src` | code | mutant | why no test finds it |\n|---|---|---|---|',
    ...survivorRows,
    '',
  ].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.map(escapeCell).join(' | ')} |`;
}

/** Returns code as a span of Markdown, in more marks where it holds one itself. */
function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
