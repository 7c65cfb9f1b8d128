/**
 * The most that is read of what an agent job left as a file: its whole output with the order beside it, or a handoff in an
 * artifact. The parts in it have limits far below (`openAgentOutput`); one level and some nodes more than theirs.
 */
export const outputLimits = { maxBytes: 8 * 1024 * 1024, maxDepth: 34, maxNodes: 20_100 } as const;
