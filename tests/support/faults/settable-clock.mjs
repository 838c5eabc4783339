/**
 * The clock of a server's process, which a test sets forward and back as an administrator does a machine's:
 * preloaded, it adds the milliseconds in the file CLOCK_FILE to what Date says. Timers and performance.now() go on,
 * as on a real machine.
 */
import { readFileSync } from 'node:fs';

const file = process.env['CLOCK_FILE'] ?? '';
const SystemDate = Date;
let offset = 0;

function read() {
  try {
    offset = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    offset = 0;
  }
}

globalThis.Date = class extends SystemDate {
  constructor(...given) {
    super(...(given.length === 0 ? [SystemDate.now() + offset] : given));
  }

  static now() {
    return SystemDate.now() + offset;
  }
};
setInterval(read, 50).unref();
