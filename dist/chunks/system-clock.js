import { setTimeout } from "node:timers/promises";

// src/adapters/clock/system-clock.ts
/** The clock of the machine. */
function createSystemClock() {
	return {
		now: () => (/* @__PURE__ */ new Date()).toISOString(),
		sleep: async (milliseconds) => {
			await setTimeout(milliseconds);
		}
	};
}

export { createSystemClock as t };