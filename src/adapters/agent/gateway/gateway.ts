// This folder stands between an engine and its model. `gateway` (this file) serves the agent on loopback, as the job's user and outside of the
// agent's namespaces; `decide-request` says what passes, and `forward` passes it on with the real key. The agent knows the address and a token
// that is worth nothing elsewhere.

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { MeasuredUsage } from '../../../core/agent/agent-result.ts';
import type { GatewayCounts } from '../../../core/output/usage-facts.ts';
import type { SpendingCap } from '../../../ports/agent-runner.ts';
import { createCapGuard, type GuardOptions } from './cap-guard.ts';
import { createConnections } from './connections.ts';
import { decideRequest, type GatewayRow, type Refusal } from './decide-request.ts';
import { forward, refuse } from './forward.ts';
import type { Meter } from './meter.ts';
import { readAsked } from './read-asked.ts';
import type { ProviderRefusal } from './read-refusal.ts';
import type { Pricing } from './settle-answer.ts';

export interface Gateway {
  /** Its address, without a slash at the end. */
  readonly address: string;
  /** Serves these rows from now on. Before, everything is refused. */
  serve(rows: readonly GatewayRow[]): void;
  /** Aborted where the engine goes on although it has spent what it may. */
  readonly overdue: AbortSignal;
  /** Reads what was seen so far. */
  read(): Promise<GatewayProgress>;
  /** Ends all requests and gives up the listener, once. Returns what was seen. */
  close(): Promise<GatewayReport>;
}

/** The state of a gateway while its turn goes on. */
export interface GatewayProgress {
  readonly requests: number;
  /** The cost so far; undefined where a price is not known. */
  readonly usd: number | undefined;
  /** The time of the last part of an answer, in milliseconds since 1970. */
  readonly answeredAt: number | undefined;
}

export interface GatewayReport extends GatewayCounts {
  /** Absent where no request passed. */
  readonly measured?: MeasuredUsage | undefined;
  /** The reason for which the model refused the last request; absent where it answered that. */
  readonly refusal?: ProviderRefusal | undefined;
  /** The sentence with which requests were refused because the cap was reached. */
  readonly capped?: string | undefined;
}

export interface GatewayOptions extends Omit<Pricing, 'isCapped'>, GuardOptions {
  /** The port of 127.0.0.1, 0 for any, or a listener that was opened elsewhere. */
  readonly listener: number | { readonly fd: number };
  /** The variables that name the proxy of the job. */
  readonly proxyEnv: Readonly<Record<string, string | undefined>>;
  /** Certificates of authorities that the gateway trusts beside those of Node and of the machine. */
  readonly authorities?: readonly string[];
  /** The most that may be spent. */
  readonly cap?: SpendingCap | undefined;
}

