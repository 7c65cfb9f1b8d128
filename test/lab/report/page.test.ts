import { describe, expect, it } from 'vitest';
import { drawGraph } from '../../../src/page/run/draw-graph.ts';
import { drawTimeline } from '../../../src/page/run/draw-timeline.ts';
import { renderGitHubMarkdown } from '../../../src/page/run/render-github-markdown.ts';
import { renderPage } from '../../../src/page/run/render-page.ts';
import {
  buildExecution,
  buildJob,
  buildNode,
  buildReportedComment,
  buildReportedRun,
  buildRunReport,
  buildStage,
  buildThread,
} from '../../support/report-builders.ts';
import { requirement } from '../../support/requirement.ts';

/** What could run, load, send or leave its place, if it stood in a page as a tag. */
const hostile: Readonly<Record<string, string>> = {
  'a script': '<script>alert(1)</script>',
  'a picture with a handler': '<img src=x onerror=alert(1)>',
  'a drawing with a handler': '<svg onload=alert(1)><style>@import "https://evil.example"</style></svg>',
  'frames and plugins': '<iframe src="https://evil.example"></iframe><object data="x"></object><embed src="x">',
  'a form': '<form action="https://evil.example"><input name=a><button formaction="https://evil.example">x</button></form>',
  'a fold with handlers': '<details open ontoggle="alert(1)"><summary onclick="alert(1)">x</summary>y</details>',
  'tags of the head':
    '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example"><link rel=stylesheet href="https://evil.example">',
  attributes: '<a href="javascript:alert(1)">x</a><b style="position:fixed">x</b><p id="runs" class="card">x</p>',
  'links that run or load':
    '[x](javascript:alert(1)) [y](data:text/html,<script>alert(1)</script>) [z](vbscript:x) [w](//evil.example)',
  'links in odd spellings':
    '[x]( javascript:alert(1)) [x](java\tscript:alert(1)) <javascript:alert(1)> [e](https://a.example/"onmouseover="alert(1))',
  pictures: '![x](https://evil.example/pixel.png) ![y](javascript:alert(1))',
  'hidden comments': '<!-- --><script>alert(1)</script><!-- unclosed <script>alert(1)</script>',
  'tags in tags': '<scr<script>ipt>alert(1)</scr</script>ipt> <b<script>',
  code: '`<script>alert(1)</script>`\n\n```html\n<script>alert(1)</script>\n```\n\n&lt;script&gt;alert(1)&lt;/script&gt; &#60;script&#62;',
  'ends of tags of the page': '</div></details></article></main></body></html><h1>I am the page</h1>',
};

const known = new Set(
  'a b blockquote br code del details div em h1 h2 h3 h4 h5 h6 hr i ins kbd li ol p pre s span strong sub summary sup table tbody td th thead tr ul'.split(
    ' ',
  ),
);

/** Returns the tags of HTML as a browser would see them: a name, and attributes. */
function tagsOf(html: string): readonly { name: string; attributes: string }[] {
  return [...html.matchAll(/<\/?([a-zA-Z][^\s/>]*)([^>]*)>/g)].map(([, name = '', attributes = '']) => ({ name, attributes }));
}

