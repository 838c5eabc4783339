import type { Context } from 'hono';
import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { fileOf, noContent, operation } from '#app/platform/http/api/operation.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { limitBody } from '#app/platform/http/requests/request-guards.server.ts';
import { smsSettings } from '#app/platform/sms/sms-connection.server.ts';
import { isTwilioSignature } from '#app/platform/sms/twilio-signature.server.ts';
import { recordStatus } from '../delivery/commands/record-status.server.ts';
import { smsErrors } from '../sms.errors.ts';
import { receiveText } from './commands/receive-text.server.ts';

const formBytes = 64 * 1024;

/**
 * Twilio's webhooks: public, because the signature proves where they come from. Their bodies are forms, so they are
 * registered before the guards that require JSON.
 */
export const smsWebhooksApi = apiRouter()
  .post(
    '/webhooks/sms/status/:id',
    publicAccess,
    operation({
      summary: 'What became of a text message, from Twilio',
      tags: ['Webhooks'],
      answers: { 204: noContent },
    }),
    limitBody(formBytes),
    async (context) => {
      const id = context.req.param('id');
      const { MessageSid = '', MessageStatus = '', To = '', ErrorCode = '' } = await signedForm(context);
      const errorCode = /^\d+$/.test(ErrorCode) && ErrorCode !== '0' ? Number(ErrorCode) : null;
      if (isId(id) && MessageSid !== '')
        await recordStatus(id, { sid: MessageSid, status: MessageStatus, to: To, errorCode });
      return context.body(null, 204);
    },
  )
  .post(
    '/webhooks/sms/incoming',
    publicAccess,
    operation({
      summary: 'A text message that somebody sent us, from Twilio: STOP, START and HELP',
      tags: ['Webhooks'],
      answers: { 200: fileOf('TwiML: the answer, if there is one.', 'text/xml') },
    }),
    limitBody(formBytes),
    async (context) => {
      const { MessageSid = '', From = '', Body = '', OptOutType } = await signedForm(context);
      const answer = await receiveText({
        sid: MessageSid,
        from: From,
        body: OptOutType ?? Body,
        handledByTwilio: OptOutType !== undefined,
      });
      return context.body(twiml(answer), 200, { 'content-type': 'text/xml; charset=utf-8' });
    },
  );

/**
 * Reads the fields that Twilio posted.
 * @throws AppError sms_signature if they are not signed for the URL that was called
 */
async function signedForm(context: Context): Promise<Record<string, string>> {
  const settings = smsSettings();
  const fields = Object.fromEntries(new URLSearchParams(await context.req.text()));
  const { pathname, search } = new URL(context.req.url);
  const isSigned =
    settings !== undefined &&
    isTwilioSignature(context.req.header('x-twilio-signature') ?? '', {
      url: `${settings.callbackOrigin}${pathname}${search}`,
      fields,
      authToken: settings.authToken,
    });
  if (!isSigned) throw new AppError(smsErrors.sms_signature);
  return fields;
}

function twiml(answer: string | undefined): string {
  const message = answer === undefined ? '' : `<Message>${escaped(answer)}</Message>`;
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
