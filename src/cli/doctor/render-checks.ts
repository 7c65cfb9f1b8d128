import type { Check, CheckAnswer } from '../../core/doctor/check.ts';
import type { Painted } from '../../terminal/files/painted.ts';

const signs: Readonly<Record<CheckAnswer, { readonly text: string; readonly paint: 'red' | 'yellow' | 'green' }>> = {
  wrong: { text: '✘ wrong      ', paint: 'red' },
  'not visible': { text: '? not visible', paint: 'yellow' },
  right: { text: '✔ right      ', paint: 'green' },
};
const indent = ' '.repeat(15);

/** Renders one line for each check, with the line below it that fixes it or says who can see it; the last line counts them. */
export function renderChecks(checks: readonly Check[]): readonly Painted[] {
  const count = (wanted: CheckAnswer): number => checks.filter(({ answer }) => answer === wanted).length;
  return [
    ...checks.flatMap(renderCheck),
    `\n${count('wrong')} wrong, ${count('not visible')} not visible to you, ${count('right')} right.\n`,
  ];
}

function renderCheck({ name, answer, detail, mend, who }: Check): readonly Painted[] {
  const below = mend === undefined ? who && `who can see it: ${who}` : `to fix it: ${mend}`;
  return [
    signs[answer],
    '  ',
    { text: name, paint: 'bold' },
    `: ${detail}\n`,
    ...(below === undefined ? [] : [`${indent}${below}\n`]),
  ];
}
