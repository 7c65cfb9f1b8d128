import type { Lookup, Written } from './look-up.ts';

/** The values that are written by the habits of other tools, and mean something else here. */
export const habitSlips: readonly Lookup[] = [
  ['agents.*.command[#]', 'BATON-E154', explainShell],
  ['pipelines.*.on.*[].(title-pattern|body-pattern)', 'BATON-E154', explainPattern],
  ['pipelines.*.stages.*.(prompt|branch|with.title|with.body)', 'BATON-E154', explainTemplate],
  ['pipelines.*.stages.*.setup', 'BATON-E154', explainSetup],
  ['pipelines.*.on.pull-requests[].files.(include|exclude)[#]', 'BATON-E154', explainGlob],
  ['pipelines.*.stages.*.branch', 'BATON-E154', explainShared],
  ['pipelines.*.stages.*.uses', 'BATON-E154', explainReview],
  ['pipelines.*.suspend', 'BATON-E154', explainSuspended],
];

function explainShell({ text }: Written): string | undefined {
  const [sign] = /^(?:&&|\|\|?|;|>{1,2}|<)$|^\S*\$\{?[A-Z_]\w*\}?\S*$/.exec(text) ?? [];
  return sign && `is \`${sign}\`, and no shell reads it; write \`command: [sh, -c, "…"]\` with the whole line in quotes.`;
}

function explainPattern({ text }: Written): string | undefined {
  const [, inner, flags] = /^\/(.+)\/([a-z]*)$/.exec(text) ?? [];
  return inner && `is \`${text}\`, whose slashes are letters of the text here; write \`"${flags && `(?${flags})`}${inner}"\`.`;
}

function explainTemplate({ text }: Written): string | undefined {
  const [whole, name] = /\{\{-?\s*([\w.-]+)\s+or\s+["'][^"']*["']\s*-?\}\}/.exec(text) ?? [];
  if (whole) return `has \`${whole}\`, and \`or\` is no operator there; write \`{{ ${name} | default: "…" }}\`.`;
  const [, outcome] = /\boutcome\s*[!=]=\s*["'](success|failure)["']/.exec(text) ?? [];
  if (outcome)
    return `compares an outcome with "${outcome}", which none has; write "${outcome === 'success' ? 'succeeded' : 'failed'}".`;
  const [, branch] = /^origin\/(.+)/.exec(text) ?? [];
  if (branch) return `begins with \`origin/\`; write the name alone: \`branch: "${branch}"\`.`;
  const hasNumber = /\b(?:fix(?:es)?|closes?|resolves?)\s+\{\{\s*subject\.number/i.test(text);
  return hasNumber ? 'names the issue without `#`, so nothing links it; write `Fixes #{{ subject.number }}`.' : undefined;
}

function explainSetup({ text }: Written): string | undefined {
  const form = /\bGITHUB_(?:ENV|PATH|OUTPUT)\b|(?:^|[;&\n])\s*(?:export \w+=[^;&\n]*|cd [^;&\n]+)\s*$/;
  const what = form.exec(text)?.[0]?.trim();
  return what && `has \`${what}\`, which ends with \`setup\`; put what the agent needs into files, or into the \`prompt\`.`;
}

function explainGlob({ text }: Written): string | undefined {
  const [, name = ''] = /^(?:\.?\/)?(.+?)\/?$/.exec(text) ?? [];
  if (/^\.?\/|\/$/.test(text) || /^[\w-]+$/.test(text))
    return `is \`${text}\`, and paths are compared whole; write \`${name.replace(/\/\*\*$/, '')}/**\`.`;
  return /^\*\.\w+$/.test(text) ? `is \`${text}\`, which fits files at the root alone; write \`**/${text}\`.` : undefined;
}

/** Explains one branch for all elements of a matrix. */
function explainShared({ text, stage }: Written): string | undefined {
  if (stage === undefined || !('matrix' in stage) || stage.matrix === undefined || /\bmatrix\b/.test(text)) return undefined;
  return `is one branch for all elements of the matrix, so those that push later start again; write \`branch: "${text}-{{ matrix.value }}"\`.`;
}

/** Explains a review where no event brings a pull request. */
function explainReview({ text, path, pipeline, find }: Written): string | undefined {
  const hasPull = ['pull-requests', 'comment', 'checks'].some((key) => Object.hasOwn(pipeline?.on ?? {}, key));
  if (text !== 'review' || hasPull || find([...path.slice(0, -1), 'with', 'on']) === 'pull-request') return undefined;
  return 'is `review`, and no event of the pipeline is about a pull request; write `on: pull-request` under `with` for the one that a stage before opens.';
}

function explainSuspended({ value }: Written): string | undefined {
  return value === true ? 'is true, so nothing starts this pipeline; take the line out when it is to start.' : undefined;
}
