import { a as setOutput, c as summary, i as info, n as debug, o as setSecret, r as error, s as warning, t as ExitCode } from "./core.js";

export { setOutput, summary };