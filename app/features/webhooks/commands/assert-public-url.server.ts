import { config } from '#app/platform/config/config.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { whyNotPublic } from '#app/platform/outgoing/public-url.server.ts';
import { webhookErrors } from '../webhooks.errors.ts';

/** @throws AppError webhook_url_refused with the reason, for a URL that webhooks cannot go to */
export function assertPublicUrl(url: string): void {
  const message = whyNotPublic(url, { allowLoopback: config().WEBHOOKS_TO_LOOPBACK });
  if (message === undefined) return;
  throw new AppError({ ...webhookErrors.webhook_url_refused, message }, { fields: { url: message } });
}
