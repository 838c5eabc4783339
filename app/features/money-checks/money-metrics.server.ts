import { registerReading } from '#app/platform/metrics/metrics.server.ts';
import { readLastMoneyCheck } from './queries/check-money.server.ts';

/** Registers what /metrics says of the last check of all money, whichever process made it. */
export function collectMoneyMetrics(): void {
  registerReading(
    {
      name: 'doorstep_ledger_unaccounted_bookings',
      help: 'Bookings with a cent that the last check of all money could not account for',
    },
    async () => (await readLastMoneyCheck())?.wrong ?? 0,
  );
}
