import type { Shape } from './template-shape.ts';

/** The result of following a path into a shape. */
export type Resolved =
  | { readonly kind: 'found'; readonly shape: Shape }
  /** The first `depth` segments are known; only `names` may follow them. */
  | { readonly kind: 'unknown'; readonly depth: number; readonly names: readonly string[] };

export type Segment = string | number | readonly unknown[];

const value: Shape = { kind: 'value' };
const reserved: readonly unknown[] = ['__proto__', 'constructor', 'prototype'];

/** Follows `segments` from a shape. A segment that is itself a variable may only choose among keys that are free anyway. */
export function resolvePath(start: Shape, segments: readonly Segment[]): Resolved {
  let shape = start;
  for (const [depth, segment] of segments.entries()) {
    const next = step(shape, segment);
    if (next === undefined) return { kind: 'unknown', depth, names: namesIn(shape) };
    shape = next;
  }
  return { kind: 'found', shape };
}

function step(shape: Shape, segment: Segment): Shape | undefined {
  if (reserved.includes(segment)) return undefined;
  switch (shape.kind) {
    case 'any':
      return shape;
    case 'group':
      return typeof segment === 'string' ? shape.fields.get(segment) : undefined;
    case 'map':
      if (typeof segment === 'string' && shape.fields?.has(segment) === true) return shape.fields.get(segment);
      return typeof segment === 'string' && shape.keys?.includes(segment) === false ? undefined : shape.item;
    case 'list':
      return stepIntoList(shape.item, segment);
    case 'text':
      return segment === 'size' ? value : undefined;
    case 'value':
      return undefined;
  }
}

function stepIntoList(item: Shape, segment: Segment): Shape | undefined {
  if (segment === 'size') return value;
  if (typeof segment === 'string') return segment === 'first' || segment === 'last' ? item : undefined;
  return item;
}

function namesIn(shape: Shape): readonly string[] {
  if (shape.kind === 'group') return [...shape.fields.keys()];
  if (shape.kind === 'map') return shape.keys ?? [];
  if (shape.kind === 'list') return ['first', 'last', 'size'];
  return shape.kind === 'text' ? ['size'] : [];
}
