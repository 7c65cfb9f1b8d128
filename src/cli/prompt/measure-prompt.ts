// This folder says of a rendered prompt how large its parts are and what is missing from it.

import { utf8Length } from '../../core/json/json-value.ts';
import { describeRemoved } from '../../core/markdown/clean-untrusted.ts';
import type { PromptFacts } from '../../core/output/agent-output.ts';
import { fenceName } from '../../core/prompt/fence.ts';
import type { RunBody } from '../../core/record/record.ts';
import { selectNewestComments } from '../../core/trigger/comment.ts';

interface PromptPart {
  /** The origin of the text: `template`, the origin that its fence names, or `instructions`. */
  readonly part: string;
  readonly bytes: number;
  /** An estimate: engines count differently, and none says how before it starts. */
  readonly tokens: number;
}

export interface PromptMeasure {
  readonly parts: readonly PromptPart[];
  /** One sentence for each kind of text that is left out. */
  readonly cut: readonly string[];
}

/** Characters of one token, on average over English text and code. */
const charactersPerToken = 4;

/** Measures a prompt: the template, each value of others in its fence, and the instructions that the agent gets besides. */
export function measurePrompt(
  text: string,
  { nonce, instructions, run }: { readonly nonce: string; readonly instructions: string; readonly run: RunBody },
): PromptMeasure {
  const name = fenceName(nonce);
  const fenced = new RegExp(`^<${name} origin="([^"]*)"[^\\n]*>\\n([\\s\\S]*?)\\n</${name}>$`, 'gm');
  const values = [...text.matchAll(fenced)].map(([, origin = '', value = '']) => measurePart(origin, value));
  const end = `\n</${name}>`;
  const rest = text.replace(fenced, (whole, _origin: string, value: string) => whole.slice(0, -end.length - value.length) + end);
  const beside = instructions === '' ? [] : [measurePart('instructions', instructions)];
  return { parts: [measurePart('template', rest), ...values, ...beside], cut: listCut(run) };
}

function measurePart(part: string, text: string): PromptPart {
  return { part, bytes: utf8Length(text), tokens: Math.ceil(text.length / charactersPerToken) };
}

/** Lists what the run left out of the thread. */
function listCut({ comments, leftOut }: RunBody): readonly string[] {
  const shown = selectNewestComments(comments).length;
  const rows = [
    { number: comments.length - shown + (leftOut?.older ?? 0), why: 'older, because there was no room' },
    { number: leftOut?.later ?? 0, why: 'written or edited after the event' },
    { number: leftOut?.outside ?? 0, why: 'of outsiders' },
  ];
  return rows.flatMap(({ number, why }) => (number > 0 ? [`${number} comment${number === 1 ? '' : 's'} left out: ${why}.`] : []));
}

/** Renders the measure for people, one line for each part. */
export function renderMeasure({ parts, cut }: PromptMeasure, { bytes, removed }: Pick<PromptFacts, 'bytes' | 'removed'>): string {
  const own = parts.filter(({ part }) => part !== 'instructions');
  const total = { part: 'the whole prompt', bytes, tokens: own.reduce((sum, { tokens }) => sum + tokens, 0) };
  const beside = parts.filter((each) => !own.includes(each));
  const lines = [
    total,
    ...own.map((part) => ({ ...part, part: `  ${part.part === 'template' ? 'template and fences' : part.part}` })),
    ...beside.map((part) => ({ ...part, part: 'instructions that the agent gets besides' })),
  ].map(({ part, bytes, tokens }) => `${String(bytes).padStart(8)} bytes, about ${String(tokens).padStart(6)} tokens  ${part}`);
  const gone = describeRemoved(removed);
  const last = gone === undefined ? 'Nothing hidden was removed.' : `Removed from texts of others: ${gone}.`;
  return [...lines, ...cut, last, ''].join('\n');
}
