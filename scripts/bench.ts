// `npm run bench [-- NAME…] [--rounds N] [--peer NAME=FOLDER/ENTRY]`: what Baton costs, against what one would take instead, as one table.
// Without names it measures all figures and writes docs/maintainers/performance.md. Ends with 1 when a promise is not kept, with 2 on wrong use.
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Figure, Peer } from './bench/figure.ts';
import { describeRun, type MeasuredFigure, renderPage, renderTable } from './bench/render-page.ts';

/** The figures in the order of the table. Each is loaded when it is measured. */
const all: Readonly<Record<string, () => Promise<Figure>>> = {
  start: async () => (await import('./bench/start.ts')).start,
  requests: async () => (await import('./bench/requests.ts')).requests,
  webhook: async () => (await import('./bench/webhook.ts')).webhook,
  queue: async () => (await import('./bench/queue.ts')).queue,
  memory: async () => (await import('./bench/memory.ts')).memory,
  gateway: async () => (await import('./bench/gateway.ts')).gateway,
  handoff: async () => (await import('./bench/handoff.ts')).handoff,
  derive: async () => (await import('./bench/derive.ts')).derive,
  render: async () => (await import('./bench/render.ts')).render,
  history: async () => (await import('./bench/history.ts')).history,
};
const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Ends with a sentence that says what to write. */
function refuse(words: string): never {
  console.error(words);
  process.exit(2);
}

function parsePeer(text: string): Peer {
  const [name = '', path = ''] = text.split(/=(.*)/s);
  const entry = resolve(path);
  if (name === '' || path === '' || !existsSync(entry))
    refuse(`--peer is "${text}". Write NAME=FOLDER/ENTRY with a file that Node can run.`);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: dirname(entry), encoding: 'utf8' }).trim();
  return { name, entry, commit };
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { rounds: { type: 'string', default: '5' }, peer: { type: 'string', multiple: true, default: [] } },
    });
  } catch (error) {
    return refuse(String(error));
  }
}

const { values, positionals } = readArguments();
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) refuse(`--rounds is "${values.rounds}". Write a whole number from 1.`);
const unknown = positionals.filter((name) => !Object.hasOwn(all, name));
if (unknown.length > 0) refuse(`There is no figure ${unknown.join(', ')}. Write some of ${Object.keys(all).join(', ')}.`);
const options = { root, rounds, peers: values.peer.map(parsePeer) };

const run = describeRun(root);
const measured: MeasuredFigure[] = [];
for (const [name, load] of Object.entries(all)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.error(`bench: ${name}`);
  const figure = await load();
  measured.push({ name, rows: await figure.measure(options) });
}
console.log(renderTable(measured));
if (positionals.length === 0) writeFileSync(join(root, 'docs/maintainers/performance.md'), renderPage(measured, { run, rounds }));
const missed = measured.flatMap(({ rows }) => rows.filter(({ isReached }) => isReached === false));
for (const { what, value, wanted } of missed) console.log(`not kept: ${what}: ${value}, promised ${wanted}`);
process.exitCode = missed.length === 0 ? 0 : 1;
