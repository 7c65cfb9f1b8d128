import { failure, type Result, success } from '../result.ts';
import { findJsonFault } from './find-json-fault.ts';
import type { JsonFault, JsonLimits } from './json-fault.ts';
import { utf8Length } from './utf8-length.ts';

/**
 * Parses JSON that somebody else wrote. Refuses what `JSON.parse` lets through: too many bytes, levels, values or keys,
 * keys that reach a prototype, keys given twice, and numbers that would not come back as they were written.
 * Lone surrogates are left as they are: whoever stores the value replaces them.
 */
export function parseUntrustedJson(text: string, limits: JsonLimits): Result<unknown, JsonFault> {
  const bytes = utf8Length(text);
  if (bytes > limits.maxBytes) {
    return failure({ code: 'too-large', message: `is ${bytes} bytes long; at most ${limits.maxBytes} bytes are accepted` });
  }
  const parsed = parseSyntax(text);
  if (!parsed.ok) return parsed;
  const fault = findJsonFault(text, limits);
  return fault === undefined ? parsed : failure(fault);
}

function parseSyntax(text: string): Result<unknown, JsonFault> {
  try {
    return success(JSON.parse(text));
  } catch (error) {
    return failure({ code: 'syntax', message: `is not valid JSON: ${error instanceof Error ? error.message : String(error)}` });
  }
}
