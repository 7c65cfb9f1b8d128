import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { startApp, type WorldApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');

interface Sent {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly links?: readonly { readonly traceId: string }[];
}

/** A collector of OpenTelemetry on loopback. */
async function startCollector() {
  const spans: Sent[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as {
      readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Sent[] }[] }[];
    };
    if (request.url === '/v1/traces')
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, spans, close: () => server.close() };
}

describe('an App that is watched', () => {
  let world: LocalWorld;
  let app: WorldApp;
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let issue: number;
  let agentTrace = '';
  let metrics = '';
  let base = '';
  const refusals: number[] = [];
  let health: readonly number[] = [];

  beforeAll(async () => {
    collector = await startCollector();
    world = await create({
      agents: { one: { script: "await tell('trace', process.env.TRACEPARENT); hand({ summary: 'done' });" } },
      pipelines: { fix: { look: { agent: 'one' } } },
      files: { '.github/workflows/baton-agent.yml': agentCaller },
    });
    app = await startApp(world, {
      environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, LOG_FORMAT: 'json', BATON_METRICS_TOKEN: 'sesame' },
    });
    base = new URL(app.webhookUrl).origin;
    issue = await world.open({});
    await world.label(issue, 'fix');
    await app.settle();
    expect(await app.deliver('issues', '{}', 'd-1')).toBe(202);
    await app.settle();
    metrics = await (await fetch(`${base}/metrics`, { headers: { authorization: 'Bearer sesame' } })).text();
    for (const path of ['/metrics', '/baton/pending'])
      for (const headers of [{}, { authorization: 'Bearer sesam' }, { authorization: 'sesame' }])
        refusals.push((await fetch(base + path, { headers })).status);
    health = await Promise.all(['/healthz', '/readyz'].map(async (path) => (await fetch(base + path)).status));
    agentTrace = world.switchboard.told('trace')[0] ?? '';
    await app.close();
  }, 60_000);
  afterAll(() => collector.close());

  requirement(
    {
      ids: ['P10-8', 'I-36', 'T-27', 'F-SD8'],
      title: 'sends spans of the delivery, of the work it causes, and of the requests to GitHub; the agent is in the same trace',
      input: 'a run of one stage, and a collector that takes OTLP over HTTP',
      expected: 'one trace from the label to the record of the result; TRACEPARENT of the agent names it',
    },
    () => {
      const [, trace] = agentTrace.split('-');
      const own = collector.spans.filter(({ traceId }) => traceId === trace);
      const names = new Set(own.map(({ name }) => name));
      for (const name of ['webhook issues', 'work delivery', 'work event', 'GitHub POST', 'work advance'])
        expect(names).toContain(name);
      const ids = new Set(own.map(({ spanId }) => spanId));
      const roots = own.filter(({ parentSpanId }) => !ids.has(parentSpanId ?? ''));
      expect(roots.map(({ name }) => name)).toEqual(['webhook issues']);
      const advance = own.find(({ name }) => name === 'work advance');
      expect(advance?.links).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['P10-8'],
      title: 'writes each line of its log with the delivery, the repository and the run at hand',
      input: 'LOG_FORMAT=json',
      expected:
        'every line is a JSON object; the line about the result names delivery, installation, repository, run, task and trace',
    },
    () => {
      const lines = app
        .log()
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      const result = lines.find(({ msg }) => msg === `fix-${issue}/look: succeeded.`);
      expect(result).toMatchObject({
        level: 'info',
        work: 'advance',
        run: `fix-${issue}`,
        task: 'look',
        repository: repositoryName,
        delivery: expect.any(String),
        installation: expect.any(Number),
        trace_id: agentTrace.split('-')[1],
      });
    },
  );

  requirement(
    {
      ids: ['P10-8', 'I-36', 'T-22'],
      title: 'counts deliveries, work, requests, runs and tasks for Prometheus, and shows them to those with the token',
      input: 'the same run, and /metrics and /baton/pending with the token, with another and without',
      expected: 'one run started and ended, one task; 401 without the token',
    },
    async () => {
      const value = (name: string): number =>
        Number(
          metrics
            .split('\n')
            .find((line) => line.startsWith(`${name} `))
            ?.split(' ')
            .at(-1),
        );
      expect([refusals, health]).toEqual([Array(6).fill(401), [200, 200]]);
      expect(value('baton_runs_started_total')).toBe(1);
      expect(value('baton_runs_ended_total{outcome="succeeded"}')).toBe(1);
      expect(value('baton_tasks_ended_total{outcome="succeeded"}')).toBe(1);
      expect(value('baton_transfers_total')).toBe(0);
      expect(value('baton_queue_items')).toBe(0);
      expect(value('baton_slots{state="waiting"}')).toBe(0);
      expect(value('baton_deliveries_total{event="issues",outcome="accepted"}')).toBeGreaterThan(0);
      expect(value('baton_work_seconds_count{kind="advance",outcome="done"}')).toBe(1);
      const sent = world.server.requests.filter(({ by }) => by.startsWith('app:')).length;
      const classes = ['2xx', '304', '4xx'].map((status) => value(`baton_github_requests_total{status="${status}"}`) || 0);
      expect(classes.reduce((a, b) => a + b)).toBe(sent);
      expect(value('baton_github_rate_limit_remaining{resource="core"}')).toBeGreaterThan(0);
    },
  );
});
