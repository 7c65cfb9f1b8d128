/** A span to be made. */
export interface SpanRequest {
  readonly name: string;
  readonly kind: 'server' | 'consumer' | 'client';
  /** The W3C trace context of the parent in place of the present span. */
  readonly parent?: string | undefined;
  /** The trace context of another span that led here. */
  readonly link?: string | undefined;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
}

/** A span that has begun. */
export interface OpenSpan {
  /** Its W3C trace context; undefined where nothing is traced. */
  readonly traceparent: string | undefined;
  readonly set: (attributes: SpanRequest['attributes']) => void;
}

/** Writes down which work caused which other work, and how long it took. */
export interface Tracing {
  /** Performs work within a span. An error ends the span as failed and is thrown on. */
  span<T>(request: SpanRequest, perform: (span: OpenSpan) => Promise<T>): Promise<T>;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}

/** Traces nothing, at no cost. */
export const untraced: Tracing = {
  span: (_, perform) => perform({ traceparent: undefined, set: () => undefined }),
  close: async () => undefined,
};
