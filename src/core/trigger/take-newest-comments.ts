import { utf8Length } from '../json/utf8-length.ts';

/** Bytes of comments that a run takes along; older ones are left out, whole ones only (I-32). */
const maxCommentBytes = 65_536;

/** The newest comments that fit, oldest first. `separator` is what will stand between them. */
export function takeNewestComments<T extends { readonly body: string }>(
  comments: readonly T[],
  separator = '\n---\n',
): readonly T[] {
  let bytes = 0;
  const left = comments.findLastIndex(({ body }) => {
    bytes += utf8Length(body) + separator.length;
    return bytes > maxCommentBytes;
  });
  return comments.slice(left + 1);
}
