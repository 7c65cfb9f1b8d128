/** The files that one room may import. The first rule whose `room` fits a file decides. */
export interface Rule {
  /** Beginning of the path below the root. */
  readonly room: string;
  /** Rooms whose files it may import, its own included only if named. `{folder}` is the folder below `room` that holds the file. */
  readonly rooms: readonly string[];
  /** Packages it may import; `*` is any, `node:*` any module of Node. */
  readonly packages: readonly string[];
}

/** The pure libraries of DESIGN section 7. */
const pure = ['zod', 'yaml', 'liquidjs', 'canonicalize', 'fastest-levenshtein', 'ajv', '@bufbuild/cel', 're2js', 'croner'];

/** What every room that wires may import. */
const below = ['src/core/', 'src/ports/', 'src/engine/', 'src/adapters/'] as const;

/** The rooms as one ladder: core < ports < engine, adapters < host < page < terminal < lab < cli; action, mcp and app beside lab. */
export const rules: readonly Rule[] = [
  { room: 'src/core/', rooms: ['src/core/'], packages: pure },
  { room: 'src/ports/', rooms: ['src/core/', 'src/ports/'], packages: [] },
  { room: 'src/engine/', rooms: ['src/core/', 'src/ports/', 'src/engine/'], packages: [] },
  // Never each other: an adapter's folder is its own world.
  { room: 'src/adapters/', rooms: ['src/core/', 'src/ports/', 'src/adapters/{folder}/'], packages: ['*'] },
  // The parser's schemas are files that its package does not export.
  { room: 'src/local/', rooms: ['src/local/', 'node_modules/@actions/workflow-parser/'], packages: ['*'] },
  { room: 'src/host/', rooms: [...below, 'src/host/'], packages: ['*'] },
  { room: 'src/page/', rooms: [...below, 'src/host/', 'src/page/'], packages: ['*'] },
  {
    room: 'src/terminal/',
    // Of the local GitHub one type: what is known of a job that its runner works on.
    rooms: [
      'src/core/',
      'src/ports/',
      'src/adapters/',
      'src/host/',
      'src/page/',
      'src/terminal/',
      'src/local/runner-contract.ts',
    ],
    packages: ['*'],
  },
  { room: 'src/lab/', rooms: [...below, 'src/host/', 'src/page/', 'src/terminal/', 'src/lab/', 'src/local/'], packages: ['*'] },
  { room: 'src/cli/', rooms: [...below, 'src/host/', 'src/page/', 'src/terminal/', 'src/lab/', 'src/cli/'], packages: ['*'] },
  // What runs for itself. None of these is imported by anything.
  { room: 'src/action/', rooms: [...below, 'src/host/', 'src/action/'], packages: ['*'] },
  { room: 'src/mcp/', rooms: ['src/core/', 'src/ports/', 'src/adapters/', 'src/host/', 'src/mcp/'], packages: ['*'] },
  { room: 'src/app/', rooms: [...below, 'src/host/', 'src/page/', 'src/app/'], packages: ['*'] },
];

/** The order of the folders of one room. A folder imports only folders that stand after it. */
export interface Ladder {
  /** Path of the room below the root, without a slash at the end. */
  readonly room: string;
  /** Folders from top to bottom, below the room. `.` is the room's own files. */
  readonly folders: readonly string[];
}

export const ladders: readonly Ladder[] = [
  {
    room: 'src/core',
    folders: [
      'mcp',
      'doctor',
      'view/summary',
      'view/check',
      'view/status',
      'view/comment',
      'view/tree',
      'view',
      'spawn',
      'state',
      'gate',
      'prompt',
      'budget',
      'history',
      'launch',
      'run',
      'record',
      'output',
      'transfer',
      'children',
      'trigger/match',
      'trigger',
      'config/workflow',
      'config/lint',
      'config/parse',
      'config',
      'config/inputs',
      'config/schema',
      'condition',
      'handoff',
      'markdown',
      'template',
      'redaction',
      'text',
      'json',
      'agent',
      'git',
      '.',
    ],
  },
  {
    room: 'src/engine',
    folders: [
      'plan',
      'command',
      'publish',
      'decision',
      'effects',
      'sweep',
      'agent',
      'builtin',
      'view',
      'gate',
      'order',
      'thread',
      '.',
    ],
  },
  { room: 'src/ports', folders: ['app', '.'] },
  { room: 'src/adapters/agent', folders: ['.', 'program', 'files', 'gateway', 'engines', 'engine', 'process', 'stream'] },
  { room: 'src/adapters/git', folders: ['.', 'trusted', 'capture', 'bundle', 'tool'] },
  { room: 'src/adapters/github', folders: ['.', 'app', 'hints', 'checks', 'thread', 'client'] },
  {
    room: 'src/local/server',
    folders: [
      '.',
      'rest',
      'rest/pulls',
      'rest/git',
      'rest/issues',
      'rest/actions',
      'rest/repository',
      'push',
      'events',
      'seed',
      'graphql',
      'artifacts',
      'views',
      'http',
      'git',
      'world',
    ],
  },
  { room: 'src/local/runner', folders: ['.', 'run', 'job', 'plan', 'workflow', 'expression'] },
  { room: 'src/action', folders: ['.', 'modes', 'event', 'report', 'wire', 'job'] },
  {
    room: 'src/app',
    folders: [
      '.',
      'setup',
      'page',
      'http',
      'watch',
      'children',
      'handlers',
      'checks',
      'engine',
      'starts',
      'modes',
      'webhook',
      'work',
      'turns',
      'settings',
      'telemetry',
      'github',
      'deliveries',
      'knowledge',
    ],
  },
  { room: 'src/mcp', folders: ['.', 'tools'] },
  { room: 'src/page', folders: ['site', 'run', 'report'] },
  { room: 'src/terminal', folders: ['draw', 'github', 'trigger', 'handoff', 'files'] },
  {
    room: 'src/lab',
    folders: [
      'dev',
      'try',
      'try/act',
      'try/start',
      'try/workflow',
      'try/snapshot',
      'demo',
      'report',
      'stand-in',
      'stand-in/program',
      'world',
    ],
  },
  { room: 'src/cli', folders: ['.', 'commands', 'doctor', 'show', 'budgets', 'thread', 'init', 'prompt'] },
];

