import type { ProblemKind } from '../../src/core/problem.ts';

const head = `<!-- Generated from every problem-kinds.ts below src by \`npm run generate\`. Do not edit. -->

# Errors

A message of Baton names its code. The sections say what happened, why it is refused, and what to do.
`;

export function renderErrors(kinds: readonly ProblemKind[]): string {
  const list = kinds.map(({ code, title }) => `- [${code}](#${code.toLowerCase()}): ${title}`);
  const sections = kinds.map(
    ({ code, title, explanation, remedy }) => `## ${code}\n\n**${title}.** ${explanation}\n\nWhat to do: ${remedy}`,
  );
  return `${[head, list.join('\n'), '', sections.join('\n\n')].join('\n')}\n`;
}
