import { type ESTree, Visitor } from 'rolldown/utils';
import type { Source } from '../check-imports/source.ts';
import { parseSource } from './parse-source.ts';

export interface SyntaxMeasures {
  /** Spreads within an object that add something under a condition: `...(c ? { a } : {})` both ways, and `...(c && { a })`. */
  readonly conditionalSpreads: number;
  /** Declarations of interfaces and type aliases, exported or not. */
  readonly namedTypes: number;
  /** Names of types that more than one file declares. */
  readonly typeNamesTwice: number;
  /** Declarations of types whose name says nothing. */
  readonly forbiddenTypeNames: number;
}

/** Names that a reader meets in many files, with another meaning in each. */
const forbiddenNames = ['Place', 'Facts', 'Asked', 'Known'];

/** Measures what only a parser sees. */
export function measureSyntax(sources: readonly Source[]): SyntaxMeasures {
  const read = sources.map(readSyntax);
  const typeNames = read.flatMap(({ types }) => types);
  const distinctOfFiles = read.flatMap(({ types }) => [...new Set(types)]);
  return {
    conditionalSpreads: read.reduce((total, { spreads }) => total + spreads, 0),
    namedTypes: typeNames.length,
    typeNamesTwice: [...Map.groupBy(distinctOfFiles, (name) => name).values()].filter(({ length }) => length > 1).length,
    forbiddenTypeNames: typeNames.filter((name) => forbiddenNames.includes(name)).length,
  };
}

function readSyntax(source: Source): { readonly spreads: number; readonly types: readonly string[] } {
  const types: string[] = [];
  let spreads = 0;
  const noteType = ({ id }: { readonly id: { readonly name: string } }) => {
    types.push(id.name);
  };
  new Visitor({
    TSInterfaceDeclaration: noteType,
    TSTypeAliasDeclaration: noteType,
    ObjectExpression: ({ properties }) => {
      spreads += properties.filter(isConditionalSpread).length;
    },
  }).visit(parseSource(source));
  return { spreads, types };
}

/** A choice between two objects that both hold something is none. */
function isConditionalSpread(property: ESTree.ObjectPropertyKind): boolean {
  if (property.type !== 'SpreadElement') return false;
  const spread = unwrap(property.argument);
  if (spread.type === 'LogicalExpression') return spread.operator === '&&';
  return spread.type === 'ConditionalExpression' && [spread.consequent, spread.alternate].some(addsNothing);
}

function addsNothing(expression: ESTree.Expression): boolean {
  const value = unwrap(expression);
  if (value.type === 'ObjectExpression') return value.properties.length === 0;
  return (value.type === 'Identifier' && value.name === 'undefined') || (value.type === 'Literal' && !value.value);
}

/** Takes away parentheses and the words `as` and `satisfies` with their types. */
function unwrap(expression: ESTree.Expression): ESTree.Expression {
  const { type } = expression;
  return type === 'ParenthesizedExpression' || type === 'TSAsExpression' || type === 'TSSatisfiesExpression'
    ? unwrap(expression.expression)
    : expression;
}
