import { t as expireWaits } from "./expire-waits2.js";

export { expireWaits };