#!/usr/bin/env node
// Stands in for GitHub's own command line: `gh api`, and `gh secret set` through the test that started it.
const [command, ...args] = process.argv.slice(2);
const api = process.env.GH_STAND_IN_API ?? process.env.GITHUB_API_URL;

/** Reads the options that the scripts of this repository use. */
function readOptions(list) {
  const options = { fields: {}, words: [] };
  for (let at = 0; at < list.length; at += 1) {
    const word = list[at];
    if (word === '--paginate') options.paginate = true;
    else if (word === '-f') {
      const [name, ...value] = list[++at].split('=');
      options.fields[name] = value.join('=');
    } else if (word.startsWith('-')) options[word.replace(/^-+/, '')] = list[++at];
    else options.words.push(word);
  }
  return options;
}

async function readStdin() {
  const parts = [];
  for await (const part of process.stdin) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

async function send(url, { method, body }) {
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${process.env.GH_TOKEN}` },
    ...(body && { body }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`gh: ${text} (HTTP ${response.status})`);
  return { text, next: /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] };
}

async function callApi() {
  const { words, fields, X, input, paginate } = readOptions(args);
  const [path] = words;
  const isGraph = path === 'graphql';
  const { query, ...variables } = fields;
  const named = isGraph ? { query, variables } : fields;
  const given = Object.keys(fields).length > 0 ? JSON.stringify(named) : undefined;
  const body = input === '-' ? await readStdin() : given;
  const method = X ?? (body === undefined ? 'GET' : 'POST');
  if (method === 'PUT' && /\/environments\/[^/]+$/.test(path)) return control({ environment: path.split('/').at(-1) });
  const answer = await send(`${api}/${path}`, { method, body });
  if (isGraph && 'errors' in JSON.parse(answer.text)) throw new Error(`gh: ${answer.text}`);
  if (!paginate) return answer.text;
  const pages = [answer];
  while (pages.at(-1).next) pages.push(await send(pages.at(-1).next, { method }));
  return JSON.stringify(pages.flatMap(({ text }) => JSON.parse(text)));
}

/** Asks the test, because the local GitHub has no route for it. */
async function control(wish) {
  const { text } = await send(process.env.GH_STAND_IN_CONTROL, { method: 'POST', body: JSON.stringify(wish) });
  return text;
}

try {
  if (command === 'api') process.stdout.write(await callApi());
  else if (command === 'secret') {
    const { words, env, body } = readOptions(args);
    process.stdout.write(await control({ secret: words[1], value: body, environment: env }));
  } else throw new Error(`gh: the stand-in knows no command ${command}`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
