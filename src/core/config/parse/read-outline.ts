import { isPlainMap } from '../../json/json-value.ts';
import { type Matrix, matrixSchema, normaliseMatrix } from '../schema/matrix-schema.ts';
import type { Path } from './yaml-source.ts';

/** A text with its path in the file. */
export interface LocatedText {
  readonly text: string;
  readonly path: Path;
}

/** Returns the entries of the map at a top-level key; empty when the value is no map. */
export function mapEntries(
  raw: unknown,
  path: readonly [string],
): readonly { readonly name: string; readonly value: unknown; readonly path: Path }[] {
  const map = isPlainMap(raw) ? raw[path[0]] : undefined;
  if (!isPlainMap(map)) return [];
  return Object.entries(map).map(([name, value]) => ({ name, value, path: [...path, name] }));
}

/** Returns the texts of the list at a key, with their paths. Other values are reported by the schema. */
function listTexts(value: unknown, options: { readonly key: string; readonly path: Path }): readonly LocatedText[] {
  const list = isPlainMap(value) ? value[options.key] : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((text, index) => (typeof text === 'string' ? [{ text, path: [...options.path, options.key, index] }] : []));
}

/** The values that cross-field checks compare. They are read from the raw file, so that the checks work beside other mistakes in it. */
export interface Outline {
  readonly agents: readonly AgentOutline[];
  /** The names of models that have a price. */
  readonly prices: readonly string[];
  readonly pipelines: readonly PipelineOutline[];
}

export interface AgentOutline {
  readonly name: string;
  readonly path: Path;
  readonly transferTo: readonly LocatedText[];
  readonly fallback: readonly LocatedText[];
  /** The fields as they were written. */
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface PipelineOutline {
  readonly name: string;
  readonly path: Path;
  /** The names of the triggers; undefined when `on` is no map. */
  readonly triggers: readonly string[] | undefined;
  /** The value of `on` as it was written. */
  readonly on: unknown;
  /** The cron of `on.schedule`, where it is text. */
  readonly cron: LocatedText | undefined;
  readonly timezone: LocatedText | undefined;
  readonly stages: readonly StageOutline[] | undefined;
  /** The value of `limits.max-tasks` as it was written. */
  readonly maxTasks: unknown;
}

export interface StageOutline {
  readonly name: string;
  readonly path: Path;
  readonly agent: string | undefined;
  /** The name of the built-in, where `uses` is text. */
  readonly uses: string | undefined;
  /** The template of the branch that takes commits of the stage's agent. */
  readonly branch: string | undefined;
  /** The template of the branch that a built-in is for (`with.branch`). */
  readonly chosenBranch: string | undefined;
  readonly needs: readonly LocatedText[];
  /** True if `needs` is no list of texts: which stages it names is not known then. */
  readonly hasUnreadNeeds: boolean;
  readonly templates: readonly LocatedText[];
  /** The paths of data that other keys than templates read, written as templates that show them. */
  readonly dataPaths: readonly LocatedText[];
  /** The condition of the stage, where it is text. */
  readonly condition: LocatedText | undefined;
  /** The matrix of the stage, where it has one that can be read. */
  readonly matrix: Matrix | undefined;
  /** The value of `matrix` as it was written. */
  readonly writtenMatrix: unknown;
  /** The expression of `matrix.pick`, where it is text. */
  readonly pick: LocatedText | undefined;
  /** The value of `handoff.data` as it was written: a JSON Schema, or anything else. */
  readonly dataSchema: unknown;
  /** True if the agent of the stage may create children. */
  readonly hasChildren: boolean;
}

/** Fields of built-ins that are lists of templates. */
const listedTemplates = ['labels', 'reviewers', 'team-reviewers', 'assignees', 'add', 'remove'] as const;

export function readOutline(raw: unknown): Outline {
  const agents = mapEntries(raw, ['agents']).map(({ name, value, path }) => ({
    name,
    path,
    transferTo: listTexts(value, { key: 'transfer-to', path }),
    fallback: listTexts(value, { key: 'fallback', path }),
    fields: isPlainMap(value) ? value : {},
  }));
  const pipelines = mapEntries(raw, ['pipelines']).map(({ name, value, path }) => readPipeline(name, { value, path }));
  return { agents, prices: mapEntries(raw, ['prices']).map(({ name }) => name), pipelines };
}

function readPipeline(name: string, { value, path }: { value: unknown; path: Path }): PipelineOutline {
  const fields = isPlainMap(value) ? value : {};
  return {
    name,
    path,
    triggers: isPlainMap(fields.on) ? Object.keys(fields.on) : undefined,
    on: fields.on,
    ...readSchedule(isPlainMap(fields.on) ? fields.on.schedule : undefined, [...path, 'on', 'schedule']),
    maxTasks: isPlainMap(fields.limits) ? fields.limits['max-tasks'] : undefined,
    stages: isPlainMap(fields.stages) ? readStages(fields.stages, [...path, 'stages']) : undefined,
  };
}

function readSchedule(schedule: unknown, path: Path): Pick<PipelineOutline, 'cron' | 'timezone'> {
  const [cron] = findTexts(schedule, { keys: ['cron'], path });
  const [timezone] = findTexts(schedule, { keys: ['timezone'], path });
  return { cron, timezone };
}

function readStages(stages: Readonly<Record<string, unknown>>, parent: Path): readonly StageOutline[] {
  return Object.entries(stages).map(([name, value]) => {
    const path = [...parent, name];
    const fields = isPlainMap(value) ? value : {};
    return {
      name,
      path,
      agent: findText(fields, 'agent'),
      uses: findText(fields, 'uses'),
      branch: findText(fields, 'branch'),
      chosenBranch: isPlainMap(fields.with) ? findText(fields.with, 'branch') : undefined,
      needs: listTexts(value, { key: 'needs', path }),
      hasUnreadNeeds: isNoListOfTexts(fields.needs),
      templates: [
        ...findTexts(fields, { keys: ['prompt', 'branch'], path }),
        ...findTexts(fields.with, { keys: ['title', 'body', 'branch', 'base'], path: [...path, 'with'] }),
        ...listedTemplates.flatMap((key) => listTexts(fields.with, { key, path: [...path, 'with'] })),
      ],
      dataPaths: [
        ...findTexts(fields.with, { keys: ['annotations'], path: [...path, 'with'] }),
        ...findTexts(fields.matrix, { keys: ['from'], path: [...path, 'matrix'] }),
      ].map((each) => ({ ...each, text: `{{ ${each.text} }}` })),
      condition: findTexts(fields, { keys: ['if'], path })[0],
      matrix: readMatrix(fields.matrix),
      writtenMatrix: fields.matrix,
      pick: findTexts(fields.matrix, { keys: ['pick'], path: [...path, 'matrix'] })[0],
      dataSchema: isPlainMap(fields.handoff) ? fields.handoff.data : undefined,
      hasChildren: isPlainMap(fields.children),
    };
  });
}

function readMatrix(value: unknown): Matrix | undefined {
  const parsed = matrixSchema.safeParse(value);
  return parsed.success ? normaliseMatrix(parsed.data) : undefined;
}

function isNoListOfTexts(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.every((item) => typeof item === 'string'));
}

function findText(fields: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const value = fields[key];
  return typeof value === 'string' ? value : undefined;
}

function findTexts(value: unknown, options: { keys: readonly string[]; path: Path }): readonly LocatedText[] {
  if (!isPlainMap(value)) return [];
  return options.keys.flatMap((key) => {
    const text = value[key];
    return typeof text === 'string' ? [{ text, path: [...options.path, key] }] : [];
  });
}
