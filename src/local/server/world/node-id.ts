const prefixes = {
  user: 'U',
  bot: 'BOT',
  organization: 'O',
  repository: 'R',
  issue: 'I',
  pull: 'PR',
  comment: 'IC',
  review: 'PRR',
  reviewComment: 'PRRC',
  label: 'LA',
  event: 'E',
  reaction: 'REA',
  run: 'WFR',
  workflow: 'W',
  job: 'CR',
  artifact: 'MDg',
  app: 'A',
  installation: 'MDIz',
} as const;

export type NodeKind = keyof typeof prefixes;

export function nodeId(kind: NodeKind, id: number): string {
  return `${prefixes[kind]}_kw${Buffer.from(String(id)).toString('base64url')}`;
}

export function findNode(text: string): { kind: NodeKind; id: number } | undefined {
  const match = /^([A-Za-z]+)_kw([\w-]+)$/.exec(text);
  const kind = Object.entries(prefixes).find(([, prefix]) => prefix === match?.[1])?.[0];
  const id = Number(Buffer.from(match?.[2] ?? '', 'base64url').toString());
  return kind !== undefined && Number.isSafeInteger(id) ? { kind: kind as NodeKind, id } : undefined;
}
