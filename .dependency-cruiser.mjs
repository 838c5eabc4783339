import { rooms } from './scripts/rooms.ts';

const tests = '(^tests/|\\.(test|spec)\\.tsx?$)';
const aRoom = '^app/features/([^/]+)/';
/** The top of a room, and each of its capabilities: a folder named for what it does, not for what it holds. */
const floors = ['^app/features/[^/]+/', '^app/features/[^/]+/(?!components/)[^/]+/'];
/**
 * What a room shows to others: use cases, reads, the shapes of its answers, and the pure files of its floors (types,
 * rules, schema, errors).
 */
const doors = floors.flatMap((floor) => [
  `${floor}(answers|commands|queries)/`,
  `${floor}[^/]+\\.(schema|errors|policy|events)(\\.server)?\\.ts$`,
  `${floor}[^/]+(?<!\\.server)\\.ts$`,
]);
const components = floors.map((floor) => `${floor}components/`);
/** React Router takes loaders and actions, and what only they import, out of what it sends to the browser. */
const splitByReactRouter = '^app/(routes/|root\\.tsx|routes\\.ts)';

/** A room may know the rooms above it and none below. */
const roomOrder = rooms.slice(0, -1).map((room, index) => ({
  name: `room-order-${room}`,
  comment: `${room} imports only rooms above it; a call against the order becomes an event (ARCHITECTURE.md).`,
  severity: 'error',
  from: { path: `^app/features/${room}/`, pathNot: tests },
  to: { path: `^app/features/(${rooms.slice(index + 1).join('|')})/` },
}));

export default {
  forbidden: [
    ...roomOrder,
    {
      name: 'room-is-listed',
      comment: 'Every folder of app/features has its place in scripts/rooms.ts.',
      severity: 'error',
      from: {},
      to: { path: '^app/features/', pathNot: `^app/features/(${rooms.join('|')})/` },
    },
    {
      name: 'room-through-its-doors',
      comment: 'Rooms use each other through commands, queries, schema, errors, policy and pure files.',
      severity: 'error',
      from: { path: aRoom, pathNot: [tests, ...components] },
      to: { path: aRoom, pathNot: ['^app/features/$1/', ...doors] },
    },
    {
      name: 'room-components-through-doors',
      comment: 'Components may also use the components of rooms above.',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/.*components/', pathNot: tests },
      to: { path: aRoom, pathNot: ['^app/features/$1/', ...components, ...doors] },
    },
    {
      name: 'routes-touch-no-store',
      comment: 'Pages read through queries and change through the API.',
      severity: 'error',
      from: { path: '^app/(routes/|routes\\.ts|root\\.tsx)' },
      to: { path: '-store\\.server\\.ts$' },
    },
    {
      name: 'ground-floor-knows-no-room',
      comment: 'platform, ui and lib hold no domain words.',
      severity: 'error',
      from: { path: '^app/(platform|ui|lib)/', pathNot: tests },
      to: { path: '^app/(features|routes)/' },
    },
    {
      name: 'lib-is-pure',
      comment: 'lib holds one pure idea a file.',
      severity: 'error',
      from: { path: '^app/lib/', pathNot: tests },
      to: { path: '^app/(platform|ui)/' },
    },
    {
      name: 'server-stays-on-the-server',
      comment: 'A file without .server may reach the browser, so it imports no server file (types vanish).',
      severity: 'error',
      from: {
        path: '^app/',
        pathNot: [tests, '\\.server\\.tsx?$', '^app/server\\.ts$', splitByReactRouter],
      },
      to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'too-heavy-for-browsers',
      comment: 'The numbering plans of all countries and a PDF renderer are for the server alone.',
      severity: 'error',
      from: { path: '^app/', pathNot: [tests, '\\.server\\.tsx?$'] },
      to: { path: '(^|/)node_modules/(libphonenumber-js|@hyzyla)/' },
    },
    {
      name: 'sql-only-in-stores',
      comment: 'Only stores, the platform and the seed talk to the database.',
      severity: 'error',
      from: {
        path: '^app/',
        pathNot: [tests, '-store\\.server\\.ts$', '^app/platform/(database|embedded-database|jobs)/'],
      },
      to: { path: '(^|/)node_modules/(kysely|pg|@types/pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tracing-library-on-demand',
      comment:
        'Without its variables nothing of it is loaded (docs/decisions/088-traces.md); the API alone does nothing.',
      severity: 'error',
      from: { path: '^app/', pathNot: [tests, '^app/platform/tracing/trace-recorder\\.server\\.ts$'] },
      to: { path: '(^|/)node_modules/@opentelemetry/(?!api/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tracing-library-loaded-late',
      comment: 'Who imports it from the start would load it without its variables.',
      severity: 'error',
      from: { path: '^app/', pathNot: tests },
      to: { path: '^app/platform/tracing/trace-recorder\\.server\\.ts$', dynamic: false },
    },
    {
      name: 'sandbox-from-the-entry-only',
      comment: 'The product knows its stand-ins only through their addresses.',
      severity: 'error',
      from: { path: '^(app|db|scripts|bench)/', pathNot: [tests, '^app/outside\\.server\\.ts$'] },
      to: { path: '^sandbox/' },
    },
    {
      name: 'sandbox-knows-no-room',
      comment: 'A stand-in that shares code with the product would share its mistakes.',
      severity: 'error',
      from: { path: '^sandbox/', pathNot: tests },
      to: { path: '^app/(features|routes)/' },
    },
    {
      name: 'production-needs-no-development-package',
      comment:
        'What runs in production starts without the development dependencies (docs/decisions/043-a-configuration-that-fails-closed.md).',
      severity: 'error',
      from: { path: '^(app|db)/', pathNot: [tests, '^app/routes\\.ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'product-knows-no-test',
      comment: 'Nothing that runs for a user depends on tests.',
      severity: 'error',
      from: { path: '^(app|sandbox|db|scripts)/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle is two ideas that were cut in the wrong place.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that the check cannot follow would pass unread.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\+types/'] },
    },
  ],
  options: {
    skipAnalysisNotInRules: true,
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
