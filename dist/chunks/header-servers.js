import { ut as secretsNamedIn } from "./job-agent-plan-publish-validate.js";
import { y as listSecretValues } from "./job-agent-plan-publish.js";
import { l as listMcpServers } from "./job-agent-validate.js";

// src/adapters/agent/engine/header-servers.ts
function readHeaderServers({ supports, models = [], authentication }, task) {
	const { agent, environment, mcpServers = {} } = task;
	const read = (supports.settings.includes("mcp-servers") ? listMcpServers({
		mcpServers,
		environment
	}) : []).flatMap((server) => server.headers === void 0 ? [] : [readServer(server, {
		mcpServers,
		environment
	})]);
	const servers = read.flatMap((one) => "why" in one ? [] : [one]);
	const faults = read.flatMap((one) => "why" in one ? [one] : []);
	const isRead = (name) => read.some((one) => one.name === name);
	const ofHeaders = servers.flatMap(({ name }) => namesOf(mcpServers[name]));
	const ofOthers = Object.keys(mcpServers).flatMap((name) => isRead(name) ? [] : namesOf(mcpServers[name]));
	const ofEngine = [...authentication.flat(), ...models.flatMap(({ key, base }) => [key, base])];
	const isHeld = (name) => ofHeaders.includes(name) && ![...ofOthers, ...ofEngine].includes(name);
	const kept = Object.entries(mcpServers).filter(([name]) => faults.every((one) => one.name !== name));
	return {
		task: {
			...task,
			mcpServers: Object.fromEntries(kept)
		},
		held: {
			servers,
			names: agent.env.filter(isHeld)
		},
		warnings: faults.map(({ name, why }) => `BATON-E621: the MCP server ${name} was left out: ${why}.`)
	};
}
function readServer({ name, url: address = "", headers = {} }, { mcpServers = {}, environment }) {
	const missing = namesOf(mcpServers[name]).filter((key) => environment[key] === void 0);
	if (missing.length > 0) return {
		name,
		why: `its headers take ${missing.join(" and ")}, which the agent was not given`
	};
	const url = URL.parse(address);
	if (url === null) return {
		name,
		why: "its `url` is no address once the secrets are put in"
	};
	const odd = Object.entries(headers).find(([, value]) => !/^[\x20-\x7e]+$/.test(value))?.[0];
	const why = `its header \`${odd}\` has a line break or another character that no header can carry once the secrets are put in`;
	if (odd !== void 0) return {
		name,
		why
	};
	const small = Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]);
	const secrets = namesOf(mcpServers[name]).flatMap((key) => listSecretValues(environment[key] ?? ""));
	return {
		name,
		url,
		headers: Object.fromEntries(small),
		secrets
	};
}
function namesOf(server) {
	const { args = [], env = {}, url = "", headers = {} } = server ?? {};
	const texts = [
		...args,
		...Object.values(env),
		url,
		...Object.values(headers)
	];
	return [...new Set(texts.flatMap(secretsNamedIn))];
}

export { readHeaderServers };