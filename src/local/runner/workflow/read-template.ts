import type { TemplateSchema } from '@actions/workflow-parser/templates/schema/template-schema';
import { TemplateContext, TemplateValidationErrors } from '@actions/workflow-parser/templates/template-context';
import { readTemplate as readTokens } from '@actions/workflow-parser/templates/template-reader';
import { type LiteralToken, StringToken, type TemplateToken } from '@actions/workflow-parser/templates/tokens/index';
import { isString } from '@actions/workflow-parser/templates/tokens/type-guards';
import { NoOperationTraceWriter } from '@actions/workflow-parser/templates/trace-writer';
import { YamlObjectReader } from '@actions/workflow-parser/workflows/yaml-object-reader';
import { buildTemplate, type Template } from './template.ts';
import { WorkflowError } from './workflow-error.ts';

export interface TemplateFile {
  readonly file: string;
  readonly text: string;
  readonly schema: TemplateSchema;
  /** The definition of the schema that the file must satisfy. */
  readonly root: string;
  /** GitHub's own converters, called only to find more faults. */
  readonly validate?: (context: TemplateContext, token: TemplateToken) => void;
}

/**
 * A reader whose literals carry no source. The template reader takes the source of a block scalar for its value, including the
 * indentation.
 */
class SourcelessYamlReader extends YamlObjectReader {
  override allowLiteral(): LiteralToken | undefined {
    const token = super.allowLiteral();
    return token && isString(token) ? new StringToken(token.file, token.range, token.value, undefined) : token;
  }
}

/** Reads a file by GitHub's own schema and reader. Reports all faults together. */
export function readTemplate({ file, text, schema, root, validate }: TemplateFile): Template {
  const context = new TemplateContext(new TemplateValidationErrors(), schema, new NoOperationTraceWriter());
  const fileId = context.getFileId(file);
  const reader = new SourcelessYamlReader(fileId, text);
  for (const error of reader.errors) context.error(fileId, error.message, error.range);
  check(context, file);
  const token = readTokens(context, root, reader, fileId);
  check(context, file);
  if (token === undefined) throw new WorkflowError([{ file, message: 'the file is empty' }]);
  validate?.(context, token);
  check(context, file);
  return buildTemplate(token, file);
}

function check(context: TemplateContext, file: string): void {
  const errors = context.errors.getErrors();
  if (errors.length === 0) return;
  throw new WorkflowError(errors.map((error) => ({ file, line: error.range?.start.line, message: error.rawMessage })));
}
