import { z } from 'zod';
import { parseUntrustedJson } from '../../json/parse-untrusted-json.ts';
import { pipelineOf } from '../../run/pipeline-of.ts';
import { publishedBefore } from '../../run/published.ts';
import type { State } from '../../run/state.ts';
import { truncateCodePoints } from '../../text/code-points.ts';

/** A remark on lines of a file, in the words of an agent. GitHub shows it as plain text. */
export interface CheckAnnotation {
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly level: 'notice' | 'warning' | 'failure';
  readonly title?: string;
  readonly message: string;
}

/** More than these is no help to a reader, and costs a request for each 50. A message is far below GitHub's 64 KB. */
const limits = { annotations: 500, message: 8_000, title: 255, bytes: 262_144 } as const;

const findingSchema = z
  .object({
    path: z.string().regex(/^(?!\/)(?!(?:.*\/)?\.\.(?:\/|$)).{1,500}$/),
    line: z.int().min(1).max(10_000_000),
    end_line: z.int().min(1).max(10_000_000).optional(),
    level: z.enum(['notice', 'warning', 'failure']).default('warning'),
    title: z.string().optional(),
    message: z.string().min(1),
  })
  .transform(({ path, line, end_line: end = line, level, title = '', message }): CheckAnnotation => {
    const shown = {
      path,
      startLine: line,
      endLine: Math.max(line, end),
      level,
      message: truncateCodePoints(message, limits.message),
    };
    return title === '' ? shown : { ...shown, title: truncateCodePoints(title, limits.title) };
  });

export interface FoundAnnotations {
  readonly annotations: readonly CheckAnnotation[];
  /** The sentences for readers about those that are not shown. */
  readonly notes: readonly string[];
}

/** The form of `annotations` of a review: the list that a stage left in its handoff. */
const sourcePattern = /^needs\.([a-z][a-z0-9-]*)\.handoff\.data\.([A-Za-z_][\w-]{0,63})$/;

/** A list of remarks that a review has published, and where it is. */
interface Source {
  readonly review: string;
  readonly stage: string;
  readonly key: string;
}

/** Lists the stages whose handoffs have remarks on lines of this commit: those of reviews that were submitted for it, in their order. */
export function listAnnotationSources(state: State, head: string): readonly Source[] {
  const { stages } = pipelineOf(state.run);
  return state.tasks.flatMap(({ body }) => {
    const stage = stages[body.stage];
    if (body.outcome !== 'succeeded' || stage === undefined || !('uses' in stage) || stage.uses !== 'review') return [];
    const [, source, key] = sourcePattern.exec(stage.with.annotations ?? '') ?? [];
    if (source === undefined || key === undefined) return [];
    const subject = state.run.body.trigger.subject.head?.sha ?? state.run.body.head;
    const reviewed = stage.with.on === 'subject' ? subject : (publishedBefore(state, body.stage)?.commit ?? subject);
    return reviewed === head ? [{ review: body.stage, stage: source, key }] : [];
  });
}

/** Reads the remarks for a commit. Remarks on another commit would stand on the wrong lines, so that they are left out. */
export function readAnnotations(state: State, head: string): FoundAnnotations {
  const found = listAnnotationSources(state, head).map((source) => readSource(state, source));
  const all = found.flatMap(({ annotations }) => annotations);
  const more = all.length - limits.annotations;
  return {
    annotations: all.slice(0, limits.annotations),
    notes: [
      ...found.flatMap(({ notes }) => notes),
      ...(more > 0 ? [`${more} more remarks are not shown on the lines: a check shows at most ${limits.annotations}.`] : []),
    ],
  };
}

function readSource({ tasks }: State, { review, stage, key }: Source): FoundAnnotations {
  const text = tasks.findLast(({ body }) => body.stage === stage && body.handoff !== undefined)?.body.handoff?.data?.[key];
  const place = `\`needs.${stage}.handoff.data.${key}\``;
  const none = (why: string): FoundAnnotations => ({
    annotations: [],
    notes: [`\`${review}\` has no remarks on lines: ${place} ${why}.`],
  });
  if (text === undefined) return none('is empty');
  const parsed = parseUntrustedJson(text, { maxBytes: limits.bytes, maxDepth: 4, maxNodes: 50_000 });
  if (!parsed.ok || !Array.isArray(parsed.value)) return none('is no JSON list');
  const read = parsed.value.map((entry: unknown) => findingSchema.safeParse(entry));
  const annotations = read.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const wrong = read.length - annotations.length;
  const note = `${wrong} entries of ${place} are not shown on the lines: each needs \`path\`, \`line\` and \`message\`.`;
  return { annotations, notes: wrong === 0 ? [] : [note] };
}
