import { invalid } from '../http/refusal.ts';

/** Title and body of issues and pull requests. */
export function checkText(
  resource: string,
  text: { readonly title?: string | undefined; readonly body?: string | null | undefined },
): void {
  if (text.title !== undefined && text.title.trim() === '') throw invalid({ resource, code: 'missing_field', field: 'title' });
  if ([...(text.title ?? '')].length > 256) {
    throw invalid({ resource, code: 'custom', field: 'title', message: 'title is too long (maximum is 256 characters)' });
  }
  if ([...(text.body ?? '')].length > 65_536) {
    throw invalid({ resource, code: 'custom', field: 'body', message: 'body is too long (maximum is 65536 characters)' });
  }
}
