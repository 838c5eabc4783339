import { inTransaction } from '#app/platform/database/database.server.ts';
import { messagesStore } from '../messages-store.server.ts';
import { isLater, twilioStates } from '../text-state.ts';
import { recordNumberError } from './deliver-text.server.ts';

export type TwilioStatus = { sid: string; status: string; to: string; errorCode: number | null };

/** Records what became of a text. Callbacks come in any order and more than once; of a text that is gone, nothing. */
export async function recordStatus(messageId: string, { sid, status, to, errorCode }: TwilioStatus): Promise<void> {
  const state = twilioStates[status];
  if (!state) return;
  const isNew = await inTransaction(async (trx) => {
    const message = await messagesStore.lock(trx, messageId);
    if (!message || !isLater(state, message.state)) return false;
    await messagesStore.setState(trx, messageId, { state, sid, error_code: errorCode });
    return true;
  });
  if (isNew && errorCode !== null) await recordNumberError(to, errorCode);
}
