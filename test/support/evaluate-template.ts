import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** Evaluates the expressions in a text of a workflow with GitHub's own package. */
export function evaluateTemplate(template: string, context: Record<string, unknown>): string {
  const contexts = JSON.parse(JSON.stringify(context), data.reviver);
  return template.trim().replace(/\$\{\{(.*?)\}\}(?!\})/gs, (_, expression: string) => {
    const tree = new Parser(new Lexer(expression).lex().tokens, Object.keys(context), []).parse();
    return new Evaluator(tree, contexts).evaluate().coerceString();
  });
}
