/**
 * The script of served pages. When the server says that a page has changed, it fetches the page again and puts the new content in the
 * place of the old one; what is unfolded stays unfolded, and the focus stays where it was. Where the server fails, the old content stays. Without
 * the script people reload.
 */
export const liveScript = `
const main = document.querySelector('main');
const words = document.querySelector('.live');
const keyOf = (fold) => {
  const place = fold.closest('section, article, [id]');
  const title = (element) => element?.querySelector('h1, h2, h3, summary')?.textContent ?? '';
  const same = [...(place ?? main).querySelectorAll('details')];
  return title(place) + '|' + same.indexOf(fold);
};
const swap = (next) => {
  const open = new Set([...main.querySelectorAll('details[open]')].map(keyOf));
  const focus = document.activeElement;
  const all = () => [...main.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]')];
  const at = main.contains(focus) ? all().indexOf(focus) : -1;
  main.replaceChildren(...next.childNodes);
  for (const fold of main.querySelectorAll('details')) if (open.has(keyOf(fold))) fold.open = true;
  if (at >= 0) all()[at]?.focus({ preventScroll: true });
};
const isTyping = () => main.contains(document.activeElement) && /^(?:INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName);
let waiting = false;
const update = async () => {
  if (isTyping()) return void (waiting = true);
  waiting = false;
  const response = await fetch(location.href, { headers: { accept: 'text/html' }, redirect: 'manual' });
  if (response.type === 'opaqueredirect') return location.reload();
  if (response.status >= 500) {
    words.textContent = 'This page could not be updated, which is tried again.';
    return void setTimeout(() => void update(), 5000);
  }
  // The policy of this page does not fit the style of the other.
  const html = (await response.text()).replace(/<style[^]*?<\\/style>/, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const next = page.querySelector('main');
  if (next === null) return;
  document.title = page.title;
  swap(next);
  words.textContent = 'Updated at ' + new Date().toLocaleTimeString() + '.';
};
if (main.dataset.live !== undefined) {
  const source = new EventSource(main.dataset.live);
  source.addEventListener('changed', () => void update());
  source.addEventListener('open', () => (words.textContent = 'Changes appear here by themselves.'));
  const lost = () => source.readyState === EventSource.CLOSED ? 'Changes do not appear any more. Load this page again.' : 'The connection was lost, and is tried again.';
  source.addEventListener('error', () => (words.textContent = lost()));
  main.addEventListener('focusout', () => setTimeout(() => waiting && void update()));
}
`;
