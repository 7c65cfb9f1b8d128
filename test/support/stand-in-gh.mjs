#!/usr/bin/env node
// Stands in for GitHub's own command line. What the local GitHub has no route for goes to the test that started it.

const [command, ...args] = process.argv.slice(2);
const api = process.env.GH_STAND_IN_API ?? process.env.GITHUB_API_URL;

/** Reads the options that the scripts of this repository use. */
function readOptions(list) {
  const options = { fields: {}, words: [] };
  for (let at = 0; at < list.length; at += 1) {
    const word = list[at];
    if (['--paginate', '--silent', '--yes'].includes(word)) options[word.slice(2)] = true;
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
  const { jq, ...options } = readOptions(args);
  const text = await request(options);
  return jq === undefined ? text : filter(text, jq);
}

/** Applies a filter to the pages of a list, one a line: `.[].number`, or `.workflow_runs[].id`. */
function filter(text, jq) {
  const [, list, name] = /^\.(\w*)\[\]\.(\w+)$/.exec(jq) ?? [];
  if (name === undefined) throw new Error(`gh: the stand-in knows no filter ${jq}`);
  const rows = text.split('\n').flatMap((page) => (list === '' ? JSON.parse(page) : JSON.parse(page)[list]));
  return rows.map((row) => `${row[name]}\n`).join('');
}

async function request({ words, fields, X, input, paginate }) {
  const [path] = words;
  const isGraph = path === 'graphql';
  const { query, ...variables } = fields;
  const named = isGraph ? { query, variables } : fields;
  const given = Object.keys(fields).length > 0 ? JSON.stringify(named) : undefined;
  const body = input === '-' ? await readStdin() : given;
  const method = X ?? (body === undefined ? 'GET' : 'POST');
  const environment = /\/environments\/([^/]+)$/.exec(path)?.[1];
  if (method === 'PUT' && environment !== undefined) return control({ environment });
  if (method === 'DELETE' && environment !== undefined) return control({ remove: 'environment', name: environment });
  const answer = await send(`${api}/${path}`, { method, body });
  if (isGraph && 'errors' in JSON.parse(answer.text)) throw new Error(`gh: ${answer.text}`);
  if (!paginate) return answer.text;
  const pages = [answer];
  while (pages.at(-1).next) pages.push(await send(pages.at(-1).next, { method }));
  const bodies = pages.map(({ text }) => JSON.parse(text));
  return bodies.every(Array.isArray) ? JSON.stringify(bodies.flat()) : bodies.map((each) => JSON.stringify(each)).join('\n');
}

/** Asks the test, because the local GitHub has no route for it. */
async function control(wish) {
  const { text } = await send(process.env.GH_STAND_IN_CONTROL, { method: 'POST', body: JSON.stringify(wish) });
  return text;
}

/** Commands about the repository in `GH_REPO`, by their words. */
const commands = {
  'secret set': (name, { body, env }) => control({ secret: name, value: body, environment: env }),
  'secret delete': (name) => control({ remove: 'secret', name }),
  'label delete': (name) => control({ remove: 'label', name }),
  'variable set': (name, { body }) => write('POST', 'actions/variables', { name, value: body }),
  'variable delete': (name) => write('DELETE', `actions/variables/${name}`),
  'run cancel': (id) => write('POST', `actions/runs/${id}/cancel`),
  'issue close': (number) => write('PATCH', `issues/${number}`, { state: 'closed' }),
};

async function write(method, path, body) {
  const { text } = await send(`${api}/repos/${process.env.GH_REPO}/${path}`, { method, body: body && JSON.stringify(body) });
  return text;
}

try {
  const { words, ...options } = readOptions(args);
  const named = commands[`${command} ${words[0]}`];
  if (command === 'api') process.stdout.write(await callApi());
  else if (named !== undefined) process.stdout.write(await named(words[1], options));
  else throw new Error(`gh: the stand-in knows no command ${command} ${words[0]}`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
