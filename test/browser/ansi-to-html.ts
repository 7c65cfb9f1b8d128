import { escapeHtml } from '../../src/page/run/html.ts';

/** The styles of the codes that `picocolors` writes. */
const styles: ReadonlyMap<number, string> = new Map([
  [1, 'font-weight:700'],
  [2, 'opacity:.62'],
  [3, 'font-style:italic'],
  [9, 'text-decoration:line-through'],
  [31, 'color:#ff7b72'],
  [32, 'color:#7ee787'],
  [33, 'color:#e3b341'],
  [36, 'color:#79c0ff'],
]);

/** The codes that end others. */
const ends: ReadonlyMap<number, readonly number[]> = new Map([
  [22, [1, 2]],
  [23, [3]],
  [29, [9]],
  [39, [31, 32, 33, 36]],
  [0, [...styles.keys()]],
]);

/** Renders the text of a terminal with its colours as a page that looks like a terminal of 80 columns. */
export function renderTerminal(text: string): string {
  const active = new Set<number>();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the codes of colours
  const parts = text.split(/\u001b\[(\d+)m/);
  const html = parts.map((part, index) => {
    if (index % 2 === 0) return renderPart(part, active);
    const code = Number(part);
    if (styles.has(code)) active.add(code);
    for (const ended of ends.get(code) ?? []) active.delete(ended);
    return '';
  });
  return `<!doctype html><meta charset="utf-8"><style>${look}</style><div class="window"><div class="bar"><i></i><i></i><i></i></div><pre>${html.join('')}</pre></div>`;
}

function renderPart(part: string, active: ReadonlySet<number>): string {
  const style = [...active].flatMap((code) => styles.get(code) ?? []).join(';');
  return style === '' ? escapeHtml(part) : `<span style="${style}">${escapeHtml(part)}</span>`;
}

const look = `body{margin:0;background:#fff}
.window{display:inline-block;background:#0d1117;border-radius:10px;padding:12px 18px 16px}
.bar{margin-bottom:10px}.bar i{display:inline-block;width:11px;height:11px;border-radius:50%;background:#3d444d;margin-right:7px}
pre{margin:0;width:80ch;color:#e6edf3;font:14px/1.4 "DejaVu Sans Mono",Menlo,Consolas,monospace;white-space:pre}`;
