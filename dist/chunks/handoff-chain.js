// src/core/transfer/handoff-chain.ts
/** The chain as the output `handoff-chain` holds it. */
function toHandoffChain(bodies) {
	return bodies.map(({ from, to, message, timestamp }) => ({
		from,
		to,
		message,
		timestamp
	}));
}

export { toHandoffChain as t };