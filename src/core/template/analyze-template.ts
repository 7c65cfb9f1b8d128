/**
 * This folder reads the Liquid templates of a config and checks them before anything is rendered. `template-engine` limits Liquid
 * to harmless tags and filters, `parse-template` reads the syntax, `template-shape` lists the paths that exist, and the analysis
 * here looks up every path that a template uses.
 */

import { AssignTag, analyzeSync, ForTag, Output, type Template, toValueSync, Value } from 'liquidjs';
import type { Problem } from '../problem.ts';
import { failure, type Result, success } from '../result.ts';
import { parseTemplate } from './parse-template.ts';
import { type Resolved, resolvePath, type Segment } from './resolve-path.ts';
import { forbiddenProblem, positionOf, unknownPathProblem } from './template-problems.ts';
import { buildTemplateShape, type Shape, type TemplateScope } from './template-shape.ts';

/** A value that an output reads, traced back through loops and assignments to its origin. */
export interface Source {
  /** The path as in the template, starting from one of Baton's variables: `needs`, `fix`, `handoff`, `summary`. */
  readonly path: readonly Segment[];
  readonly shape: Shape;
  /** The path as it is written, by the names of loops and assignments; absent for a name that is only known. */
  readonly written?: readonly Segment[];
}

export interface AnalyzedOutput {
  readonly output: Output;
  readonly sources: readonly Source[];
}

export interface AnalyzedTemplate {
  readonly templates: Template[];
  readonly outputs: readonly AnalyzedOutput[];
}

type Names = ReadonlyMap<string, Source>;

/** Parses a template and looks up all its paths. An unknown path is reported here, before anything is rendered. */
export function analyzeTemplate(text: string, scope: TemplateScope): Result<AnalyzedTemplate, readonly Problem[]> {
  const parsed = parseTemplate(text);
  if (!parsed.ok) return failure([parsed.error]);
  const walk = new Walk(listReservedNames(scope));
  const roots = [...buildTemplateShape(scope)].map(([name, shape]): [string, Source] => [name, { path: [name], shape }]);
  walk.visitAll(parsed.value, new Map(roots));
  return walk.problems.length > 0 ? failure(walk.problems) : success({ templates: parsed.value, outputs: walk.outputs });
}

/** Lists the names that no variable of a template may have. Free are those of our own templates, and `results`, which came later. */
function listReservedNames({ children = false }: TemplateScope): readonly string[] {
  return [...buildTemplateShape({ ancestors: [], children }).keys(), 'forloop'].filter((name) => name !== 'results');
}

class Walk {
  readonly problems: Problem[] = [];
  readonly outputs: AnalyzedOutput[] = [];
  private readonly reserved: readonly string[];

  constructor(reserved: readonly string[]) {
    this.reserved = reserved;
  }

  /**
   * Visits templates in order and returns the names known after them. As in Liquid, a name assigned in a block stays known after
   * it.
   */
  visitAll(templates: readonly Template[], names: Names): Names {
    let known = names;
    for (const template of templates) known = this.visit(template, known);
    return known;
  }

  private visit(template: Template, names: Names): Names {
    const sources = this.readSources(template, names);
    if (template instanceof Output) this.addOutput(template, sources);
    if (template instanceof AssignTag) return this.assign(template, { sources, names });
    const children = template.children === undefined ? [] : toValueSync(template.children(false, true));
    if (!(template instanceof ForTag)) return this.visitAll(children, names);
    this.refuseKnownName(template.variable, { template, names });
    this.visitAll(children, new Map([...names, ...namesInLoop(template, sources)]));
    return names;
  }

  private readSources(template: Template, names: Names): readonly Source[] {
    const alone: Template = { token: template.token, render: () => undefined };
    if (template.arguments !== undefined) alone.arguments = () => template.arguments?.() ?? [];
    const found = Object.values(analyzeSync([alone], { partials: false }).variables).flat();
    return found.flatMap((variable) => {
      const segments: readonly Segment[] = variable.toArray();
      const source = lookUp(segments, names);
      if (source.kind === 'found') return [{ ...source.source, written: segments }];
      this.problems.push(
        unknownPathProblem(writePath(segments), {
          known: writePath(segments.slice(0, source.depth)),
          name: writeName(segments[source.depth]),
          names: source.names,
          at: { line: variable.location.row, column: variable.location.col },
        }),
      );
      return [];
    });
  }

