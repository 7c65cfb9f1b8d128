import type { HandoffError } from '../../core/handoff/handoff-error.ts';
import { truncateCodePoints } from '../../core/text/truncate-code-points.ts';
import type { ToolAnswer } from './tool.ts';

const shown = 20;
const sentenceCodePoints = 2_000;

/** Nothing was done, and why: each error with the exact path of what is wrong, in the words of the validator. */
export function refuse(errors: readonly HandoffError[]): ToolAnswer {
  const listed = errors
    .slice(0, shown)
    .map((error) => ({ ...error, message: truncateCodePoints(error.message, sentenceCodePoints) }));
  const more = errors.length > shown ? [`There are ${errors.length - shown} more.`] : [];
  const lines = listed.map(({ path, message }) => `- ${message.includes(path) ? '' : `${path}: `}${message}`);
  return {
    refused: true,
    text: ['Nothing was kept. Put this right and call the tool again:', ...lines, ...more].join('\n'),
    structured: { errors: listed },
  };
}
