import { HtmlRenderer, Parser } from 'commonmark';

/** What a reader of a Markdown text sees, as text: HTML comments are gone, as on GitHub. */
export function renderVisible(markdown: string): string {
  const html = new HtmlRenderer().render(new Parser().parse(markdown));
  return html.replace(/<!--[\s\S]*?-->/g, '');
}
