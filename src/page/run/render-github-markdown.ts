import { Marked, type RendererObject } from 'marked';
import { isTangled } from '../../core/markdown/tangled.ts';
import { escapeHtml, renderPre } from './html.ts';
import { balanceTags, escapeText, sanitiseHtml } from './sanitise-html.ts';

/**
 * Renders Markdown of others as GitHub would show it. The result can run nothing, asks for nothing, and cannot leave its place in
 * the page. `graph` stands in for the source of a graph; it is HTML.
 */
export function renderGitHubMarkdown(text: string, graph = ''): string {
  if (isTangled(text)) return renderPre(text);
  const marked = new Marked({ gfm: true, breaks: true, renderer: buildRenderer(graph) });
  return balanceTags(marked.parse(text, { async: false }));
}

function buildRenderer(graph: string): RendererObject {
  return {
    html: ({ text }) => sanitiseHtml(text),
    // Between tags such as `<pre>` the library escapes nothing by itself.
    text(token) {
      return 'tokens' in token && token.tokens !== undefined ? this.parser.parseInline(token.tokens) : escapeText(token.text);
    },
    code: ({ text, lang }) => (lang === 'mermaid' && graph !== '' ? graph : `<pre><code>${escapeHtml(text)}</code></pre>`),
    codespan: ({ text }) => `<code>${escapeHtml(text)}</code>`,
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    // Nothing is loaded, so a picture is a link.
    image: ({ href, text }) => renderAddress(href, `picture: ${escapeHtml(text)}`),
    link({ href, tokens }) {
      return renderAddress(href, this.parser.parseInline(tokens));
    },
  };
}

/** Renders a link, if its address is one that a browser only opens. Addresses of the local GitHub are gone, so they are text. */
function renderAddress(href: string, html: string): string {
  const isKnown = /^(?:https?:\/\/|mailto:)[^\s"'<>]+$/i.test(href);
  const isGone = /^https?:\/\/(?:[\w.-]*\.)?localhost(?:[:/]|$)/i.test(href);
  if (isGone) return `<span class="gone" title="This page was on the local GitHub">${html}</span>`;
  if (!isKnown) return html;
  return `<a href="${escapeHtml(href)}" rel="noopener noreferrer nofollow">${html}</a>`;
}
