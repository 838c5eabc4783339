import { AppError } from '#app/platform/errors/app-error.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { noContent, operation } from '#app/platform/http/api/operation.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { idempotent } from '#app/platform/http/idempotency/idempotency.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { locationOf } from '#app/features/addresses/address.ts';
import { changeVisit, removeVisit } from '#app/features/bookings/by-hand/commands/change-visit.server.ts';
import { enterVisit } from '#app/features/bookings/by-hand/commands/enter-visit.server.ts';
import { makePaymentLink } from './commands/make-payment-link.server.ts';
import {
  findProfessionalOf,
  type OwnProfessional,
} from '#app/features/professionals/queries/find-professional-of.server.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { handEnteredVisitAnswer, paymentLinkAnswer } from './answers/hand-entered-visit.server.ts';
import { handEnteredVisitSchema, paymentLinkSchema, visitChangeRequest } from './hand-entered-visit.schema.ts';
import { readHandEnteredVisit } from './queries/read-hand-entered-visit.server.ts';

const changesPerUser: RateLimit = { name: 'hand-entered-user', points: 60, seconds: 60 };
/** A professional can type anybody's email. */
const mailsPerUser: RateLimit = { name: 'payment-link-mail-user', points: 30, seconds: 60 * 60 };
const mailsPerVisit: RateLimit = { name: 'payment-link-mail-visit', points: 3, seconds: 60 * 60 };
const tags = ['Hand-entered visits'];

/** The HTTP API of visits that professionals enter by hand. */
export const handEnteredVisitsApi = apiRouter()
  .post(
    '/hand-entered-visits',
    signedIn,
    operation({
      summary: 'Enter a visit for somebody without an account; it takes its time from now on',
      tags,
      answers: { 201: handEnteredVisitAnswer },
    }),
    validJson(handEnteredVisitSchema),
    idempotent,
    async (context) => {
      const owner = await ownerOf(context.get('viewer').id);
      await consumeRateLimit(changesPerUser, owner.id);
      const input = context.req.valid('json');
      const id = await enterVisit({ ...input, location: locationOf(input) }, owner);
      return context.json(await readHandEnteredVisit(id, owner), 201);
    },
  )
  .get(
    '/hand-entered-visits/:id',
    signedIn,
    operation({ summary: 'A visit one entered by hand', tags, answers: { 200: handEnteredVisitAnswer } }),
    async (context) => {
      context.header('cache-control', 'no-store');
      const owner = await ownerOf(context.get('viewer').id);
      return context.json(await readHandEnteredVisit(context.req.param('id'), owner));
    },
  )
  .put(
    '/hand-entered-visits/:id',
    signedIn,
    operation({
      summary: 'Change the time and the note of a visit that is not paid; its link follows',
      tags,
      answers: { 200: handEnteredVisitAnswer },
    }),
    validJson(visitChangeRequest),
    async (context) => {
      const owner = await ownerOf(context.get('viewer').id);
      await consumeRateLimit(changesPerUser, owner.id);
      const { id } = await readHandEnteredVisit(context.req.param('id'), owner);
      await changeVisit(id, context.req.valid('json'), owner);
      return context.json(await readHandEnteredVisit(id, owner));
    },
  )
  .delete(
    '/hand-entered-visits/:id',
    signedIn,
    operation({ summary: 'Remove a visit that is not paid, and free its time', tags, answers: { 204: noContent } }),
    async (context) => {
      const owner = await ownerOf(context.get('viewer').id);
      const { id } = await readHandEnteredVisit(context.req.param('id'), owner);
      await removeVisit(id, owner);
      return context.body(null, 204);
    },
  )
  .post(
    '/hand-entered-visits/:id/payment-link',
    signedIn,
    operation({
      summary: 'Make the secret link that pays for a visit, and mail it if asked; the one before ends',
      tags,
      answers: { 200: paymentLinkAnswer },
    }),
    validJson(paymentLinkSchema),
    async (context) => {
      const owner = await ownerOf(context.get('viewer').id);
      await consumeRateLimit(changesPerUser, owner.id);
      const { id } = await readHandEnteredVisit(context.req.param('id'), owner);
      const { mail } = context.req.valid('json');
      if (mail) {
        await consumeRateLimit(mailsPerUser, owner.id);
        await consumeRateLimit(mailsPerVisit, id);
      }
      context.header('cache-control', 'no-store');
      return context.json(await makePaymentLink(id, { mail }, owner));
    },
  );

async function ownerOf(viewerId: string): Promise<OwnProfessional> {
  const owner = await findProfessionalOf(viewerId);
  if (!owner) throw new AppError(professionalErrors.professional_not_found);
  return owner;
}
