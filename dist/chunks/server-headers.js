import { a as isPlainMap } from "./job-cli.js";
import { ut as secretsNamedIn } from "./job-agent-plan-publish-validate.js";

// src/core/config/schema/server-headers.ts
function checkHeaders(servers, source) {
	return servers.flatMap(({ value, path }) => checkServer(value, source.find([...path.slice(0, 2), "env"])).flatMap(([place, what]) => {
		if (what === void 0) return [];
		const found = source.problem({
			code: "BATON-E122",
			message: what,
			path: [...path, ...place]
		});
		return [{
			...found,
			message: `\`${found.path}\` ${what}.`
		}];
	}));
}
function checkServer({ url, command, headers }, env) {
	if (!isPlainMap(headers)) return [];
	const isProgram = command !== void 0 && url === void 0;
	return [
		[["headers"], isProgram ? "are for a server with `url`, and this one is a program; write `env` beside `command`" : void 0],
		[["url"], isProgram ? void 0 : explainAddress(url)],
		...findUnnamed([url, ...Object.values(headers)], env).map((name) => {
			return [["headers"], `take \`${name}\`, which the agent does not have; write \`${name}\` into its \`env\``];
		}),
		...Object.entries(headers).map(([name, text], index) => {
			const before = Object.keys(headers).slice(0, index);
			return [["headers", name], explainHeader(name, {
				text,
				before
			})];
		})
	];
}
function explainAddress(address) {
	const url = typeof address === "string" ? URL.parse(address) : null;
	if (url === null) return void 0;
	if (url.username !== "" || url.password !== "") return "has a name or a password in it, which would come beside the headers; write `Authorization: \"Basic ${NAME}\"` under `headers`";
	if (url.protocol === "https:" || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname)) return void 0;
	return `begins with \`${url.protocol}//\`, so everybody on the way could read the headers; write \`https://\`, or take a server on \`127.0.0.1\``;
}
function findUnnamed(texts, names) {
	const used = texts.flatMap((text) => typeof text === "string" ? secretsNamedIn(text) : []);
	return [...new Set(used)].filter((name) => ![names].flat().includes(name));
}
const headersOfOthers = /^(?:host|content-.*|accept|accept-encoding|expect|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|mcp-.*|last-event-id)$/i;
function explainHeader(name, { text, before }) {
	if (headersOfOthers.test(name)) return "is a header that the engine writes itself; take it out";
	const twin = before.find((other) => other.toLowerCase() === name.toLowerCase());
	if (twin !== void 0) return `is the header \`${twin}\` again, since capitals make no difference; write one of them`;
	if (typeof text !== "string" || /^[\x20-\x7e]*$/.test(text)) return void 0;
	return `has a line break or another character that no header can carry; write it on one line, such as \`${name}: "Bearer \${NAME}"\``;
}

export { checkHeaders };