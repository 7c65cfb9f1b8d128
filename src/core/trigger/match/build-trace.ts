import { describeCause } from '../describe-cause.ts';
import type { Trace } from '../trace.ts';
import { hasSubject, type Trigger } from '../trigger.ts';
import { awaitsEvent } from './awaits-event.ts';
import type { PipelineMatch } from './match-pipelines.ts';

interface TraceRequest {
  readonly trigger: Trigger;
  readonly matches: readonly PipelineMatch[];
  readonly refused: readonly { readonly pipeline: string; readonly reason: string }[];
  readonly at: string;
  readonly url: string;
}

const detailCharacters = 2_000;

/**
 * Builds the trace of an event that started nothing. Returns undefined for an event that no pipeline waits for, such as a label
 * of another process: nobody would ask why that started nothing.
 */
export function buildTrace({ trigger, matches, refused, at, url }: TraceRequest): Trace | undefined {
  const awaited = matches.filter(awaitsEvent);
  if (!hasSubject(trigger) || awaited.length + refused.length === 0) return undefined;
  return {
    version: 1,
    repo: trigger.repository.id,
    subject: trigger.subject.number,
    at,
    event: describeCause(trigger).slice(0, detailCharacters),
    matches: awaited.slice(0, 50).map(({ pipeline, checks }) => ({
      pipeline,
      checks: checks
        .slice(0, 200)
        .map(({ check, passed, detail }) => ({ check, passed, detail: detail.slice(0, detailCharacters) })),
    })),
    refused: refused.slice(0, 50).map(({ pipeline, reason }) => ({ pipeline, reason: reason.slice(0, detailCharacters) })),
    url,
  };
}
