import { marked, type Token } from 'marked';

/** A shell block of the tutorial. */
export interface TutorialStep {
  /** The heading that it stands under, with the time that the page promises. */
  readonly heading: string;
  readonly commands: string;
  /** The output that the page shows; undefined where it shows none. */
  readonly shown: string | undefined;
  /** True for a block `sh github`: it needs github.com, so that no test runs it. */
  readonly needsGitHub: boolean;
}

/** Returns the shell blocks of a page in order. A block `text` right after one is what its commands print. */
export function listSteps(page: string): readonly TutorialStep[] {
  const tokens = marked.lexer(page).filter(({ type }) => type !== 'space');
  let heading = '';
  return tokens.flatMap((token, index) => {
    if (token.type === 'heading') heading = token.text;
    const [language, ...words] = readInfo(token);
    if (token.type !== 'code' || language !== 'sh') return [];
    const next = tokens[index + 1];
    const shown = next?.type === 'code' && readInfo(next)[0] === 'text' ? next.text : undefined;
    return [{ heading, commands: token.text, shown, needsGitHub: words.includes('github') }];
  });
}

function readInfo(token: Token): readonly string[] {
  return token.type === 'code' ? String(token.lang ?? '').split(' ') : [];
}

/** Returns the seconds that a heading promises, as in "Try it (1 minute)". */
export function readPromise(heading: string): number {
  const [, count = '', unit = ''] = /\((\d+) (second|minute)s?\)$/.exec(heading) ?? [];
  return Number(count) * (unit === 'minute' ? 60 : 1);
}

/**
 * Returns whether a program printed what a page shows. `…` stands for anything: on a line of its own for any number of lines, at
 * the end of a line for the rest of it. Durations differ from run to run.
 */
export function isShown(shown: string, printed: string): boolean {
  const lines = withoutTimes(shown)
    .split('\n')
    .map((line) =>
      line === '…'
        ? '(?:.*\\n)*?'
        : `${line.replace(/…$/, '').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}${line.endsWith('…') ? '.*' : ''}\\n`,
    );
  return new RegExp(`^${lines.join('')}$`).test(withoutTimes(printed));
}

function withoutTimes(text: string): string {
  return text.replace(/\bin (?:less than 1 s|\d+ s|\d+ min)/g, 'in N s');
}
