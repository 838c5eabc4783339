import { describe, expect, test } from 'vitest';
import { rooms } from '../../scripts/rooms.ts';
import { readRepository } from '#tests/support/repository/repository-files.ts';

const code = await readRepository(/\.(ts|tsx|mjs)$/);
const texts = await readRepository(/\.(ts|tsx|mjs|js|json|css|html|md|sql|sh|yml|yaml|txt|svg)$|^\.ci\/|^\.[a-z]+rc$/);

test('the rules below read the whole repository', () => {
  const paths = code.map((file) => file.path);
  expect(paths).toContain('app/server.ts');
  expect(paths).toContain('tests/checks/source-rules.test.ts');
  expect(texts.map((file) => file.path)).toContain('package-lock.json');
});

describe('no file only passes on what others export', () => {
  test.each([
    ['a list of re-exports', "export { a } from './a.ts';\nexport * from './b.ts';\n", true],
    ['re-exports under a comment', "/** All. */\nexport type { A } from './a.ts';\n", true],
    ['a module', "import { a } from './a.ts';\nexport const b = a;\n", false],
    ['a route that lends its loader', "export { loader } from './a.ts';\nexport default function B() {}\n", false],
  ])('%s', (_, text, expected) => expect(isBarrel(text)).toBe(expected));

  test('in this repository', () => {
    const barrels = code.filter((file) => /(^|\/)index\.tsx?$/.test(file.path) || isBarrel(file.text));
    expect(barrels.map((file) => file.path)).toEqual([]);
  });
});

function isBarrel(text: string): boolean {
  const withoutComments = text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const statements = withoutComments.split(';').map((statement) => statement.trim());
  const written = statements.filter((statement) => statement !== '');
  return (
    written.length > 0 && written.every((statement) => /^export\s+(type\s+)?(\*|\{[^}]*\}).*\sfrom\s/s.test(statement))
  );
}

describe('queries are built in stores only', () => {
  test.each([
    ['a query builder call', "await db.selectFrom('bookings').execute();", true],
    ['an SQL tag', 'await sql`select 1`.execute(db);', true],
    ['a typed SQL tag', 'sql<number>`count(*)`', true],
    ['a bare query', "await pool.query('select 1');", true],
    ['a React Query or DOM call', "document.querySelector('a')", false],
  ])('%s', (_, text, expected) => expect(buildsQuery(text)).toBe(expected));

  test('in this repository', () => {
    const allowed = /-store(\.[a-z-]+)?\.server\.ts$|^app\/platform\/(database|embedded-database|jobs)\/|\.test\.tsx?$/;
    const offenders = code.filter(
      (file) => file.path.startsWith('app/') && !allowed.test(file.path) && buildsQuery(file.text),
    );
    expect(offenders.map((file) => file.path)).toEqual([]);
  });
});

