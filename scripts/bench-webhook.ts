// Measures how the App accepts deliveries, against Probot's default server with a handler that does nothing:
//   npm run bench:webhook -- [--rounds N] [--seconds N] [--connections N]
// Both servers take turns on the same core and the load comes from another one. The ratios are those of one round; their median counts.
import { parseArgs } from 'node:util';
import { buildDelivery } from './bench-webhook/delivery.ts';
import { type Figures, measure } from './bench-webhook/measure.ts';
import { type ServerName, serverNames, startServer } from './bench-webhook/start-server.ts';

/** The figures to reach (DESIGN 8). */
const wanted = { requests: 1.5, cpu: 0.6 } as const;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '32' },
  },
});
const load = { seconds: Number(values.seconds), connections: Number(values.connections) };

async function measureServer(name: ServerName): Promise<Figures> {
  const server = await startServer(name);
  try {
    return await measure(server, buildDelivery(), load);
  } finally {
    await server.stop();
  }
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

const rounds: Record<ServerName, Figures>[] = [];
for (let round = 0; round < Number(values.rounds); round++) {
  const figures = {} as Record<ServerName, Figures>;
  for (const name of serverNames) figures[name] = await measureServer(name);
  rounds.push(figures);
}

console.log(
  `${values.rounds} rounds of ${values.seconds} s, ${values.connections} connections, deliveries of ${buildDelivery().body.length} bytes; medians`,
);
console.log('                                    requests/s   µs CPU each   p50 ms   p99 ms   × requests   × CPU');
const ratios = (name: ServerName) => ({
  requests: medianOf(rounds.map((round) => round[name].perSecond / round.probot.perSecond)),
  cpu: medianOf(rounds.map((round) => round[name].cpuMicroseconds / round.probot.cpuMicroseconds)),
});
const titles: Record<ServerName, string> = {
  probot: 'Probot, default server, no-op',
  accept: 'Baton, each on disk, then 202',
  drain: 'the same, queue drained by a no-op',
};
for (const name of serverNames) {
  const of = (figure: keyof Figures): number => medianOf(rounds.map((round) => round[name][figure]));
  const { requests, cpu } = ratios(name);
  const cells = [of('perSecond').toFixed(0).padStart(11), of('cpuMicroseconds').toFixed(0).padStart(14)];
  cells.push(of('p50').toFixed(1).padStart(9), of('p99').toFixed(1).padStart(9));
  cells.push(requests.toFixed(2).padStart(13), cpu.toFixed(2).padStart(8));
  console.log(`${titles[name].padEnd(35)}${cells.join('')}`);
}
const { requests, cpu } = ratios('accept');
const isReached = requests >= wanted.requests && cpu <= wanted.cpu;
console.log(
  `wanted: at least ${wanted.requests} × the requests at no more than ${wanted.cpu} × the CPU: ${isReached ? 'reached' : 'not reached'}`,
);
process.exitCode = isReached ? 0 : 1;
