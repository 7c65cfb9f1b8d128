/** GitHub's words for those whom the repository knows. A right they are not: that is asked for (`checkPermission`). */
const insiders: ReadonlySet<string> = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

/** Whether a text is by somebody from outside, as GitHub says beside it; unknown counts as outside. */
export function isOutsider(association: string | undefined): boolean {
  return association === undefined || !insiders.has(association);
}
