import { describe, expect, it } from 'vitest';
import { checkComments } from '../../scripts/check-comments/check-comments.ts';
import { findAvoidedWords, readTexts } from '../../scripts/check-comments/find-avoided-words.ts';
import { findDocComments } from '../../scripts/check-comments/find-doc-comments.ts';
import { findMissingFiles, listNamedFiles } from '../../scripts/check-comments/find-missing-files.ts';
import { readSources } from '../../scripts/check-imports/read-sources.ts';

const path = 'src/core/text/x.ts';

function violationsOf(text: string): readonly string[] {
  return checkComments({ path, text }).map(({ file, line, message }) => `${file}:${line}: ${message}`);
}

const refused = [
  { text: '/** What the run needs. */\nexport function needsOf() {}', seen: 'What the run needs.' },
  { text: '/** The newest run. */\nfunction newest() {}', seen: 'The newest run.' },
  { text: '/** Whom we posted as is us. */\nexport async function remember() {}', seen: 'Whom we posted as' },
  { text: '/** Runs of webhook events. */\nfunction runs() {}', seen: 'Runs of webhook events.' },
  { text: '/** This returns it. */\nfunction it() {}', seen: 'This returns it.' },
  { text: '/** return the run. */\nfunction run() {}', seen: 'return the run.' },
  { text: '/** A map. */\nexport const toMap = (list: readonly X[]): Map<X> => new Map(list);', seen: 'A map.' },
  { text: '/** Whether it is over. */\nexport interface X {}', seen: 'Whether it is over.' },
  { text: '/** Those of the run. */\nconst records = [];', seen: 'Those of the run.' },
  { text: 'interface X {\n  /** As GitHub says. */\n  readonly role: string;\n}', seen: 'As GitHub says.' },
  { text: '/** Where the records of a run stand. */\ntype Place = string;', seen: 'Where the records of' },
];

const allowed = [
  '/** Returns the run. */\nexport function run() {}',
  '/**\n * Ends the run when its records were edited.\n */\nexport async function end() {}',
  '/** Renders, cuts and escapes. */\nfunction render() {}',
  '/** Re-reads the thread. */\nfunction reread() {}',
  '/** The workflow run that executes the order. */\nexport interface Worker {}',
  '/** True when the run is over. */\nconst isOver = true;',
  'interface X {\n  /** `data` of the handoff. */\n  readonly data: string;\n}',
  '// What a line comment says is not checked.\nfunction x() {}',
  "const files = ['src/**/*.ts', '/** What */'];",
];

describe('the check of doc comments', () => {
  it.each(refused)('refuses “$seen”', ({ text, seen }) => {
    expect(violationsOf(text)).toEqual([expect.stringMatching(/^src\/core\/text\/x\.ts:\d+: .*for example/)]);
    expect(violationsOf(text)[0]).toContain(`“${seen}”`);
  });

  it.each(allowed)('allows %j', (text) => {
    expect(violationsOf(text)).toEqual([]);
  });

  it('holds in this repository', () => {
    const root = new URL('../..', import.meta.url).pathname;
    expect(readSources(root).flatMap(checkComments)).toEqual([]);
  });

  it('names the line of the text, and skips line comments before the code', () => {
    const text = '\n/**\n * Of the run,\n * in order.\n */\n// biome-ignore lint: reason\nexport function x() {}\n';
    expect(findDocComments(text)).toEqual([{ text: 'Of the run, in order.', line: 3, code: 'export function x() {}' }]);
  });
});

describe('the check of files that comments name', () => {
  const files = ['src/core/text/times.ts', 'docs/errors.md'];
  const rows = [
    { text: '/** See `times.ts`, `text/times.ts` and `docs/errors.md`. */', missing: [] },
    { text: '/** Files of a user: `run.yml`, `AGENTS.md`. Other documents: (github-platform.md 24). */', missing: [] },
    { text: "import { x } from './gone.ts';\nconst y = 'gone.ts'; // Fine.", missing: [] },
    { text: '/**\n * 1. `gone.ts` does it.\n */', missing: ['2 `gone.ts`'] },
    { text: '// As in `other/times.ts` and `docs/gone.md`.', missing: ['1 `other/times.ts`', '1 `docs/gone.md`'] },
    { text: '// This folder reads texts:\n// `times` and `old-times` do.\n\n// `not-checked` here.', missing: ['2 `old-times`'] },
    { text: '/**\n * The room of texts.\n * `old-times` reads them.\n */\nconst x = 1;', missing: ['3 `old-times`'] },
    { text: 'const x = f(); // By `gone.mjs`.', missing: ['1 `gone.mjs`'] },
  ];
  it.each(rows)('finds $missing in %j', ({ text, missing }) => {
    const found = findMissingFiles({ path, text }, files);
    expect(found.map(({ line, message }) => `${line} ${/`[^`]+`/.exec(message)?.[0]}`)).toEqual(missing);
  });

  it('finds none in this repository', () => {
    const root = new URL('../..', import.meta.url).pathname;
    const named = listNamedFiles(root);
    expect(readSources(root).flatMap((source) => findMissingFiles(source, named))).toEqual([]);
  });
});

describe('the check of words', () => {
  const found = [
    ['mend', '// It is mended by a person.', '1 “mend”'],
    ['mend, at the end of a line of code', `${'const x = f();'} // Mends it.`, '1 “mend”'],
    ['in vain', '/** Waits in vain. */', '1 “in vain”'],
    ['in vain, across two lines', '/**\n * Waits in\n * vain.\n */', '2 “in vain”'],
    ['for want of', '// Killed for want of memory.', '1 “for want of”'],
    ['come to nothing', '// The sweep came to nothing.', '1 “come to nothing”'],
    ['anew', '\n// Begins anew.', '2 “anew”'],
  ] as const;
  it.each(found)('refuses “%s” in a comment', (_, text, seen) => {
    expect(said(path, text)).toEqual([seen]);
  });

  it.each(['mended', 'in vain', 'for want of', 'comes to nothing', 'anew'])('refuses “%s” in a page', (word) => {
    expect(said('docs/x.md', `# X\n\n\`\`\`sh\nmend\n\`\`\`\n\nIt is ${word}.\n`)).toEqual([expect.stringMatching(/^7 “/)]);
  });

  it.each([
    [path, "const mend = 'in vain';"],
    [path, '// The stage `mend` begins.'],
    [path, '// An amended text, sent in vainer words.'],
    ['docs/x.md', '```yaml\nmend:\n```\n\n`--mend` and [a page](mend.md).\n'],
  ])('allows names: %s %j', (file, text) => {
    expect(said(file, text)).toEqual([]);
  });

  it('finds none in this repository', () => {
    expect(readTexts(new URL('../..', import.meta.url).pathname).flatMap(findAvoidedWords)).toEqual([]);
  });

  function said(file: string, text: string): readonly string[] {
    return findAvoidedWords({ path: file, text }).map(({ line, message }) => `${line} ${/“[^”]+”/.exec(message)?.[0]}`);
  }
});