  private addOutput(output: Output, sources: readonly Source[]): void {
    this.outputs.push({ output, sources });
    const [first] = sources;
    if (first === undefined || output.value.filters.length > 0) return;
    if (first.shape.kind !== 'group' && first.shape.kind !== 'map') return;
    const parts = first.shape.kind === 'group' ? [...first.shape.fields.keys()] : [];
    const hint = parts.length > 0 ? `name one of its parts: ${parts.join(', ')}` : 'name one of its keys, or write `| json`';
    this.problems.push(forbiddenProblem(`\`${writePath(first.path)}\` is no single value; ${hint}.`, positionOf(output.token)));
  }

  private assign(template: AssignTag, options: { sources: readonly Source[]; names: Names }): Names {
    const [identifier] = template.localScope();
    if (identifier === undefined) return options.names;
    this.refuseKnownName(identifier.content, { template, names: options.names });
    return new Map([...options.names, [identifier.content, sourceOf(template, options.sources)]]);
  }

  private refuseKnownName(name: string, options: { template: Template; names: Names }): void {
    if (!this.reserved.includes(name)) return;
    this.problems.push(
      forbiddenProblem(
        `\`${name}\` is a name of ours; choose another one for your variable.`,
        positionOf(options.template.token),
      ),
    );
  }
}

type LookedUp = { readonly kind: 'found'; readonly source: Source } | Extract<Resolved, { kind: 'unknown' }>;

function lookUp(segments: readonly Segment[], names: Names): LookedUp {
  const [root, ...rest] = segments;
  const start = names.get(String(root));
  if (start === undefined) return { kind: 'unknown', depth: 0, names: [...names.keys()] };
  const resolved = resolvePath(start.shape, rest);
  if (resolved.kind === 'unknown') return { ...resolved, depth: resolved.depth + 1 };
  return { kind: 'found', source: { path: [...start.path, ...rest], shape: resolved.shape } };
}

/**
 * Returns the origin of an assigned name. A plain `assign x = a.b` is another name for the same value; after filters or operators
 * the value can be anything.
 */
function sourceOf(template: AssignTag, sources: readonly Source[]): Source {
  const [argument] = template.arguments();
  const [first] = sources;
  const plain = argument instanceof Value && argument.filters.length === 0 && argument.initial.postfix.length === 1;
  if (plain && first !== undefined) return first;
  return { path: first?.path ?? [], shape: { kind: 'any' } };
}

function namesInLoop(template: ForTag, sources: readonly Source[]): readonly [string, Source][] {
  const [first] = sources;
  const item = first?.shape.kind === 'list' ? first.shape.item : undefined;
  const source: Source = { path: first?.path ?? [], shape: item ?? { kind: 'any' } };
  return [
    [template.variable, source],
    ['forloop', { path: ['forloop'], shape: forloopShape }],
  ];
}

/** Renders a path as people write it: `needs["open-pr"].results.branch`. */
function writePath(segments: readonly Segment[]): string {
  return segments.map((segment, index) => writeSegment(segment, index === 0)).join('');
}

function writeName(segment: Segment | undefined): string {
  return typeof segment === 'object' ? writePath(segment.map(toSegment)) : String(segment ?? '');
}

function writeSegment(segment: Segment, first: boolean): string {
  if (typeof segment === 'number') return `[${segment}]`;
  if (typeof segment !== 'string') return `[${writePath(segment.map(toSegment))}]`;
  if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(segment)) return first ? segment : `.${segment}`;
  return `["${segment}"]`;
}

function toSegment(value: unknown): Segment {
  return Array.isArray(value) || typeof value === 'number' ? value : String(value);
}

/** Returns the problems of a template, with lines and columns of its own text. Renders nothing. */
export function checkTemplate(template: string, scope: TemplateScope): readonly Problem[] {
  const analyzed = analyzeTemplate(template, scope);
  return analyzed.ok ? [] : analyzed.error;
}

/** The variable `forloop` inside `{% for %}`. */
const forloopShape: Shape = {
  kind: 'group',
  fields: new Map(['first', 'last', 'index', 'index0', 'rindex', 'rindex0', 'length'].map((name) => [name, { kind: 'value' }])),
};
