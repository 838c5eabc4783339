import { Hono } from 'hono';
import { describeApi } from '#app/api-contract/api-document.server.ts';
import { accountDataApi } from '#app/features/account-data/account-data.api.server.ts';
import { addressesApi } from '#app/features/addresses/addresses.api.server.ts';
import { administrationApi } from '#app/features/administration/administration.api.server.ts';
import { accountSettingsApi } from '#app/features/account-settings/account-settings.api.server.ts';
import { sessionsApi } from '#app/features/sessions/sessions.api.server.ts';
import { profilesApi } from '#app/features/profiles/profiles.api.server.ts';
import { accountsApi } from '#app/features/accounts/accounts.api.server.ts';
import { twoFactorApi } from '#app/features/two-factor/two-factor.api.server.ts';
import { googleSignInApi } from '#app/features/google-sign-in/google-sign-in.api.server.ts';
import { passwordResetApi } from '#app/features/accounts/password/password-reset.api.server.ts';
import { apiKeysApi } from '#app/features/api-keys/api-keys.api.server.ts';
import { findKey } from '#app/features/api-keys/queries/find-key.server.ts';
import { applicationsApi } from '#app/features/applications/applications.api.server.ts';
import { proposedChangesApi } from '#app/features/professional-review/changes/proposed-changes.api.server.ts';
import { reviewApi } from '#app/features/professional-review/review/review.api.server.ts';
import { offeredServicesApi } from '#app/features/availability/hours/offered-services.api.server.ts';
import { createAvailabilityApi } from '#app/features/availability/availability.api.server.ts';
import { listComingBookings } from '#app/features/visits/queries/list-coming-bookings.server.ts';
import { bookingLinksApi } from '#app/features/booking-links/booking-links.api.server.ts';
import { bookingButtonApi } from '#app/features/booking-button/booking-button.api.server.ts';
import { contactApi } from '#app/features/contact/contact.api.server.ts';
import { directoryApi } from '#app/features/directory/directory.api.server.ts';
import { favouritesApi } from '#app/features/favourites/favourites.api.server.ts';
import { createFilesApi } from '#app/features/files/files.api.server.ts';
import { createUploadsApi } from '#app/features/files/uploads/uploads.api.server.ts';
import { assertMayPublish } from '#app/features/professionals/queries/assert-may-publish.server.ts';
import { ownsProfessional } from '#app/features/professionals/queries/owns-professional.server.ts';
import { featuredApi } from '#app/features/directory/featured/featured.api.server.ts';
import { pinsApi } from '#app/features/directory-search/pins/pins.api.server.ts';
import { placesApi } from '#app/features/directory/search/places.api.server.ts';
import { suggestionsApi } from '#app/features/suggestions/suggestions.api.server.ts';
import { googleConsentApi } from '#app/features/outside-calendars/accounts/google-consent.api.server.ts';
import { calendarAccountsApi } from '#app/features/outside-calendars/accounts/calendar-accounts.api.server.ts';
import { outsideCalendarsApi } from '#app/features/outside-calendars/outside-calendars.api.server.ts';
import { travelApi } from '#app/features/travel/travel.api.server.ts';
import { clientsApi } from '#app/features/clients/clients.api.server.ts';
import { ownServicesApi } from '#app/features/professional-desk/own-services.api.server.ts';
import { bookingOutcomesApi } from '#app/features/booking-outcomes/booking-outcomes.api.server.ts';
import { bookingsApi } from '#app/features/holds/bookings.api.server.ts';
import { overviewApi } from '#app/features/professional-desk/overview.api.server.ts';
import { calendarWritingApi } from '#app/features/calendar-writing/calendar-writing.api.server.ts';
import { calendarApi } from '#app/features/calendar/calendar.api.server.ts';
import { earningsApi } from '#app/features/earnings/earnings.api.server.ts';
import { rescueApi } from '#app/features/rescue/rescue.api.server.ts';
import { messageSearchApi } from '#app/features/message-search/message-search.api.server.ts';
import { messagesApi } from '#app/features/messages/messages.api.server.ts';
import { mailRepliesApi } from '#app/features/mail-replies/mail-replies.api.server.ts';
import { savedRepliesApi } from '#app/features/saved-replies/saved-replies.api.server.ts';
import { safetyApi } from '#app/features/message-safety/safety.api.server.ts';
import { moderationApi } from '#app/features/reviews/moderation.api.server.ts';
import { reviewsApi } from '#app/features/reviews/reviews.api.server.ts';
import { doorLinksApi } from '#app/features/door-links/door-links.api.server.ts';
import { addedClientsApi } from '#app/features/added-clients/added-clients.api.server.ts';
import { clientImportApi, importFilesApi } from '#app/features/client-import/client-import.api.server.ts';
import { handEnteredVisitsApi } from '#app/features/hand-entered-visits/hand-entered-visits.api.server.ts';
import { noShowsApi } from '#app/features/no-shows/no-shows.api.server.ts';
import { positionsApi } from '#app/features/visit-progress/position/positions.api.server.ts';
import { visitProgressApi } from '#app/features/visit-progress/visit-progress.api.server.ts';
import { visitRecordsApi } from '#app/features/visit-records/visit-records.api.server.ts';
import { visitReportsApi } from '#app/features/visit-reports/visit-reports.api.server.ts';
import { visitsApi } from '#app/features/visits/visits.api.server.ts';
import { checkoutApi } from '#app/features/holds/payment/checkout.api.server.ts';
import { movingApi } from '#app/features/moving/moving.api.server.ts';
import { moneyChecksApi } from '#app/features/money-checks/money-checks.api.server.ts';
import { problemsApi } from '#app/features/booking-outcomes/problems/problems.api.server.ts';
import { closingAccountsApi } from '#app/features/closing-accounts/closing-accounts.api.server.ts';
import { noticesApi } from '#app/features/notices/notices.api.server.ts';
import { notificationsApi } from '#app/features/notifications/notifications.api.server.ts';
import { pushApi } from '#app/features/push/push.api.server.ts';
import { smsApi } from '#app/features/sms/sms.api.server.ts';
import { smsWebhooksApi } from '#app/features/sms/incoming/sms-webhooks.api.server.ts';
import { stripeEventsApi } from '#app/features/stripe-events/stripe-events.api.server.ts';
import { connectApi } from '#app/features/connected-accounts/connect.api.server.ts';
import { systemApi } from '#app/features/system/system.api.server.ts';
import { disputePackApi } from '#app/features/interventions/dispute-pack/dispute-pack.api.server.ts';
import { interventionsApi } from '#app/features/interventions/interventions.api.server.ts';
import { platformSettingsApi } from '#app/features/platform-settings/platform-settings.api.server.ts';
import { refundsApi } from '#app/features/refund-decisions/refunds.api.server.ts';
import { servicePricesApi } from '#app/features/services/prices/service-prices.api.server.ts';
import { professionalsApi } from '#app/features/professionals/professionals.api.server.ts';
import { webhooksApi } from '#app/features/webhooks/webhooks.api.server.ts';
import { workPhotosApi } from '#app/features/portfolio/work-photos.api.server.ts';
import { servicesApi } from '#app/features/services/services.api.server.ts';
import { findViewer } from '#app/features/sessions/queries/find-viewer.server.ts';
import { helpUrl } from '#app/pages/page-urls.ts';
import { viewersFrom } from '#app/platform/access/viewer-rules.server.ts';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';
import { assertEveryRouteNamesItsAccess } from '#app/platform/access/access-rule.server.ts';
import type { ApiEnvironment } from '#app/platform/http/api/api-environment.server.ts';
import { apiErrors } from '#app/platform/http/api/api.server.ts';
import { jsonBody, noStoreByDefault, sameOriginOnly } from '#app/platform/http/requests/request-guards.server.ts';

