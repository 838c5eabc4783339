/** What every public page loads, as two files: they compress better than a dozen small ones. */
const vendor = /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/;
const shell = new RegExp(
  [
    'app/ui/art/(logo|scene)',
    'app/ui/(button|button-style|icon-button|icons|page-shell)',
    'app/ui/styles/(class-names|switch-theme|theme|theme-switch)',
    'app/ui/loading/(empty-state|image|read-failures|rendered-once|spinner)',
    'app/ui/toasts/(toast|toaster)',
    'app/routes/public/frame/(page-error|page-meta|not-found-message)',
    'app/features/profiles/dashboard-target',
    'app/features/sessions/(login-url|session-client|session-rhythm|session-hint)',
    'app/pages/page-urls',
    'app/platform/access/(profile-types|viewer)',
    'app/lib/browser/(after-paint|until-idle)',
    'app/ui/loading/use-links-in-page',
  ]
    .map((modules) => `${modules}\\.tsx?$`)
    .join('|'),
);

/**
 * More parts that pages share, each as one file: many small ones compress worse, and every file name adds to the
 * route manifest that all pages load. A group also includes what its modules need, unless an earlier group has it.
 */
const shared = [
  {
    name: 'hearts',
    test: /app\/ui\/loading\/skeleton\.tsx$|app\/features\/professionals\/display\/components\/rating\.tsx$|app\/lib\/pictures\/picture-sources\.ts$|app\/features\/favourites\/(favourites-client|favourites-sync)\.tsx?$|app\/features\/favourites\/components\/(favourite-button|heart)\.tsx?$/,
  },
  {
    name: 'cards',
    test: new RegExp(
      [
        'app/ui/loading/(server-html|use-replaced-pictures)',
        'app/features/directory/cards/components/(card-list|opening-card|use-intent)',
      ]
        .map((modules) => `${modules}\\.tsx?$`)
        .join('|'),
    ),
  },
  {
    name: 'actions',
    test: /app\/ui\/actions\/(action|use-action)\.ts$|app\/ui\/fields\/form-error\.tsx$|app\/load-api-client\.ts$/,
  },
  { name: 'fields', test: /app\/ui\/fields\/(field-frame|checkbox-field|select-field)\.tsx?$/ },
  { name: 'text-field', test: /app\/ui\/fields\/text-field\.tsx$/ },
  { name: 'api-failure', test: /app\/platform\/http\/calls\/(api-failure|attempts|new-idempotency-key)\.ts$/ },
  { name: 'api', test: /app\/api-client\.ts$/ },
  {
    name: 'filters',
    test: /app\/ui\/chip\.tsx$|app\/features\/directory\/search\/components\/(count-text|service-chips|filter-fields)\.tsx?$/,
  },
  {
    name: 'profile',
    test: /app\/features\/(reviews\/components\/(rating-overview|review-entry|use-review-call)|portfolio\/components\/portfolio-grid)\.tsx?$/,
  },
  {
    name: 'offers',
    test: new RegExp(
      [
        'app/lib/money',
        'app/ui/badge',
        'app/features/(bookings/booking-link|visits/duration-text)',
        'app/ui/loading/use-loaded',
      ]
        .map((modules) => `${modules}\\.tsx?$`)
        .join('|'),
    ),
  },
  {
    name: 'sign-in',
    test: new RegExp(
      [
        'app/ui/fields/password-field',
        'app/pages/return-path',
        'app/features/google-sign-in/google-sign-in',
        'app/features/sign-in/(components/(auth-page|use-leave-when-signed-in)|google/(google-start-toast|components/(google-mark|google-sign-in|use-google-sign-in)))',
      ]
        .map((modules) => `${modules}\\.tsx?$`)
        .join('|'),
    ),
  },
  {
    name: 'account',
    test: /app\/features\/site-navigation\/components\/(account-menu|account-sheet|client-bar|client-bar-places|own-portrait|use-account|use-menu-keys)\.tsx?$/,
  },
  {
    name: 'signing-in',
    test: /app\/features\/sign-in\/(sign-in-messages|components\/(use-sign-in|use-finish-sign-in))\.ts$/,
  },
];

/** The bundler's groups, by which it splits the browser's code into files; earlier ones take precedence. */
export const scriptFiles = [{ name: 'vendor', test: vendor }, { name: 'shell', test: shell }, ...shared];
