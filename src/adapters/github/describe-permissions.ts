/**
 * `x-accepted-github-permissions` in the words of a workflow file. GitHub writes `issues=write; pull_requests=write` for
 * either and `contents=write,workflows=write` for both.
 */
export function describePermissions(header: unknown): string | undefined {
  if (typeof header !== 'string' || header.trim() === '') {
    return undefined;
  }
  const choices = header.split(';').map((choice) => choice.split(',').map(describeOne).join(' and '));
  return choices.join(' or ');
}

function describeOne(permission: string): string {
  const [name = '', level = ''] = permission.trim().split('=');
  return `${name.replaceAll('_', '-')}: ${level}`;
}
