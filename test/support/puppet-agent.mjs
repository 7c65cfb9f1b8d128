// An agent that does what the test tells it, one order at a time, over a socket: so no test has to sleep.
// Usage: node puppet-agent.mjs PORT [ARGUMENT...]
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const [port, ...args] = process.argv.slice(2);
const script = fileURLToPath(import.meta.url);

const orders = {
  facts: () => ({
    args,
    env: process.env,
    environ: readFileSync('/proc/self/environ', 'utf8'),
    cwd: process.cwd(),
    uid: process.getuid(),
    groups: process.getgroups(),
  }),
  processes: () => readdirSync('/proc').filter((name) => /^\d+$/.test(name)).length,
  read: ({ path }) => attempt(() => readFileSync(path, 'latin1')),
  list: ({ path }) => attempt(() => readdirSync(path)),
  write: ({ path, content }) => attempt(() => writeFileSync(path, content)),
  mayWrite: ({ path }) => attempt(() => accessSync(path, constants.W_OK)),
  run: ({ command }) => {
    const { status, stdout, stderr, error } = spawnSync(command[0], command.slice(1), { encoding: 'utf8' });
    return { status, stdout, stderr, error: error?.code };
  },
  print: async ({ content, times = 1, to = 'stdout' }) => {
    const bytes = Buffer.from(content, 'latin1');
    for (let n = 0; n < times; n++) {
      // Until the system has it: what waits in the process is lost when it exits.
      await new Promise((resolve) => process[to].write(bytes, resolve));
    }
  },
  stdin: () => text(process.stdin),
  // A second puppet that outlives the first one, holding its stdout.
  leaveBehind: ({ session }) => {
    spawn(process.execPath, [script, port, 'left-behind'], { stdio: 'inherit', detached: session }).unref();
  },
  kill: () => process.kill(process.pid, 'SIGKILL'),
};

function attempt(action) {
  try {
    return { ok: true, value: action() };
  } catch (error) {
    return { ok: false, code: error.code };
  }
}

const socket = connect(Number(port), '127.0.0.1');
for await (const line of createInterface({ input: socket })) {
  const { order, ...rest } = JSON.parse(line);
  if (order === 'exit') process.exit(rest.status);
  socket.write(`${JSON.stringify({ answer: (await orders[order](rest)) ?? null })}\n`);
}
