import { type Node, Parser } from 'commonmark';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { docsUrl } from '../../../src/core/docs-address.ts';
import { neutralise } from '../../../src/core/markdown/neutralise.ts';
import { growthOf, linearAtMost } from '../../support/growth-of.ts';
import { requirement } from '../../support/requirement.ts';

/** The repository of the thread. */
const page = 'https://github.com/o/r';
const here = (markdown: string): string => neutralise(markdown, page);

const cases: readonly (readonly [name: string, markdown: string, shown: string])[] = [
  ['a mention', 'hi @user and @org/team.', 'hi `@user` and `@org/team`.'],
  ['an escaped mention', '\\@user \\\\@user', '`@user` \\\\`@user`'],
  ['a mention in emphasis', '**@user** _@user_', '**`@user`** _`@user`_'],
  ['a mention by entity', '&#64;user &commat;user', '&amp;#64;user &amp;commat;user'],
  ['mentions in a row', '@a@b', '`@a@b`'],
  ['a mention beside code', '``x``@user', '``x`` `@user`'],
  ['a mention after half a code span', 'a ` b\n@user ` c', 'a \\` b\n`@user` \\` c'],
  ['a closing word', 'fixes #1', 'fixes `#1`'],
  ['a closing word with a colon', 'Closes: #12, resolved GH-3', 'Closes: `#12`, resolved `GH-3`'],
  ['a closing word and another repository', 'Fixed o/r#1', 'Fixed o/r`#1`'],
  ['a closing word and a URL', 'close https://github.com/o/r/issues/1', 'close `https://github.com/o/r/issues/1`'],
  ['a closing word and a link', 'closes [x](https://github.com/o/r/pull/1)', 'closes [x]\\(`https://github.com/o/r/pull/1`)'],
  ['a closing word in pieces', 'fi**xes** **#1**', 'fi**xes** **`#1`**'],
  ['an image', '![a](https://evil.example/?q=1)', '!\\[a]\\(`https://evil.example/?q=1`)'],
  ['an image of GitHub', '![a](https://github.com/o/r/blob/a.png)', '!\\[a](https://github.com/o/r/blob/a.png)'],
  ['an image by reference', '![a][b]\n\n[b]: https://evil.example', '!\\[a][b]\n\n[b]\\: `https://evil.example`'],
  ['a foreign link', '[x](https://evil.example "t")', '[x]\\(`https://evil.example` "t")'],
  ['a link to a user of github.com', '[x](https://github.com@evil.example/)', '[x]\\(`https://github.com@evil.example/`)'],
  ['a link without a scheme', '[x](//evil.example)', '[x]\\(//evil.example)'],
  ['a script link', '[x](javascript:alert)', '[x]\\(javascript:alert)'],
  ['a bare URL', 'see https://evil.example/a, http://b.example.', 'see `https://evil.example/a`, `http://b.example`.'],
  ['a URL in upper case', 'HTTPS://EVIL.example', '`HTTPS://EVIL.example`'],
  ['a bare www', 'www.evil.example', '`www.evil.example`'],
  ['an autolink', '<https://evil.example>', '&lt;`https://evil.example`>'],
  ['a URL that swallows a backtick', 'https://github.com/a`b c` `@user`', '`https://github.com/a` `b c` `@user`'],
  ['a slash command', '/deploy now\n  /approve', '\\/deploy now\n  \\/approve'],
  ['a slash command in code', '```\n/deploy\n```', '```\n /deploy\n```'],
  ['our marker', '<!-- baton:1 {} -->', '&lt;!-- baton:1 {} -->'],
  ['a marker in code', '```\n<!-- baton:1 {} -->\n```', '```\n<! -- baton:1 {} -->\n```'],
  ['a marker in inline code', '`<!-- baton:1 {} -->`', '`<! -- baton:1 {} -->`'],
  ['raw HTML', '</details><b>x</b>', '&lt;/details>&lt;b>x&lt;/b>'],
  ['an open fence', '```js\ncode', '```js\ncode\n```'],
  ['an open fence of tildes', '~~~\ncode', '```\ncode\n```'],
  ['a fence in a fence', '~~~\n```\n@a\n```\n~~~', '````\n```\n@a\n```\n````'],
  ['an indented fence', '- x\n  ```\n  code\n  ```\n- y', '- x\n```\ncode\n```\n- y'],
  ['a fence beside a list marker', '- ```\n  code\n  ```', '```\n  code\n```'],
  ['a drawing', '```mermaid\nx\n```', '```\nx\n```'],
  ['headings', '# A\n## B\n##### C', '#### A\n#### B\n##### C'],
  ['underlined headings', 'A\n===\nB\n---', 'A\n\\===\nB\n\\---'],
  ['a cell that ends inside code', '| a |\n|---|\n| `x | @user` |', '| a |\n|---|\n| \\`x | `@user`\\` |'],
  ['invisible characters', 'a\u200bb\u202e', 'ab'],
];

