import { isPlainMap } from '../../json/json-value.ts';
import type { Problem } from '../../problem.ts';
import { secretsNamedIn } from './agent-schema.ts';

type Path = readonly (string | number)[];

/** The file of the config, as far as the checks need it. */
interface Source {
  find(path: Path): unknown;
  problem(request: { code: string; message: string; path: Path }): Problem;
}

interface WrittenServer {
  readonly value: Readonly<Record<string, unknown>>;
  readonly path: Path;
}

/** Checks the servers of a file that have headers. */
export function checkHeaders(servers: readonly WrittenServer[], source: Source): readonly Problem[] {
  return servers.flatMap(({ value, path }) =>
    checkServer(value, source.find([...path.slice(0, 2), 'env'])).flatMap(([place, what]) => {
      if (what === undefined) return [];
      const found = source.problem({ code: 'BATON-E122', message: what, path: [...path, ...place] });
      return [{ ...found, message: `\`${found.path}\` ${what}.` }];
    }),
  );
}

/**
 * Checks the headers of an MCP server as it was written, and whether others could read them on the way: says for each place what is wrong there, if
 * anything. Shows no value: it may be a secret.
 */
function checkServer(
  { url, command, headers }: WrittenServer['value'],
  env: unknown,
): readonly (readonly [place: Path, what: string | undefined])[] {
  if (!isPlainMap(headers)) return [];
  const isProgram = command !== undefined && url === undefined;
  const misplaced = 'are for a server with `url`, and this one is a program; write `env` beside `command`';
  return [
    [['headers'], isProgram ? misplaced : undefined],
    [['url'], isProgram ? undefined : explainAddress(url)],
    ...findUnnamed([url, ...Object.values(headers)], env).map((name) => {
      const what = `take \`${name}\`, which the agent does not have; write \`${name}\` into its \`env\``;
      return [['headers'], what] as const;
    }),
    ...Object.entries(headers).map(([name, text], index) => {
      const before = Object.keys(headers).slice(0, index);
      return [['headers', name], explainHeader(name, { text, before })] as const;
    }),
  ];
}

/** Says why an address is none for headers with secrets. */
function explainAddress(address: unknown): string | undefined {
  const url = typeof address === 'string' ? URL.parse(address) : null;
  if (url === null) return undefined;
  if (url.username !== '' || url.password !== '')
    return 'has a name or a password in it, which would come beside the headers; write `Authorization: "Basic ${NAME}"` under `headers`';
  if (url.protocol === 'https:' || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname)) return undefined;
  return `begins with \`${url.protocol}//\`, so everybody on the way could read the headers; write \`https://\`, or take a server on \`127.0.0.1\``;
}

/** Lists the variables in some texts that are not among the names. */
function findUnnamed(texts: readonly unknown[], names: unknown): readonly string[] {
  const used = texts.flatMap((text) => (typeof text === 'string' ? secretsNamedIn(text) : []));
  return [...new Set(used)].filter((name) => ![names].flat().includes(name));
}

/** The headers that engine, gateway and protocol write: another value would break the request. */
const headersOfOthers =
  /^(?:host|content-.*|accept|accept-encoding|expect|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|mcp-.*|last-event-id)$/i;

function explainHeader(name: string, { text, before }: { readonly text: unknown; readonly before: readonly string[] }) {
  if (headersOfOthers.test(name)) return 'is a header that the engine writes itself; take it out';
  const twin = before.find((other) => other.toLowerCase() === name.toLowerCase());
  if (twin !== undefined) return `is the header \`${twin}\` again, since capitals make no difference; write one of them`;
  if (typeof text !== 'string' || /^[\x20-\x7e]*$/.test(text)) return undefined;
  return `has a line break or another character that no header can carry; write it on one line, such as \`${name}: "Bearer \${NAME}"\``;
}