function buildsQuery(text: string): boolean {
  return /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`|\bpool\.query\(/.test(text);
}

describe('browser tests add nothing to a context, which the tests after them get as well', () => {
  test.each([
    ['a listener of the context', "context.on('request', record);", true],
    ['a script of the page’s context', 'await page.context().addInitScript(script);', true],
    ['a listener of the page', "page.on('request', record);", false],
    ['a cookie, which is cleared', 'await context.addCookies(cookies);', false],
  ])('%s', (_, text, expected) => expect(addsToContext(text)).toBe(expected));

  test('in this repository', () => {
    // It removes what it adds.
    const allowed = 'tests/support/browser/e2e-test.ts';
    const offenders = code.filter(
      ({ path, text }) =>
        /^tests\/(e2e|visual|support\/(browser|buttons|forms|scenes))\//.test(path) &&
        path !== allowed &&
        addsToContext(text),
    );
    expect(offenders.map((file) => file.path)).toEqual([]);
  });
});

function addsToContext(text: string): boolean {
  return /\bcontext(\(\))?\.(on|once|addInitScript|exposeFunction|exposeBinding)\(/.test(text);
}

describe('no effect hands React what scrolling answers', () => {
  // Browsers answer it with a promise by now, and React calls whatever an effect returns as its end: the page crashes
  // when it goes.
  test.each([
    ['an effect without braces', 'useEffect(() => window.scrollTo({ top: 0 }), []);', true],
    ['of an element', 'useLayoutEffect(() => list.current?.scrollIntoView(), [open]);', true],
    ['an effect in braces', 'useEffect(() => {\n  window.scrollTo({ top: 0 });\n}, []);', false],
    ['an event', 'const up = () => window.scrollTo({ top: 0 });', false],
  ])('%s', (_, text, expected) => expect(endsByScrolling(text)).toBe(expected));

  test('in this repository', () => {
    expect(
      code.filter((file) => file.path.startsWith('app/') && endsByScrolling(file.text)).map((file) => file.path),
    ).toEqual([]);
  });
});

function endsByScrolling(text: string): boolean {
  return /use(?:Layout|Insertion)?Effect\(\(\) => [^{\n]*\bscroll\w*\(/.test(text);
}

test('nothing names the machine that it was written on', () => {
  const self = 'tests/checks/source-rules.test.ts';
  // Google Calendar has a path /users/me/.
  const traces =
    /\/work\/|\/home\/[a-z]|\/root\/|\/Users\/(?!me\/)|\/tmp\/|[a-z0-9.-]*(registry|artifactory|nexus|mirror)[a-z0-9.-]*\.[a-z]{2,}\//i;
  const found = texts
    .filter((file) => file.path !== self)
    .flatMap((file) => file.text.split('\n').map((line, index) => ({ line, where: `${file.path}:${index + 1}` })))
    .filter(({ line }) => traces.test(line));
  expect(found.map(({ where, line }) => `${where} ${line.trim().slice(0, 100)}`)).toEqual([]);
});

describe('a store writes the tables of its room only, and reads those of the rooms above at most', () => {
  const stores = code.filter((file) => /^app\/features\/.*-store\.server\.ts$/.test(file.path));
  const roomOfTable = new Map(rooms.flatMap((room) => tablesDeclaredIn(room).map((table) => [table, room])));

  test.each(stores.map((file) => [file.path, file] as const))('%s', (_, file) => {
    const room = roomOf(file.path);
    const isBelow = (table: string) => position(roomOfTable.get(table)) > position(room);
    expect(tablesIn(file.text, written).filter((table) => roomOfTable.get(table) !== room)).toEqual([]);
    expect(tablesIn(file.text, read).filter(isBelow)).toEqual([]);
  });

  const written =
    /(?:\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'|\b(?:insert into|update|delete from)\s+)(\w+)/g;
  const read = /(?:\.(?:selectFrom|(?:inner|left|right|full)Join)\(\s*'|\b(?:from|join)\s+)(\w+)/g;

  /** Only names of tables count: plain words and common table expressions follow the same words of SQL. */
  function tablesIn(text: string, pattern: RegExp): string[] {
    const names = [...text.matchAll(pattern)].map((match) => match[1] ?? '');
    return [...new Set(names)].filter((name) => roomOfTable.has(name));
  }

  /** A room merges its tables into the platform's interface; see app/platform/database/tables.server.ts. */
  function tablesDeclaredIn(room: string): string[] {
    const inRoom = code.filter((file) => file.path.startsWith(`app/features/${room}/`));
    const bodies = inRoom.flatMap(({ text }) => [...text.matchAll(/interface Tables \{([^}]*)\}/g)]);
    return bodies.flatMap(([, body = '']) => [...body.matchAll(/^\s*(\w+):/gm)]).map((match) => match[1] ?? '');
  }

  function roomOf(path: string): string {
    return path.split('/')[2] ?? '';
  }

  function position(room: string | undefined): number {
    return rooms.findIndex((name) => name === room);
  }
});

describe('each room says in three lines what it is for and where to begin', () => {
  const introductions = new Map(
    texts.filter((file) => file.path.endsWith('/README.md')).map((file) => [file.path, file.text]),
  );

  test.each(rooms)('%s', (room) => {
    const [title, ...lines] = (introductions.get(`app/features/${room}/README.md`) ?? '').trim().split('\n');
    expect(title).toMatch(/^# \w/);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/^Begin with /);
    const named = [...lines.join(' ').matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file = '']) => file);
    const paths = new Set(code.map((file) => file.path));
    expect(
      named.filter((file) => !paths.has(`app/features/${room}/${file}`) && !paths.has(`app/features/${file}`)),
    ).toEqual([]);
  });
});

describe('a folder holds at most 20 files of code', () => {
  const maximum = 20;
  // Journeys through the browser stand side by side, one a subject.
  const exempt = ['tests/e2e'];

  test.each([
    ['20 files', Array.from({ length: 20 }, (_, index) => `app/a/${index}.ts`), []],
    ['21 files', Array.from({ length: 21 }, (_, index) => `app/a/${index}.tsx`), ['app/a']],
    [
      '20 files, and one in a folder below',
      [...Array.from({ length: 20 }, (_, index) => `app/a/${index}.ts`), 'app/a/b/c.ts'],
      [],
    ],
  ])('%s', (_, paths, expected) => expect(crowdedFolders(paths)).toEqual(expected));

  test('in this repository', () => {
    const paths = texts.map((file) => file.path).filter((path) => /^(app|bench|db|sandbox|scripts|tests)\//.test(path));
    expect(crowdedFolders(paths).filter((folder) => !exempt.includes(folder))).toEqual([]);
  });

  function crowdedFolders(paths: string[]): string[] {
    const sizes = new Map<string, number>();
    for (const path of paths.filter((name) => /\.(tsx?|mjs|css)$/.test(name))) {
      const folder = path.slice(0, path.lastIndexOf('/'));
      sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
    }
    return [...sizes].filter(([, size]) => size > maximum).map(([folder]) => folder);
  }
});

describe('dialogs open with a title and the focus in the right place', () => {
  test('because only app/ui/open-modal.ts opens them on our pages', () => {
    const opening = code.filter(
      ({ path, text }) => path.startsWith('app/') && !path.includes('.test.') && /\.showModal\(/.test(text),
    );
    // The button's script runs on other sites, without any module of ours.
    const elsewhere = 'app/features/booking-button/script/button.ts';
    expect(opening.map(({ path }) => path)).toEqual([elsewhere, 'app/ui/open-modal.ts']);
  });
});