/** Every room's endpoints under /api. */
const roomApis = [
  sessionsApi,
  accountsApi,
  profilesApi,
  googleSignInApi,
  accountSettingsApi,
  twoFactorApi,
  apiKeysApi,
  webhooksApi,
  accountDataApi,
  passwordResetApi,
  platformSettingsApi,
  createFilesApi(ownsProfessional),
  professionalsApi,
  workPhotosApi,
  servicesApi,
  travelApi,
  outsideCalendarsApi,
  calendarAccountsApi,
  googleConsentApi,
  createAvailabilityApi(listComingBookings),
  offeredServicesApi,
  stripeEventsApi,
  connectApi,
  refundsApi,
  servicePricesApi,
  bookingsApi,
  bookingOutcomesApi,
  checkoutApi,
  visitsApi,
  visitProgressApi,
  positionsApi,
  visitRecordsApi,
  noShowsApi,
  doorLinksApi,
  handEnteredVisitsApi,
  addedClientsApi,
  clientImportApi,
  visitReportsApi,
  movingApi,
  problemsApi,
  moneyChecksApi,
  systemApi,
  addressesApi,
  ownServicesApi,
  clientsApi,
  overviewApi,
  earningsApi,
  calendarApi,
  calendarWritingApi,
  reviewsApi,
  moderationApi,
  messageSearchApi,
  messagesApi,
  safetyApi,
  savedRepliesApi,
  rescueApi,
  favouritesApi,
  applicationsApi,
  reviewApi,
  proposedChangesApi,
  bookingLinksApi,
  bookingButtonApi,
  notificationsApi,
  contactApi,
  pushApi,
  smsApi,
  noticesApi,
  directoryApi,
  featuredApi,
  placesApi,
  suggestionsApi,
  pinsApi,
  interventionsApi,
  disputePackApi,
  closingAccountsApi,
  administrationApi,
] as const;

/** The shape of the API, from which the browser's client derives its types: one for each room, which is cheap to check. */
export type Api = (typeof roomApis)[number];

const rooms = combined(roomApis);
/** Endpoints whose bodies are not JSON. */
const rawBodies = combined([
  createUploadsApi(ownsProfessional, assertMayPublish),
  importFilesApi,
  mailRepliesApi,
  smsWebhooksApi,
]);

function combined(apis: readonly Hono<ApiEnvironment>[]): Hono<ApiEnvironment> {
  const all = new Hono<ApiEnvironment>();
  for (const api of apis) all.route('/', api);
  return all;
}

/** The OpenAPI document, generated on the first request. */
let described: Promise<object> | undefined;

export function apiDocument(): Promise<object> {
  described ??= describeApi(combined([rooms, rawBodies]));
  return described;
}

/**
 * Creates the HTTP API.
 * @throws Error if a route names no access rule
 */
export function createApi(baseUrl: string): Hono<ApiEnvironment> {
  assertEveryRouteNamesItsAccess([...rooms.routes, ...rawBodies.routes]);
  return new Hono<ApiEnvironment>()
    .use(viewersFrom({ findViewer, findKey }))
    .use(noStoreByDefault)
    .use(sameOriginOnly(baseUrl))
    .route('/', rawBodies)
    .use(...jsonBody)
    .get('/openapi.json', async (context) => context.json(await apiDocument()))
    .get('/docs', (context) => context.redirect(helpUrl('api')))
    .route('/', rooms)
    .all('*', () => {
      throw new AppError(platformErrors.not_found);
    })
    .onError(apiErrors);
}
