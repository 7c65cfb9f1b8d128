import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/index';
import {
  isBasicExpression,
  isBoolean,
  isMapping,
  isNumber,
  isSequence,
  isString,
} from '@actions/workflow-parser/templates/tokens/type-guards';
import type { Expression } from '../expression/expression.ts';
import { type Fault, WorkflowError } from './workflow-error.ts';

export type Scalar = string | number | boolean | null;

/**
 * A part of a workflow file whose expressions are not evaluated yet. It is built from GitHub's tokens once; no other code handles
 * tokens.
 */
export type Template = LiteralTemplate | ExpressionTemplate | ListTemplate | MapTemplate;

export interface SourceLocation {
  readonly file: string;
  readonly line?: number | undefined;
}

export interface LiteralTemplate {
  readonly kind: 'literal';
  readonly place: SourceLocation;
  readonly value: Scalar;
  /** Contexts and functions that an expression at this position may use; `if` is written without braces. */
  readonly contexts: readonly string[];
}

export interface ExpressionTemplate {
  readonly kind: 'expression';
  readonly place: SourceLocation;
  readonly expression: Expression;
}

export interface ListTemplate {
  readonly kind: 'list';
  readonly place: SourceLocation;
  readonly items: readonly Template[];
}

export interface MapTemplate {
  readonly kind: 'map';
  readonly place: SourceLocation;
  readonly entries: readonly MapEntry[];
}

export interface MapEntry {
  readonly key: string;
  readonly place: SourceLocation;
  readonly value: Template;
}

export function buildTemplate(token: TemplateToken, file: string): Template {
  const place = { file, line: token.line };
  const contexts = token.definitionInfo?.allowedContext ?? [];
  if (isMapping(token)) {
    const entries = [...token].map(({ key, value }) => ({
      key: buildKey(key, file),
      place: { file, line: key.line },
      value: buildTemplate(value, file),
    }));
    return { kind: 'map', place, entries };
  }
  if (isSequence(token)) return { kind: 'list', place, items: [...token].map((item) => buildTemplate(item, file)) };
  if (isBasicExpression(token)) return { kind: 'expression', place, expression: { text: token.expression, contexts } };
  if (isString(token) || isNumber(token) || isBoolean(token)) return { kind: 'literal', place, value: token.value, contexts };
  if (token.isLiteral) return { kind: 'literal', place, value: null, contexts };
  throw new WorkflowError([notImplemented(place, 'the insert directive')]);
}

export function notImplemented(place: SourceLocation, what: string): Fault {
  return { ...place, message: `${what} is not implemented by the local runner` };
}

function buildKey(key: TemplateToken, file: string): string {
  if (isString(key)) return key.value;
  throw new WorkflowError([notImplemented({ file, line: key.line }, 'an expression as a key')]);
}
