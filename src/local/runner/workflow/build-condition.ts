import { ensureStatusFunction } from '@actions/workflow-parser/model/converter/if-condition';
import { messageOf } from '../../message-of.ts';
import { parseExpression } from '../expression/expression.ts';
import type { SourceLocation, Template } from './template.ts';
import { WorkflowError } from './workflow-error.ts';
import type { Condition } from './workflow-model.ts';

/** The contexts of GitHub's default condition, for a job or step without `if`. */
const DEFAULT_CONTEXTS = ['always(0,0)', 'failure(0,MAX)', 'cancelled(0,0)', 'success(0,MAX)'];

export function buildCondition(template: Template | undefined, place: SourceLocation): Condition {
  if (template === undefined) return { place, expression: { text: 'success()', contexts: DEFAULT_CONTEXTS } };
  const { text, contexts } = readCondition(template);
  const checked = text.trim() === '' ? 'success()' : text.trim();
  const expression = { text: addStatus(checked, contexts), contexts };
  try {
    parseExpression(expression);
  } catch (error) {
    throw new WorkflowError([{ ...template.place, message: messageOf(error) }]);
  }
  return { place: template.place, expression };
}

/** The contexts that a `post-if` may use. The schema of actions leaves it a plain text. */
const POST_CONTEXTS = ['runner', 'github', 'job', 'strategy', 'matrix', 'env', 'inputs', ...DEFAULT_CONTEXTS, 'hashFiles(1,255)'];

/** Builds the `post-if` of an action: as written, `always()` when absent. */
export function buildPostCondition(template: Template | undefined, place: SourceLocation): Condition {
  const text = template === undefined ? 'always()' : readCondition(template).text;
  return { place: template?.place ?? place, expression: { text, contexts: POST_CONTEXTS } };
}

function addStatus(text: string, contexts: readonly string[]): string {
  // Only the allowed contexts of the definition are read.
  const definition = { allowedContext: [...contexts] } as unknown as Parameters<typeof ensureStatusFunction>[1];
  return ensureStatusFunction(text, definition);
}

function readCondition(template: Template): { readonly text: string; readonly contexts: readonly string[] } {
  if (template.kind === 'expression') return template.expression;
  if (template.kind === 'literal') return { text: String(template.value ?? ''), contexts: template.contexts };
  throw new WorkflowError([{ ...template.place, message: 'an if is text' }]);
}
