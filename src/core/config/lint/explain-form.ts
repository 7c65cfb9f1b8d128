import type { Written } from './look-up.ts';

/** Explains a header with capitals. Baton makes them small, whatever was sent. */
export function explainHeader({ text }: Written): string | undefined {
  const found = /(?<![\w.])headers(?:\.|\[\s*["'])([\w-]*[A-Z][\w-]*)|["']([\w-]*[A-Z][\w-]*)["']\s+in\s+headers\b/.exec(text);
  const name = found?.[1] ?? found?.[2];
  return name && `reads the header \`${name}\`, and names of headers are in lower case; write \`${name.toLowerCase()}\`.`;
}

/** Explains a program with its arguments in one text. A first word with a slash is a file, which is looked for elsewhere. */
export function explainProgram({ text, path, find }: Written): string | undefined {
  const [first = '', ...more] = text.trim().split(/\s+/);
  if ((more.length === 0 && first === text) || first.includes('/')) return undefined;
  const isServer = path.includes('mcp-servers');
  const rest = find([...path.slice(0, -1), ...(isServer ? ['args'] : [])]);
  const args = [...more, ...(Array.isArray(rest) ? rest.slice(isServer ? 0 : 1) : [])].map((each) =>
    /^[\w@./-]+$/.test(String(each)) ? each : JSON.stringify(each),
  );
  const write = isServer ? `${first}, args: [${args.join(', ')}]` : `[${[first, ...args].join(', ')}]`;
  const remedy = /["']/.test(text) ? 'write each argument as an item of its own' : `write \`command: ${write}\``;
  return `is ${JSON.stringify(text)}, and no shell takes that apart, so no program has this name; ${remedy}.`;
}