/** Opens the gateway. Throws when the port is taken. */
export async function openGateway(options: GatewayOptions): Promise<Gateway> {
  const { listener, proxyEnv, authorities, cap, prices, model, ...watching } = options;
  const connections = createConnections(proxyEnv, authorities);
  const seen = { requests: 0, refused: 0 };
  const guard = createCapGuard(cap, watching);
  const waiting = { bytes: 0 };
  let rows: readonly GatewayRow[] = [];
  const meters = createLateMeter({ prices, model, isCapped: cap !== undefined }, guard.wake);
  const { heard, ...hearing } = createHearing();
  /** Refuses what no engine asks. An upload that is broken off, one that is too large, or a failure of the gateway says nothing of the agent. */
  const decline = (response: ServerResponse, refusal: Refusal): void => {
    // Codex asks for a WebSocket first, each time.
    if (refusal.status !== 426) seen.refused += 1;
    refuse(response, refusal);
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url: target = '', headers } = request;
    const passage = decideRequest(rows, { method, target, headers });
    if (passage.kind === 'refuse') return decline(response, passage);
    const own = { bytes: 0 };
    response.on('close', () => {
      waiting.bytes -= own.bytes;
      guard.leave(response);
    });
    const body = await readBody(request, [own, waiting]);
    if (body === undefined) return refuse(response, tooLarge);
    const asked = passage.of === 'model' ? readAsked(body, { headers, target }) : undefined;
    if (asked?.ok === false) return decline(response, asked.error);
    const admitted = asked && (await guard.admit(await meters.load(), { url: passage.url, asked: asked.value, response }));
    if (admitted?.ok === false) return refuse(response, admitted.error);
    seen.requests += 1;
    const counted = admitted?.value;
    forward({ request, response, body, passage, connections, counted, asked: asked?.value, ...hearing });
  };
  // An agent may think for as long as it likes between two parts of a request, and a model before its answer.
  const server = createServer({ requestTimeout: 0, keepAliveTimeout: 60_000 }, (request, response) => {
    answer(request, response).catch((error: NodeJS.ErrnoException) => {
      refuse(response, { status: 502, why: `The gateway could not pass the request on (${error.code ?? error.name}).` });
    });
  });
  return {
    address: `http://127.0.0.1:${await listen(server, listener)}`,
    overdue: guard.overdue,
    async read() {
      const { costUsd, price } = meters.found()?.sum() ?? { costUsd: 0, price: '' };
      return { requests: seen.requests, usd: price === undefined ? undefined : costUsd, answeredAt: heard.at };
    },
    serve: (given) => {
      rows = given;
    },
    async close() {
      if (server.listening) {
        const closed = once(server, 'close');
        guard.stop();
        // What is under way is counted before its end depends on what is cut first.
        meters.found()?.end();
        server.close();
        server.closeAllConnections();
        connections.destroy();
        await closed;
      }
      return { ...seen, measured: meters.found()?.sum(), refusal: heard.refusal, capped: guard.find() };
    },
  };
}

/** Creates what listens to the answers of the provider, and keeps why the last one refused, and when a part of one came. */
function createHearing() {
  const heard: { refusal?: ProviderRefusal | undefined; at?: number } = {};
  const onPart = (): void => {
    heard.at = Date.now();
  };
  const hear = (refusal: ProviderRefusal | undefined): void => {
    onPart();
    // With these the gateway has ended the turn, whatever a subagent is answered afterwards.
    if (heard.refusal?.reason !== 'limited' && heard.refusal?.reason !== 'billing') heard.refusal = refusal;
  };
  return { heard, hear, onPart };
}

/** Creates a meter with its first request: the list of prices is long, and the agent has begun before it asks anything. */
function createLateMeter(pricing: Pricing, onEnd: () => void) {
  let meter: Meter | undefined;
  return {
    async load() {
      const { createMeter } = await import('./meter.ts');
      meter ??= createMeter(pricing, onEnd);
      return meter;
    },
    found: () => meter,
  };
}

/** Begins to listen. Returns the port; undefined for a listener of another network, which has none here. */
async function listen(server: Server, listener: GatewayOptions['listener']): Promise<number | undefined> {
  server.listen(typeof listener === 'number' ? { port: listener, host: '127.0.0.1' } : listener);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
}

/** The most bytes of one request, and of all that are under way. Providers take 32 MB at the most. */
const mostBytes = { one: 32 * 1_048_576, all: 256 * 1_048_576 } as const;

const tooLarge: Refusal = {
  status: 413,
  why: `This gateway passes on no request of more than ${mostBytes.one} bytes, and no more than ${mostBytes.all} bytes at once.`,
};

/**
 * Reads a body to its end, so that the agent hears the answer also where it is too large; then returns undefined. Counts its bytes: in those of its
 * request, and in those of all.
 */
async function readBody(
  request: IncomingMessage,
  [own, all]: readonly [{ bytes: number }, { bytes: number }],
): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let isTooLarge = false;
  for await (const part of request) {
    isTooLarge ||= own.bytes + part.length > mostBytes.one || all.bytes + part.length > mostBytes.all;
    if (isTooLarge) continue;
    parts.push(part);
    own.bytes += part.length;
    all.bytes += part.length;
  }
  return isTooLarge ? undefined : Buffer.concat(parts);
}
