/** The recipient has said STOP to the carrier or to Twilio. */
export const stoppedCode = 21610;

/** Errors that every further text to the number would meet: no mobile, no such number, out of reach of our sender. */
const unreachableCodes = new Set([21211, 21214, 21217, 21407, 21408, 21612, 21614, 30005, 30006]);

export function isUnreachable(code: number): boolean {
  return unreachableCodes.has(code);
}

const texts: Readonly<Record<number, string>> = {
  20003: 'Our account was refused: check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN',
  21211: 'No valid number',
  21408: 'This country isn’t enabled at Twilio',
  21606: 'Our sender can’t send texts: check TWILIO_FROM',
  21610: 'The recipient has said STOP',
  21612: 'Out of reach of our sender',
  21614: 'No mobile number',
  30001: 'Twilio’s queue was full',
  30003: 'The phone was off or out of reach',
  30004: 'Blocked by the recipient or carrier',
  30005: 'Unknown number',
  30006: 'A landline, or a carrier out of reach',
  30007: 'Filtered by the carrier',
  30008: 'Not delivered, for an unknown reason',
  30034: 'Our number isn’t registered (A2P 10DLC)',
};

/** Says in a few words what an error code means (twilio.com/docs/api/errors). */
export function codeText(code: number | null): string {
  return (code === null ? undefined : texts[code]) ?? 'Not delivered';
}
