import { database } from '#app/platform/database/database.server.ts';
import { smsSettings } from '#app/platform/sms/sms-connection.server.ts';
import { ceilingOf } from '../../delivery/commands/take-segments.server.ts';
import { codeText } from '../../delivery/twilio-codes.ts';
import type { SmsCostsDto } from '../costs-dto.ts';
import { costsStore } from '../costs-store.server.ts';

const shown = { days: 7, months: 12, failures: 10 } as const;

/** Returns what texts cost by day and month, today's ceiling, and what was not delivered. */
export async function readSmsCosts(): Promise<SmsCostsDto> {
  const db = database();
  const [days, months, today, failures] = await Promise.all([
    costsStore.listPeriods(db, 'day', shown.days),
    costsStore.listPeriods(db, 'month', shown.months),
    costsStore.listToday(db),
    costsStore.listFailures(db, shown.failures),
  ]);
  return {
    offered: smsSettings() !== undefined,
    days: days.map(({ period: day, ...costs }) => ({ day, ...costs })),
    months: months.map(({ period: month, ...costs }) => ({ month, ...costs })),
    today: ceilings(today),
    failures: failures.map(({ id, kind, error_code, reason, created_at }) => ({
      id,
      kind,
      error_code,
      text: reasonText(reason) ?? codeText(error_code),
      created_at: created_at.toISOString(),
    })),
  };
}

function ceilings(today: Awaited<ReturnType<typeof costsStore.listToday>>): SmsCostsDto['today'] {
  const { dailySegments = 0 } = smsSettings() ?? {};
  const segmentsOf = (purpose: 'code' | 'notice') => today.find((row) => row.purpose === purpose)?.segments ?? 0;
  return {
    segments: segmentsOf('notice'),
    ceiling: ceilingOf('notice', dailySegments),
    code_segments: segmentsOf('code'),
    code_ceiling: ceilingOf('code', dailySegments),
    full: today.some(({ full_at }) => full_at !== null),
  };
}

function reasonText(reason: string | null): string | undefined {
  if (reason === 'ceiling') return 'Not sent: the daily ceiling was reached';
  return reason === 'unsent' ? 'Not sent: Twilio didn’t answer' : undefined;
}
