import { type Checker, expectBoolean } from './checker.ts';
import { childrenOf, type Expression } from './parse-condition.ts';

/** The expression of a macro such as `exists`, as the library writes it out. */
export type Loop = Extract<Expression['exprKind'], { case: 'comprehensionExpr' }>['value'];

/**
 * Checks the body of a macro as the library writes it out: `exists` and `all` put `||` and `&&` around it, the others `? :`. Those
 * operators stand nowhere in the text, so that no message names them.
 */
export function checkBody(checker: Checker, { exprKind }: Expression): void {
  if (exprKind.case !== 'callExpr') return;
  const { function: name, args } = exprKind.value;
  const { test, rest } = splitBody(name, args);
  if (test !== undefined) expectBoolean(checker, test, 'within a macro');
  for (const part of rest) checker.typeOf(part);
}

/** Splits a body into what has to be true or false, and what the macro gathers. What it has gathered so far is left out. */
function splitBody(
  name: string,
  args: readonly Expression[],
): { readonly test?: Expression | undefined; readonly rest: readonly Expression[] } {
  if (name === '_||_' || name === '_&&_') return { test: args[1], rest: [] };
  return name === '_?_:_' ? { test: args[0], rest: args.slice(1, 2) } : { rest: args };
}

/** Returns what is wrong with a macro that makes others run again and again; undefined where nothing is. */
export function describeNesting({ iterRange }: Loop, isWithin: boolean): string | undefined {
  if (isWithin) return 'has a macro such as `exists` inside another one, which can take minutes; write one of them';
  if (iterRange === undefined || countChain(iterRange) < longestChain) return undefined;
  return 'has more than two macros such as `exists` behind one another, which can take minutes; write two of them';
}

/** The limit on macros behind one another. Each `map` can double what the one before made, so forty take for ever. */
const longestChain = 2;

/** Counts the macros whose result a node passes on, one behind the other. */
function countChain(node: Expression): number {
  const { exprKind } = node;
  if (exprKind.case === 'comprehensionExpr')
    return 1 + (exprKind.value.iterRange === undefined ? 0 : countChain(exprKind.value.iterRange));
  return Math.max(0, ...childrenOf(node).map(countChain));
}
