import { neutralise } from '../../core/markdown/neutralise.ts';
import { truncateMarkdown } from '../../core/markdown/size-limit.ts';
import type { OwnFailure } from '../../core/output/failure-reason.ts';
import type { Problem } from '../../core/problem.ts';
import { buildPromptContext } from '../../core/prompt/build-prompt-context.ts';
import { renderLine, renderText } from '../../core/prompt/render-text.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { truncateCodePoints } from '../../core/text/code-points.ts';
import { renderPlainTitle } from '../../core/text/plain-message.ts';
import { hasSubject } from '../../core/trigger/trigger.ts';
import { pageOf } from '../../core/view/links.ts';
import { builtinMarker } from '../../core/view/markers.ts';
import type { Reads } from '../engine-ports.ts';
import type { BuiltinRequest } from './builtin-request.ts';

/** GitHub refuses longer titles (github-platform.md 1). */
const maxTitle = 256;
/** The size of a text with its footer. GitHub accepts 65,535 bytes. */
const maxBytes = 60_000;

/** Renders the fields of a built-in. The author of the config may write `Fixes #1` or mention people; text of others may not. */
export interface FieldRenderer {
  /** Renders one line, which also fits as the title of a squash merge. */
  title(template: string): Result<string, OwnFailure>;
  /** Renders Markdown with our footer and the marker of this stage, under GitHub's limit. */
  text(template: string): Result<string, OwnFailure>;
  /** Renders one name without changes, for example a branch. */
  name(template: string): Result<string, OwnFailure>;
  /** Renders names such as labels or logins: each once, without the empty ones. */
  names(templates: readonly string[]): Result<readonly string[], OwnFailure>;
}

/** Creates the renderer for the fields of a stage: templates see its run as a prompt does, and all text is redacted. */
export function createFieldRenderer(engine: Reads, request: BuiltinRequest): FieldRenderer {
  const { state, dispatch } = request;
  const due = { attempt: dispatch.attempt, execution: dispatch.execution };
  const context = buildPromptContext({ state, stage: dispatch.task, due });
  const page = pageOf(state.run);
  const redact = (text: string): string => engine.ports.redactor.redact(text).text;
  const name = (template: string): Result<string, OwnFailure> => {
    const rendered = renderLine({ template, context });
    return rendered.ok ? success(redact(rendered.value)) : failure(refuseField(rendered.error));
  };
  return {
    name,
    title(template) {
      const rendered = renderLine({ template, context, present: (text) => renderPlainTitle(redact(text)) });
      return rendered.ok ? success(truncateCodePoints(redact(rendered.value), maxTitle)) : failure(refuseField(rendered.error));
    },
    text(template) {
      const rendered = renderText({ template, context, present: (text) => neutralise(redact(text), page) });
      if (!rendered.ok) return failure(refuseField(rendered.error));
      return success(`${truncateMarkdown(redact(rendered.value), maxBytes)}\n\n${footer(request)}`.trimStart());
    },
    names(templates) {
      const names = new Set<string>();
      for (const template of templates) {
        const rendered = name(template);
        if (!rendered.ok) return rendered;
        if (rendered.value !== '') names.add(rendered.value);
      }
      return success([...names]);
    },
  };
}

function refuseField(problem: Problem): OwnFailure {
  return { reason: 'template', message: problem.message };
}

function footer({ state, dispatch }: BuiltinRequest): string {
  const { run } = state.run;
  const { trigger } = state.run.body;
  const about = hasSubject(trigger) ? ` for #${trigger.subject.number}` : '';
  const words = `<sub>Made by Baton run \`${run}\`${about}.</sub>`;
  return `${words}\n\n${builtinMarker(run, dispatch.task)}`;
}
