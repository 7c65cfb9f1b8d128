import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, type Span, type SpanContext, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { messageOf } from '../../core/problem.ts';
import { version } from '../../host/program-facts.ts';
import type { SpanRequest, Tracing } from './tracing.ts';

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT } as const;

/**
 * Creates a tracing that sends spans to `<endpoint>/v1/traces` as OTLP over HTTP. The exporter itself reads further variables
 * from the environment, such as `OTEL_EXPORTER_OTLP_HEADERS`. A collector that does not answer loses spans and disturbs nothing.
 */
export function createOtlpTracing(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'baton', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('baton', version);
  const present = new AsyncLocalStorage<Context>();
  return {
    span(request, perform) {
      const parent = parse(request.parent);
      const above = parent === undefined ? (present.getStore() ?? ROOT_CONTEXT) : trace.setSpanContext(ROOT_CONTEXT, parent);
      const span = tracer.startSpan(request.name, describeSpan(request), above);
      const set = (attributes: SpanRequest['attributes']): void => void span.setAttributes(attributes);
      return present.run(trace.setSpan(above, span), () =>
        endWith(span, perform({ traceparent: render(span.spanContext()), set })),
      );
    },
    close: () => provider.shutdown(),
  };
}

function describeSpan({ kind, link, attributes }: SpanRequest) {
  const other = parse(link);
  return { kind: kinds[kind], attributes, links: other === undefined ? undefined : [{ context: other }] };
}

async function endWith<T>(span: Span, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (thrown) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: messageOf(thrown) });
    throw thrown;
  } finally {
    span.end();
  }
}

/** Parses a W3C trace context; undefined for any other text. */
function parse(text = ''): SpanContext | undefined {
  const [, traceId, spanId, flags = '00'] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(text) ?? [];
  if (traceId === undefined || spanId === undefined) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

function render({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
