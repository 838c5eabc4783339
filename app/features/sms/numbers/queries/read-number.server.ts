import { database } from '#app/platform/database/database.server.ts';
import { isSmsConnected } from '#app/platform/sms/sms-connection.server.ts';
import { smsLimits } from '../../sms-limits.ts';
import { codesStore } from '../codes-store.server.ts';
import { shownNumber } from '../mobile-number.server.ts';
import type { MobileNumberDto } from '../number-dto.ts';
import { stoppedText, unreachableText } from '../number-texts.ts';
import { numbersStore } from '../numbers-store.server.ts';

type NumberRow = NonNullable<Awaited<ReturnType<typeof numbersStore.findOfUser>>>;

/** Returns a person's own number for texts. */
export async function readNumber(userId: string): Promise<MobileNumberDto> {
  const [number, code] = await Promise.all([
    numbersStore.findOfUser(database(), userId),
    codesStore.findOpen(database(), userId),
  ]);
  return {
    offered: isSmsConnected(),
    number: number ? { phone: shownNumber(number.phone), ...stateOf(number), time_zone: number.time_zone } : null,
    pending: code
      ? {
          phone: shownNumber(code.phone),
          resend_seconds: Math.max(0, Math.ceil(smsLimits.resendSeconds - code.seconds_ago)),
        }
      : null,
  };
}

function stateOf({ stopped_at, unreachable_at }: NumberRow) {
  if (stopped_at) return { state: 'stopped' as const, message: stoppedText };
  if (unreachable_at) return { state: 'unreachable' as const, message: unreachableText };
  return { state: 'on' as const, message: null };
}
