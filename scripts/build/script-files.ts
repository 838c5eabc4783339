/** What every public page loads, as two files: they compress better than a dozen small ones. */
const vendor = /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/;
const shell = [
  'ui/art/(logo|scene)',
  'ui/(button|button-style|icon-button|icons|page-shell)',
  'ui/styles/(class-names|switch-theme|theme|theme-switch)',
  'ui/loading/(empty-state|image|read-failures|rendered-once|spinner|use-links-in-page)',
  'ui/toasts/(toast|toaster)',
  'routes/public/frame/(page-error|page-meta|not-found-message)',
  'features/profiles/dashboard-target',
  'features/platform-settings/(platform-settings|shown-terms|components/shown-terms-context)',
  'features/map/hidden-map',
  'features/sessions/(login-url|session-client|session-rhythm|session-hint)',
  'pages/page-urls',
  'platform/access/(profile-types|viewer)',
  'lib/browser/(after-paint|until-idle)',
  // Reads of pages need it, which begin with the first script.
  'platform/http/calls/with-deadline',
];

/**
 * More parts that pages share, each as one file: many small ones compress worse and take a slow phone longer to load,
 * and every file name adds to the route manifest that all pages load. A group also includes what its modules need,
 * unless an earlier group has it.
 */
const ofPublicPages: Record<string, string[]> = {
  hearts: [
    'ui/loading/skeleton',
    'features/professionals/display/components/rating',
    'lib/pictures/picture-sources',
    'features/favourites/(favourites-client|favourites-sync)',
    'features/favourites/components/(favourite-button|heart)',
  ],
  cards: [
    'ui/loading/(server-html|use-replaced-pictures)',
    'features/directory/cards/components/(card-list|opening-card|use-intent)',
  ],
  actions: ['ui/actions/(action|use-action|use-leave-page)', 'ui/fields/form-error', 'load-api-client'],
  fields: ['ui/fields/(field-frame|checkbox-field|select-field)'],
  forms: [
    'ui/(card|notice)',
    'ui/fields/(form|text-field|text-area-field|use-form)',
    'features/(profiles/person-limits|sign-in/sign-up/field-error-text)',
  ],
  'api-failure': ['platform/http/calls/(api-failure|attempts|new-idempotency-key)'],
  api: ['api-client'],
  filters: ['ui/chip', 'features/directory/search/components/(count-text|service-chips|filter-fields)'],
  profile: [
    'features/reviews/components/(rating-overview|review-entry|use-review-call)',
    'features/portfolio/components/portfolio-grid',
  ],
  offers: ['lib/money', 'ui/badge', 'features/(bookings/booking-link|visits/duration-text)', 'ui/loading/use-loaded'],
  'sign-in': [
    'ui/fields/password-field',
    'pages/return-path',
    'features/google-sign-in/google-sign-in',
    'features/sign-in/components/(auth-page|use-leave-when-signed-in)',
    'features/sign-in/google/(google-start-toast|components/(google-sign-in|use-google-sign-in))',
    'ui/art/google-mark',
  ],
  account: [
    'features/site-navigation/components/(account-menu|account-sheet|client-bar|client-bar-places|own-portrait|use-account|use-menu-keys)',
  ],
  now: ['ui/timing/use-now'],
  dates: [
    'lib/dates/(date-format|iso-instant|plain-date|relative-time|time-zone|wall-time|week)',
    'features/visits/(zone-note|components/(booking-when|use-visitor-zone|weekday-when))',
  ],
  checkout: [
    'features/bookings/cancel/cancellation',
    'features/slots/route-discount',
    'features/booking-form/payment/(late-booking|components/(late-booking-notice|price-lines))',
  ],
  position: ['features/live-position/components/position-view', 'features/visit-progress/(arrival-text|progress-line)'],
  art: ['ui/art/(arch-frame|door)'],
  'read-failure': ['ui/loading/read-failure'],
  'signing-in': ['features/sign-in/(sign-in-messages|components/(use-sign-in|use-finish-sign-in))'],
};

/** Parts that pages for members share. Public pages load none of them. */
const ofMemberPages: Record<string, string[]> = {
  schemas: [
    'lib/(decimal|line-text)',
    'platform/errors/(app-error|stale-save\\.errors)',
    'features/profiles/(phone|profile\\.schema|profiles\\.errors)',
    'features/addresses/address\\.schema',
  ],
  'signed-in': [
    'ui/(dialog|open-modal|status-pill)',
    'ui/loading/load-failure',
    'ui/timing/use-debounced',
    'features/account-settings/components/use-settings-form',
    'features/files/(object-path|public-file-url)',
    'features/professionals/display/(professional-image|components/small-portrait)',
    'features/sessions/components/use-session-guard',
    'features/live-updates/(live-changes|components/(unread-badge|use-live-page))',
    'features/messages/unread-messages',
    'features/visits/status-tone',
    'features/bookings/booking',
    'features/booking-outcomes/cancel/due-cancellation',
    'features/booking-form/booking-choices',
  ],
  uploads: [
    'features/files/(files\\.errors|buckets|file-kind)',
    'features/files/uploads/(inspect-chosen-file|upload-file|components/refused-files)',
    'ui/loading/use-object-url',
  ],
  tables: ['ui/charts/(data-table|cell-text)', 'ui/fields/(number-field|options|unsaved-changes|use-coming-query)'],
  settings: [
    'features/account-settings/components/(details-fields|settings-form|settings-heading|settings-navigation|settings-section|use-save-details)',
  ],
  'professional-frame': ['routes/professional/frame/(dashboard-sections|section-page)'],
  visits: [
    'ui/menu',
    'ui/charts/month-grid',
    'features/booking-form/payment/try-again',
    'features/booking-outcomes/(cancel/no-show|problems/(problem|problem\\.schema))',
    'features/bookings/problems/problem-kinds',
    'features/money-figures/money-figures',
    'features/visits/(booking-toasts|calendar-links|refund-words|components/(calendar-links|timeline-dialog))',
    'platform/http/calls/or-done-before',
  ],
};

/** The modules that are named above, as patterns of their paths in app. */
export const namedModules = [shell, ...Object.values(ofPublicPages), ...Object.values(ofMemberPages)].flat();

/** The bundler's groups, by which it splits the browser's code into files; earlier ones take precedence. */
export const scriptFiles = [
  { name: 'vendor', test: vendor },
  { name: 'shell', test: modules(shell) },
  ...files(ofPublicPages),
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/].*[\\/]icons[\\/]/, minShareCount: 3 },
  ...files(ofMemberPages),
];

function files(groups: Record<string, string[]>) {
  return Object.entries(groups).map(([name, paths]) => ({ name, test: modules(paths) }));
}

function modules(paths: readonly string[]): RegExp {
  return new RegExp(paths.map((path) => `app/${path}\\.tsx?$`).join('|'));
}
