import { buildDelivery } from '../bench-webhook/delivery.ts';
import { type Figures, measure } from '../bench-webhook/measure.ts';
import { type ServerName, serverNames, startServer } from '../bench-webhook/start-server.ts';
import { atMost, type Figure, type FigureRow, medianOf } from './figure.ts';

/** The figures to reach (DESIGN 8). */
const wanted = { requests: 1.5, cpu: 0.6 } as const;
const load = { seconds: 4, connections: 32 };

async function measureServer(name: ServerName): Promise<Figures> {
  const server = await startServer(name);
  try {
    return await measure(server, buildDelivery(), load);
  } finally {
    await server.stop();
  }
}

async function measureRound(): Promise<Record<ServerName, Figures>> {
  const figures = {} as Record<ServerName, Figures>;
  for (const name of serverNames) figures[name] = await measureServer(name);
  return figures;
}

/** Renders the ratios of a server of ours to Probot, round by round. */
function compare(name: ServerName, rounds: readonly Record<ServerName, Figures>[]): readonly FigureRow[] {
  const ratioOf = (figure: keyof Figures): number => medianOf(rounds.map((round) => round[name][figure] / round.probot[figure]));
  const against = 'Probot, default server, no-op handler';
  const what =
    { accept: 'webhook accepted (verified, on the disk, 202)', drain: 'the same, queue drained by a no-op' }[name as string] ??
    name;
  const perSecond = medianOf(rounds.map((round) => round[name].perSecond));
  const requests = {
    what: `${what}: requests a second`,
    against,
    value: `${ratioOf('perSecond').toFixed(2)} × (${perSecond.toFixed(0)})`,
  };
  const cpu = { what: `${what}: CPU each`, against };
  if (name !== 'accept') return [requests, { ...cpu, value: `${ratioOf('cpuMicroseconds').toFixed(2)} ×` }];
  return [
    { ...requests, wanted: `≥ ${wanted.requests} ×`, isReached: ratioOf('perSecond') >= wanted.requests },
    atMost(cpu, { value: ratioOf('cpuMicroseconds'), most: wanted.cpu, unit: ' ×', digits: 2 }),
  ];
}

/** How the App accepts deliveries. Both servers take turns on the same core, and the load comes from another one. */
export const webhook: Figure = {
  async measure({ rounds }) {
    const figures: Record<ServerName, Figures>[] = [];
    for (let round = 0; round < rounds; round += 1) figures.push(await measureRound());
    return serverNames.filter((name) => name !== 'probot').flatMap((name) => compare(name, figures));
  },
};
