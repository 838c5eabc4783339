import type { SessionViewer } from '#app/platform/access/viewer.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { isOwnPushEndpoint, type PushTarget } from '#app/platform/push/push.server.ts';
import { areMessageKeys } from '#app/platform/push/vapid-keys.server.ts';
import { pushErrors } from '../push.errors.ts';
import { pushLimits } from '../push-limits.ts';
import { pushStore } from '../push-store.server.ts';

export type NewSubscription = {
  subscription: PushTarget;
  userAgent: string;
  /** The professional the caller names; it must be the caller's own record. */
  professionalId?: string | null | undefined;
  /** The browser stores itself again; nobody has enabled notifications there just now. */
  isRenewal?: boolean | undefined;
};

/**
 * Saves a browser of the caller's. Saving the same browser again assigns it to the caller.
 * @returns the subscription's id
 * @throws AppError push_address_unknown, push_keys_invalid or professional_not_found; subscription_gone for a renewal
 * after the caller has removed the browser
 */
export async function storePushSubscription(
  viewer: SessionViewer,
  { subscription, userAgent, professionalId, isRenewal }: NewSubscription,
): Promise<string> {
  const { endpoint, keys } = subscription;
  if (!isOwnPushEndpoint(endpoint)) throw new AppError(pushErrors.push_address_unknown);
  if (!areMessageKeys(keys)) throw new AppError(pushErrors.push_keys_invalid);
  const own = await findProfessionalOf(viewer.id);
  if (professionalId && professionalId !== own?.id) throw new AppError(professionalErrors.professional_not_found);
  return inTransaction(async (trx) => {
    const row = {
      user_id: viewer.id,
      session_id: viewer.sessionId,
      professional_id: own?.id ?? null,
      endpoint,
      subscription_object: JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }),
      user_agent: userAgent.slice(0, pushLimits.userAgentMaximum),
    };
    const id = await pushStore.save(trx, row, { isRenewal });
    if (id === undefined) throw new AppError(pushErrors.subscription_gone);
    await pushStore.dropSurplus(trx, viewer.id, id);
    return id;
  });
}