describe('Markdown of others in the page', () => {
  for (const [name, text] of Object.entries(hostile)) {
    requirement(
      {
        ids: ['T39', 'DESIGN-4.8'],
        title: `holds no tag, attribute or address that does anything: ${name}`,
        input: `${name}, as Markdown and as HTML`,
        expected: 'known tags alone; no attribute but href to the web; no comment',
      },
      () => {
        const html = renderGitHubMarkdown(text);
        for (const { name: tag, attributes } of tagsOf(html)) {
          expect(known, html).toContain(tag);
          expect(attributes, html).toMatch(
            /^(?: (?:class="gone"|title="[\w ]+"|href="(?:https?:|mailto:)[^"<>]*"|rel="[a-z ]+"))*$/,
          );
        }
        expect(html).not.toContain('<!--');
      },
    );
  }

  it('closes what it opens, and nothing else', () => {
    const html = renderGitHubMarkdown('</div>\n\n<details><summary>a</summary>\n\ntext\n\n<b>bold');
    const open: string[] = [];
    for (const [tag, name = ''] of html.matchAll(/<\/?([a-z0-9]+)[^>]*>/g)) {
      if (tag.startsWith('</')) expect(open.pop()).toBe(name);
      else if (name !== 'br') open.push(name);
    }
    expect(open).toEqual([]);
    expect(html).toContain('<summary>a</summary>');
  });

  it('shows what GitHub shows', () => {
    const html = renderGitHubMarkdown(
      '| a | b |\n|---|---|\n| `c` | **d** |\n\n- [x] done\n\nhttps://a.example/b and <sub>small</sub>',
    );
    expect(html).toContain('<td><code>c</code></td>');
    expect(html).toContain('☑');
    expect(html).toContain('<a href="https://a.example/b"');
    expect(html).toContain('<sub>small</sub>');
  });

  it('draws a graph in place of its source', () => {
    expect(renderGitHubMarkdown('```mermaid\nflowchart LR\n```', '<svg></svg>')).toBe('<svg></svg>');
  });
});

describe('the page of a run', () => {
  const title = '"><script>alert(1)</script>\u202e\u0000';

  requirement(
    {
      ids: ['T39', 'DESIGN-4.8'],
      title: 'runs nothing and asks for nothing, whatever a title, a stage, a handoff or a job says',
      input: 'the same hostile text in every field',
      expected: 'no script, no handler, no address that is loaded; a policy that allows styles alone',
    },
    () => {
      const handoff = { version: 1 as const, summary: title, detail: title, data: { [title]: title } };
      const execution = buildExecution({ prompt: title, handoff, results: { [title]: title }, warnings: [title], note: title });
      const stages = [buildStage({ name: title, agent: title, executions: [execution] })];
      const wait = { gate: 'children', for: [title], how: 'end' } as const;
      const place = { branch: title, commit: title, agent: title, words: title, why: title, wait };
      const node = buildNode({
        name: title,
        short: title,
        ...place,
        children: [buildNode({ name: title, short: title, ...place })],
      });
      const tree = { ...buildReportedRun().tree, tasks: [node] };
      const glance = [{ question: 'Waits', answers: [title] }] as const;
      const page = renderPage(
        buildRunReport({
          repository: title,
          runs: [buildReportedRun({ run: title, headline: title, startedBy: title, stages, tree, glance })],
          branches: [{ name: title, diff: `+${title}`, commits: 1 }],
          threads: [buildThread({ title, author: title, labels: [title], body: title, comments: [buildReportedComment(title)] })],
          jobs: [buildJob({ name: title, title, summary: title, errors: [title] })],
          failures: [title],
        }),
      );
      expect(page).not.toMatch(/<script|\son\w+=|<link|<img|<iframe|@import|url\((?!#arrow\))/i);
      for (const hidden of ['\u202e', '\u0000']) expect(page).not.toContain(hidden);
      expect(page).toContain("default-src 'none'; style-src 'unsafe-inline'");
    },
  );

  it('stays under 5 MB', () => {
    // Over 100,000 characters: with as many of each text the page is still too large.
    const text = 'a line of the handoff\n'.repeat(5_000);
    const stages = Array.from({ length: 30 }, (_, index) =>
      buildStage({
        name: `stage-${index}`,
        needs: index === 0 ? [] : [`stage-${index - 1}`],
        executions: [buildExecution({ prompt: text, handoff: { version: 1, summary: `s${index}`, detail: text } })],
      }),
    );
    const page = renderPage(buildRunReport({ runs: [buildReportedRun({ stages })] }));
    expect(Buffer.byteLength(page)).toBeLessThan(5_000_000);
    expect(page).toContain('more characters are left out');
    expect(page.match(/class="node succeeded"/g)).toHaveLength(30);
  });

  it('holds a handoff of 500 KB whole', () => {
    const text = `${'x'.repeat(500_000)} the end`;
    const stages = [buildStage({ executions: [buildExecution({ handoff: { version: 1, summary: 's', detail: text } })] })];
    expect(renderPage(buildRunReport({ runs: [buildReportedRun({ stages })] }))).toContain('x the end');
  });

  it('shows what changed from one handoff to the next', () => {
    const stages = [
      buildStage({ name: 'look', executions: [buildExecution({ handoff: { version: 1, summary: 'same', detail: 'old' } })] }),
      buildStage({ needs: ['look'], executions: [buildExecution({ handoff: { version: 1, summary: 'same', detail: 'new' } })] }),
    ];
    const page = renderPage(buildRunReport({ runs: [buildReportedRun({ stages })] }));
    expect(page).toContain('What changed since the handoff of look');
    expect(page).toContain('<span class="removed">- old\n</span>');
    expect(page).toContain('<span class="added">+ new\n</span>');
  });

  it('folds comments that GitHub folds', () => {
    const comments = [buildReportedComment('Hidden words', { isMinimised: true }), buildReportedComment('Open words')];
    const page = renderPage(buildRunReport({ threads: [buildThread({ comments })] }));
    expect(page.match(/class="minimised"/g)).toHaveLength(1);
  });
});

describe('the drawings of the page', () => {
  it('draw every stage and every need once', () => {
    const stages = [
      buildStage({ name: 'a' }),
      buildStage({ name: 'b', needs: ['a'], status: 'failed' }),
      buildStage({ name: 'c', needs: ['a', 'b'], status: 'not-started' }),
    ];
    const svg = drawGraph(stages);
    expect(svg.match(/class="edge"/g)).toHaveLength(3);
    expect(svg).toContain('class="node failed"');
    expect(svg).toContain('class="node not-started"');
  });

  it('draw waiting and work, and no job that was skipped', () => {
    const svg = drawTimeline([
      buildJob(),
      buildJob({ conclusion: 'skipped', title: 'never' }),
      buildJob({ conclusion: 'failure' }),
    ]);
    expect(svg.match(/class="queue"/g)).toHaveLength(2);
    expect(svg.match(/class="work failed"/g)).toHaveLength(1);
    expect(svg).not.toContain('never');
  });
});

requirement(
  {
    ids: ['F-UX11'],
    title: 'the state of a run on its page has the words of the list of runs',
    input: 'runs under way, waiting for a person, paused, and ended without anything to do',
    expected: 'under way; needs a person; paused; had nothing to do',
  },
  () => {
    const pill = (fields: Parameters<typeof buildReportedRun>[0]): string | undefined =>
      /<h2>Run fix-1 <span class="badge [\w-]+">([^<]*)</.exec(
        renderPage(buildRunReport({ runs: [buildReportedRun(fields)] })),
      )?.[1];
    const open = { outcome: undefined };
    expect(pill({ ...open, turn: 'running' })).toBe('under way');
    expect(pill({ ...open, turn: 'awaiting' })).toBe('needs a person');
    expect(pill({ ...open, turn: 'paused' })).toBe('paused');
    expect(pill({ outcome: 'noop' })).toBe('had nothing to do');
  },
);
