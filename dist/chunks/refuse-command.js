import { n as reportUnanswered, t as refuseCommand } from "./refuse-command2.js";

export { refuseCommand, reportUnanswered };