/** Links that stayed live, and a character that stayed unseen (F-S19). */
const live: typeof cases = [
  ['an address', 'mail a@b.example, c.d+e@f.example.', 'mail a`@b.example`, c.d+e`@f.example`.'],
  ['a link to GitHub with a query', '[x](https://github.com/login?return_to=a)', '[x]\\(`https://github.com/login?return_to=a`)'],
  ['a URL of GitHub with a query', 'https://github.com/o/r/issues/new?body=a', '`https://github.com/o/r/issues/new?body=a`'],
  ['the blank of Braille', 'a\u2800b', 'ab'],
];

/** Links to other repositories, and addresses that only look like pages of the own one. */
const elsewhere: typeof cases = [
  ['another repository', '[x](https://github.com/p/q/pull/1)', '[x]\\(`https://github.com/p/q/pull/1`)'],
  ['the address of another repository', 'see https://github.com/p/q/issues/1.', 'see `https://github.com/p/q/issues/1`.'],
  ['a reference to another repository', 'see p/q#3 and (o/r-2#4)', 'see p/q`#3` and (o/r-2`#4`)'],
  ['a repository whose name begins alike', `${page}-2/issues/1 ${page}.x`, `\`${page}-2/issues/1\` \`${page}.x\``],
  ['a person', 'https://github.com/o and [x](https://github.com/)', '`https://github.com/o` and [x]\\(`https://github.com/`)'],
  ['a way out of the repository', `[x](${page}/blob/../../../p/q)`, `[x]\\(\`${page}/blob/../../../p/q\`)`],
  ['a way out in other letters', `${page}/tree/%2E%2e/.%2E#a`, `\`${page}/tree/%2E%2e/.%2E#a\``],
  ['a way out of the documentation', docsUrl('../../../../p'), `\`${docsUrl('../../../../p')}\``],
  ['settings', `[x](${page}/settings/actions)`, `[x]\\(\`${page}/settings/actions\`)`],
];

const untouched: readonly (readonly [name: string, markdown: string])[] = [
  ['prose', 'Fixed the **bug** in _two_ files: `src/a.ts` and `b`.'],
  ['an @ in a word', 'mail a@b'],
  ['a reference without a closing word', 'see #12 and o/r#3'],
  ['a link to its own repository', '[x](https://github.com/o/r/pull/1) and https://github.com/o/r, too'],
  [
    'an issue, a commit and a file',
    `${page}/issues/1#issuecomment-2 ${page}/commit/0a1b2c3 [f](${page}/blob/main/src/a.ts#L1-L2)`,
  ],
  ['the documentation of Baton', `see ${docsUrl('app.md#keys')} and [app](${docsUrl('app.md')})`],
  ['its own repository in other letters', 'https://GitHub.com/O/R/pull/1 and [x](https://github.com/O/r/tree/v1.x)'],
  ['code', '```ts\nconst a = "@b";\n```\n\n`@c` and ``d ` e``'],
  ['lists, quotes and rules', '- a\n- b\n  1. c\n\n> d\n\n---\n\n#### e'],
  ['a table', '| a | b |\n|---|:-:|\n| 1 | `2` |'],
  ['comparisons', 'a > b, a &lt; b &amp; c'],
  ['an empty text', ''],
];

