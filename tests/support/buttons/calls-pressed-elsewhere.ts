const byThePage = 'the page makes it when it opens, and says how that went in its place';
const byItsForm = (form: string) => `sent by the form ${form}`;
const upload = 'with a file: tests/e2e/portfolio.spec.ts';
const safety = 'tests/e2e/message-safety.spec.ts';
const messages = 'with and without a connection: tests/e2e/messages.spec.ts';
const rescue = 'with and without a failure: tests/e2e/rescue.spec.ts';
const drive = 'it takes a visit of this very day: tests/e2e/visit-drive.spec.ts';
const noShows = 'it takes a visit that began a while ago: tests/e2e/no-shows.spec.ts';
const push = 'it takes a push service: tests/e2e/push.spec.ts';

/** Calls that change something but are left out of the bad-network tests, by module, with the reason. */
export const callsPressedElsewhere: Record<string, string> = {
  'app/features/sign-in/google/components/use-callback.ts POST auth/callback-destination': byThePage,
  'app/features/sign-in/password/components/use-recovery-session.ts POST auth/recovery-session': byThePage,
  'app/features/sign-in/components/use-finish-sign-in.ts POST auth/sign-in-destination': byItsForm('sign-in'),
  'app/features/sign-in/sign-up/components/account-setup.tsx POST profiles': byThePage,
  'app/features/addresses/components/address-dialog.tsx PUT addresses/*': byItsForm('address'),
  'app/features/hand-entered-visits/components/enter-visit-form.tsx POST hand-entered-visits':
    byItsForm('hand-entered-visit'),
  'app/features/hand-entered-visits/components/change-visit-form.tsx PUT hand-entered-visits/*':
    byItsForm('hand-entered-visit-change'),
  'app/features/addresses/components/use-address-deletion.ts DELETE addresses/*': 'tests/e2e/saved-addresses.spec.ts',
  'app/features/professional-review/changes/components/use-changes.ts POST professionals/*/changes':
    'it is made and taken back in tests/e2e/changes-after-approval.spec.ts',
  'app/features/professional-review/changes/components/use-changes.ts DELETE professionals/*/changes/*':
    'it is made and taken back in tests/e2e/changes-after-approval.spec.ts',
  'app/features/rescue/components/use-rescue.ts POST bookings/*/rescue/hold': rescue,
  'app/features/rescue/components/use-rescue.ts POST bookings/*/rescue/checkout': rescue,
  'app/features/visit-progress/position/components/position-sharing.tsx PUT visit-settings': drive,
  'app/features/door-links/components/door-link-card.tsx PUT bookings/*/door-link': drive,
  'app/features/door-links/components/door-link-card.tsx DELETE bookings/*/door-link': drive,
  'app/features/no-shows/components/nobody-came.tsx POST bookings/*/problem': noShows,
  'app/features/no-shows/components/nobody-came-notice.tsx DELETE bookings/*/problem': noShows,
  'app/features/professional-documents/components/use-signed-url.ts POST storage/signed-urls': byThePage,
  'app/features/application-wizard/submission/complete-application.ts POST rpc/complete_professional_profile':
    byItsForm('application'),
  'app/features/application-wizard/submission/complete-application.ts POST professionals/*/work-photos':
    byItsForm('application'),
  'app/features/availability/blocks/components/use-blocks.ts DELETE blocked-time-series/*':
    'as a single block is removed',
  'app/features/availability/hours/components/use-service-times.ts PUT service-times':
    'tests/e2e/working-hours.spec.ts',
  'app/features/availability/blocks/send-block.ts POST availability-previews': byItsForm('block-time'),
  'app/features/booking-form/return/components/cancelled-checkout.tsx POST functions/cancel-booking': byThePage,
  'app/features/booking-form/return/components/use-payment-return.ts POST functions/handle-successful-payment':
    byThePage,
  'app/features/booking-form/components/use-quote.ts POST quotes': 'it reads, while the form booking is filled in',
  'app/features/directory/cards/components/favourite-list.tsx DELETE favourites/*':
    'it takes a favorite that is no longer listed',
  'app/features/suggestions/find-zip-near-me.ts POST postal-codes/nearest':
    'it reads, after the browser was asked: tests/e2e/search-suggestions.spec.ts',
  'app/features/push/components/test-subscription.tsx POST push-subscriptions': push,
  'app/features/push/components/use-push.ts POST push-subscriptions/*/test': push,
  'app/features/push/components/use-push.ts DELETE push-subscriptions/*': push,
  'app/features/push/store-subscription.ts POST functions/store-push-subscription': push,
  'app/features/push/store-subscription.ts POST push-subscriptions': push,
  'app/features/connected-accounts/components/use-stripe-return.ts POST connected-account/check': byThePage,
  'app/features/professional-desk/components/use-complete-job.ts POST bookings/*/complete':
    'it takes a visit of this very day: completed from the calendar',
  'app/features/portfolio/components/use-portfolio.ts PATCH professionals/*/work-photos/*':
    'a field: tests/e2e/portfolio.spec.ts',
  'app/features/client-import/components/use-choices.ts PUT imports/*/choices':
    'a field: tests/e2e/client-import.spec.ts',
  'app/features/portfolio/components/use-portfolio.ts POST professionals/*/work-photos': upload,
  'app/features/message-safety/components/thread-menu.tsx PUT threads/*/block': safety,
  'app/features/message-safety/components/thread-menu.tsx DELETE threads/*/block': safety,
  'app/features/message-safety/components/report-dialog.tsx POST threads/*/reports': safety,
  'app/features/message-safety/components/opened-thread.tsx POST admin/thread-reports/*/openings': safety,
  'app/features/message-safety/components/settle-report.tsx PUT admin/thread-reports/*/settlement': safety,
  'app/features/saved-replies/components/reply-editor.tsx PUT saved-replies/*': safety,
  'app/features/saved-replies/components/reply-editor.tsx DELETE saved-replies/*': safety,
  'app/features/conversations/components/use-send-message.ts POST threads/*/messages': messages,
  'app/features/conversations/components/new-thread.tsx POST threads': messages,
  'app/features/conversations/components/use-mark-read.ts PUT threads/*/read': byThePage,
  'app/features/reviews/components/decision-dialog.tsx POST admin/reviews/*/decisions': byItsForm('review-reason'),
  'app/features/reviews/components/review-dialog.tsx PATCH reviews/*': byItsForm('review'),
  'app/features/services/components/use-service-changes.ts PATCH services/*': byItsForm('service'),
  'app/features/services/components/use-service-changes.ts POST functions/update-stripe-price': byItsForm('service'),
  'app/features/services/components/use-service-changes.ts POST functions/create-stripe-price': byItsForm('service'),
  'app/routes/account/confirm-email.tsx POST account/email-change/confirm': 'a form that works without scripts',
};
