// Preloaded into a program of a test (`NODE_OPTIONS`): its clock is ahead of the machine's by the milliseconds in the file that `CLOCK_AHEAD` names.
import { readFileSync } from 'node:fs';

const ahead = Number(readFileSync(process.env.CLOCK_AHEAD ?? '', 'utf8'));
const MachineDate = Date;

globalThis.Date = class extends MachineDate {
  constructor(...given) {
    super(...(given.length === 0 ? [MachineDate.now() + ahead] : given));
  }

  static now() {
    return MachineDate.now() + ahead;
  }
};