describe('neutralise', () => {
  for (const row of [...cases, ...live, ...elsewhere]) {
    const [name, markdown, shown] = row;
    requirement(
      {
        ids: live.includes(row) ? ['F-S19', 'T39'] : ['T39'],
        title: `disarms ${name}`,
        input: JSON.stringify(markdown),
        expected: JSON.stringify(shown),
      },
      () => {
        expect(here(markdown)).toBe(shown);
        expect(here(shown)).toBe(shown);
      },
    );
  }

  for (const [name, markdown] of untouched) {
    requirement(
      { ids: ['T39'], title: `leaves ${name} as it is`, input: JSON.stringify(markdown), expected: 'unchanged' },
      () => {
        expect(here(markdown)).toBe(markdown);
      },
    );
  }

  it('leaves no link where the repository is not known', () => {
    expect(neutralise(`[x](${page}/pull/1) ${page}`)).toBe(`[x]\\(\`${page}/pull/1\`) \`${page}\``);
  });

  it('leaves links to the repository on a server of one’s own', () => {
    const own = 'https://git.example:8443/o/r';
    const text = `[x](${own}/pull/1) ${own}/commit/0a1b2c3`;
    expect(neutralise(text, own)).toBe(text);
  });

  const pieces = [
    '@user',
    '@',
    '`',
    '``',
    '```',
    '```\n',
    '~~~',
    '\n',
    '\n\n',
    ' ',
    '\\',
    '|',
    '|--|\n',
    '|:-',
    '-',
    '=',
    '#',
    '# ',
    '#1',
    'GH-2',
    'fixes ',
    '[',
    ']',
    '(',
    ')',
    '](',
    ']:',
    '!',
    '![',
    'https://evil.example/',
    'https://github.com/o/r',
    'https://github.com/o/r/issues/1',
    'https://github.com/p/q/pull/1',
    'p/q#1',
    '/../',
    'www.evil.example',
    '<',
    '>',
    '> ',
    '<!--',
    '-->',
    '</details>',
    '<b>',
    '&',
    '&#64;',
    '&amp;',
    '/deploy',
    '- ',
    '1. ',
    '    ',
    '  ',
    '\t',
    '*',
    '_',
    '**',
    '"',
    ':',
    'a',
    'x y',
    '.',
    '$',
    '\r\n',
    '\u200b',
    '\ud800',
    '😀',
    'é',
  ];
  const markdown = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join(''));

  it('is idempotent', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const once = here(text);
        expect(here(once)).toBe(once);
      }),
      { numRuns: 2_000 },
    );
  });

  it('renders to no tags, images, foreign links, mentions or references that close, and swallows nothing', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const shown = here(text);
        const found = inspect(`${shown}\n\nfooter`);
        expect(found.forbidden).toEqual([]);
        expect(found.last).toBe('footer');
        expect(found.texts.filter((part) => /(?:^|[^A-Za-z0-9])@[A-Za-z0-9]/.test(part))).toEqual([]);
        if (/(?:^|[\s>(])fixes /.test(text))
          expect(found.texts.filter((part) => /#\d|(?<![A-Za-z0-9])GH-\d/.test(part))).toEqual([]);
        expect(shown).not.toContain('<!--');
        expect(shown).not.toMatch(/^\/deploy/m);
      }),
      { numRuns: 2_000 },
    );
  });

  const worst = [
    '<!--',
    '[',
    '(',
    '`',
    '` ',
    ' ',
    '@',
    'a',
    '@a',
    'a@',
    'a@b.c_@',
    '](',
    '](https://github.com/',
    'https://',
    '\\`',
    '```\n',
    '#1',
    'a/b#1',
    '/',
    'a/',
    '!',
    '\n',
    '= ',
    '`` ` ',
    '> ',
  ];
  for (const piece of worst) {
    requirement(
      {
        ids: ['T33', 'T39'],
        title: `is linear in ${JSON.stringify(piece)}`,
        input: 'it, and eight times as much of it',
        expected: 'no more than 24 times the processor time',
      },
      () => {
        const growth = growthOf(20_000, (size) => {
          const text = piece.repeat(Math.ceil(size / piece.length));
          return () => here(text);
        });
        expect(growth).toBeLessThan(linearAtMost);
      },
    );
  }
});

interface Inspection {
  readonly forbidden: readonly string[];
  /** Text nodes of a paragraph, joined where nothing stands between them, as GitHub's filters see them. */
  readonly texts: readonly string[];
  readonly last: string;
}

function inspect(markdown: string): Inspection {
  const walker = new Parser().parse(markdown).walker();
  const forbidden: string[] = [];
  const texts: string[] = [''];
  for (let event = walker.next(); event !== null; event = walker.next()) {
    const { node, entering } = event;
    if (node.type === 'text') texts.push((texts.pop() ?? '') + (node.literal ?? ''));
    else texts.push('');
    if (entering && isForbidden(node)) forbidden.push(node.type);
  }
  return { forbidden, texts, last: texts.findLast((text) => text !== '') ?? '' };
}

function isForbidden(node: Node): boolean {
  if (node.type === 'link') return !/^https:\/\/github\.com\/o\/r(?:[/#](?!.*\/\.\.(?:\/|$))|$)/i.test(node.destination ?? '');
  if (node.type === 'heading') return node.level < 4;
  return ['html_block', 'html_inline', 'image'].includes(node.type);
}
