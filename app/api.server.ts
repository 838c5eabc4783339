import { Hono } from 'hono';
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

/** The HTTP API. @throws Error when a route names no access rule. */
export function createApi(baseUrl: string): Hono<ApiEnvironment> {
  assertEveryRouteNamesItsAccess(rooms.routes);
  return new Hono<ApiEnvironment>()
    .use(sameOriginOnly(baseUrl))
    .use(...jsonBody)
    .route('/', rooms)
    .all('*', () => {
      throw new AppError(platformErrors.not_found);
    })
    .onError(apiErrors);
}
