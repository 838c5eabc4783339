import { AppError } from '#app/platform/errors/app-error.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { idempotent } from '#app/platform/http/idempotency/idempotency.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { signedInOrKey } from '#app/platform/access/viewer-rules.server.ts';
import { addService } from './commands/add-service.server.ts';
import { changeService } from './commands/change-service.server.ts';
import { removeService } from './commands/remove-service.server.ts';
import { serviceChangesSchema, serviceSchema } from './service.schema.ts';
import { serviceErrors } from './services.errors.ts';
import * as z from 'zod/mini';
import { id } from '#app/platform/http/api/answer-fields.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { serviceAnswer } from './answers/services.server.ts';

const changesPerUser: RateLimit = { name: 'service-changes-user', points: 120, seconds: 60 };
const changing = signedInOrKey('write:services', { missing: serviceErrors.service_no_session });

/**
 * The HTTP API of services. Their prices at Stripe have one of their own (prices/); what clients read belongs to
 * availability, a professional's own services with booking counts to professional-desk.
 */
export const servicesApi = apiRouter()
  .post(
    '/services',
    changing,
    operation({
      summary: "Add a service to one's own; create-stripe-price makes its price at Stripe",
      tags: ['Services'],
      answers: { 201: serviceAnswer },
    }),
    validJson(serviceSchema),
    idempotent,
    async (context) => {
      const { id } = context.get('viewer');
      await consumeRateLimit(changesPerUser, id);
      return context.json(await addService(id, context.req.valid('json')), 201);
    },
  )
  .patch(
    '/services/:id',
    changing,
    operation({
      summary: 'Change an own service; what is booked keeps its name, price and duration',
      tags: ['Services'],
      answers: { 200: serviceAnswer },
    }),
    validJson(serviceChangesSchema),
    async (context) => {
      const { id } = context.get('viewer');
      await consumeRateLimit(changesPerUser, id);
      return context.json(await changeService(id, knownId(context.req.param('id')), context.req.valid('json')));
    },
  )
  .delete(
    '/services/:id',
    changing,
    operation({
      summary: 'Delete an own service; its bookings stay as they are',
      tags: ['Services'],
      answers: { 200: z.object({ id, deleted: z.literal(true) }) },
    }),
    async (context) => {
      const id = knownId(context.req.param('id'));
      await removeService(context.get('viewer').id, id);
      return context.json({ id, deleted: true as const });
    },
  );

function knownId(id: string): string {
  if (!isId(id)) throw new AppError(serviceErrors.service_not_found);
  return id;
}