/** The most files that a folder may hold, so that its list is read at a glance. */
export const maxFilesInFolder = 20;

/** The room whose own files must be shared: what one of its folders uses alone belongs into that folder. */
export const sharedRoot = {
  room: 'src/engine',
  minFolders: 2,
  exempt: [
    // The pages of problems are generated from it; no code imports it.
    'src/engine/problem-kinds.ts',
    // Entries put these ports in the place of the real ones. No phase knows of a dry run.
    'src/engine/dry-ports.ts',
  ],
};

/**
 * The roles of `engine-ports.ts` that files of a folder may import. A role is the type of an engine that has only some of the
 * ports, so it says what a folder can do at most. No folder takes the whole engine.
 */
export const engineRoles = {
  file: 'src/engine/engine-ports.ts',
  room: 'src/engine',
  /** Every folder may import these: they only read. */
  everywhere: ['Reads', 'ReadsFrom', 'EngineSettings'],
  /** Further roles of each folder. A folder that is not listed has none. */
  folders: new Map<string, readonly string[]>([
    ['plan', ['Plans', 'Effects', 'Actions', 'Records', 'Views']],
    ['command', ['Effects', 'Views']],
    ['publish', ['Advances', 'Effects', 'Publishes', 'Records']],
    ['decision', ['Effects']],
    ['effects', ['Effects', 'Records', 'Views']],
    ['sweep', ['Actions']],
    ['builtin', ['Publishes']],
    // The digest of an approval is made with the key, so that nobody can foresee it.
    ['view', ['Views', 'Signs']],
    ['gate', ['Effects', 'Actions']],
    ['order', ['Actions', 'Signs']],
  ]),
};

/** Code that would make core depend on the moment or the machine it runs on. Imports and globals are found otherwise. */
export const impure: readonly { readonly pattern: RegExp; readonly message: string }[] = [
  { pattern: /\bDate\.now\s*\(/, message: 'core has no clock: take the time as an ISO string' },
  { pattern: /\bnew Date\(\s*\)/, message: 'core has no clock: take the time as an ISO string' },
  { pattern: /\bMath\.random\s*\(/, message: 'core has no randomness: take it from the port `crypto`' },
  { pattern: /\bperformance\.now\s*\(/, message: 'core has no clock: take the time as an ISO string' },
];

/** Code whose time is that of a clock that it is given, so that a test plays days of it in a moment. */
export const clocked = {
  rooms: ['src/app/', 'src/adapters/queue/'],
  exempt: [
    // They wait for connections, platforms and people, and none of them decides what becomes of work.
    'src/app/main.ts',
    'src/app/http/',
    'src/app/webhook/probot.ts',
    'src/app/webhook/read-body.ts',
    // The setup comes before the App, whose clock the two starts create.
    'src/app/setup/',
    'src/app/serve-setup.ts',
    'src/app/start.ts',
    'src/app/start-app.ts',
    // pg-boss keeps the clock of its server.
    'src/adapters/queue/postgres-app-store.ts',
    'src/adapters/queue/postgres-database.ts',
    'src/adapters/queue/postgres-job.ts',
    'src/adapters/queue/postgres-queue.ts',
    'src/adapters/queue/postgres-run-index.ts',
  ],
  patterns: [
    { pattern: /\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\.now\b/, write: '`clock.now()`' },
    {
      pattern: /\bset(?:Timeout|Interval)\b|\btimers\/promises\b|\bAbortSignal\.timeout\b/,
      write: '`await clock.sleep(milliseconds)`',
    },
    { pattern: /\bcreateSystemClock\b/, write: '`context.clock`, or take a `Clock`' },
  ],
};
