import { Hono } from 'hono';
import { describeApi } from './api-document.server.ts';
import { apiPage, apiPageHeaders } from './api-page.server.ts';
import { accountsApi } from '#app/features/accounts/accounts.api.server.ts';
import { directoryApi } from '#app/features/directory/directory.api.server.ts';
import { bookingsApi } from '#app/features/bookings/bookings.api.server.ts';
import { notificationsApi } from '#app/features/notifications/notifications.api.server.ts';
import { paymentsApi } from '#app/features/payments/payments.api.server.ts';
import { professionalsApi } from '#app/features/professionals/professionals.api.server.ts';
import { servicesApi } from '#app/features/services/services.api.server.ts';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';
import { assertEveryRouteNamesItsAccess, type ApiEnvironment } from '#app/platform/http/api-environment.server.ts';
import { apiErrors } from '#app/platform/http/api.server.ts';
import { jsonBody, sameOriginOnly } from '#app/platform/http/request-guards.server.ts';

/** Every room's endpoints under /api. */
const rooms = new Hono<ApiEnvironment>()
  .route('/', accountsApi)
  .route('/', professionalsApi)
  .route('/', servicesApi)
  .route('/', paymentsApi)
  .route('/', bookingsApi)
  .route('/', notificationsApi)
  .route('/', directoryApi);

/** The shape of the API, from which the browser's client takes its types. */
export type Api = typeof rooms;

/** The OpenAPI document, made at the first question. */
let described: Promise<object> | undefined;

export function apiDocument(): Promise<object> {
  described ??= describeApi(rooms);
  return described;
}

/** The HTTP API. @throws Error when a route names no access rule. */
export function createApi(baseUrl: string): Hono<ApiEnvironment> {
  assertEveryRouteNamesItsAccess(rooms.routes);
  return new Hono<ApiEnvironment>()
    .use(sameOriginOnly(baseUrl))
    .use(...jsonBody)
    .get('/openapi.json', async (context) => context.json(await apiDocument()))
    .get('/docs', async (context) => context.html(apiPage(await apiDocument()), 200, apiPageHeaders))
    .route('/', rooms)
    .all('*', () => {
      throw new AppError(platformErrors.not_found);
    })
    .onError(apiErrors);
}
