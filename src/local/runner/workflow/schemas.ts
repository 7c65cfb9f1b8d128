import { JSONObjectReader } from '@actions/workflow-parser/templates/json-object-reader';
import { TemplateSchema } from '@actions/workflow-parser/templates/schema/template-schema';
// The package exports only its modules, so its schemas are imported by path. Node reads them with the import attribute, and the
// bundler inlines them.
import actionSchemaJson from '../../../../node_modules/@actions/workflow-parser/dist/action-v1.0.min.json' with { type: 'json' };
import workflowSchemaJson from '../../../../node_modules/@actions/workflow-parser/dist/workflow-v1.0.min.json' with {
  type: 'json',
};

/** The values of `cache-mode`, which GitHub has since 2026-09-10 and the package 0.3.61 does not know. */
const CACHE_MODE = { 'allowed-values': ['read', 'write', 'write-only', 'none'] };

let workflowSchema: TemplateSchema | undefined;
let actionSchema: TemplateSchema | undefined;

export function getWorkflowSchema(): TemplateSchema {
  workflowSchema ??= loadSchema(withCacheMode());
  return workflowSchema;
}

export function getActionSchema(): TemplateSchema {
  actionSchema ??= loadSchema(actionSchemaJson);
  return actionSchema;
}

function loadSchema(schema: unknown): TemplateSchema {
  return TemplateSchema.load(new JSONObjectReader(undefined, JSON.stringify(schema)));
}

function withCacheMode(): unknown {
  const { definitions } = workflowSchemaJson;
  const root = definitions['workflow-root-strict'].mapping.properties;
  const job = definitions['job-factory'].mapping.properties;
  return {
    ...workflowSchemaJson,
    definitions: {
      ...definitions,
      'cache-mode': CACHE_MODE,
      'workflow-root-strict': { mapping: { properties: { ...root, 'cache-mode': 'cache-mode' } } },
      'job-factory': { mapping: { properties: { ...job, 'cache-mode': 'cache-mode' } } },
    },
  };
}
