import { environmentSchema } from '#app/platform/config/config.server.ts';

/** What compose.yaml itself takes from .env. */
const composeVariables = {
  SITE_HOST: 'the name of the site, without https://: the proxy gets a certificate for it',
  POSTGRES_PASSWORD: 'the password of the database, letters and digits only (`openssl rand -hex 24`)',
  S3_SECRET_ACCESS_KEY: 'the password of the file store, letters and digits only (`openssl rand -hex 24`)',
};

/** What production does not start without, or would start with a value that nobody wants. */
const askedFor = [
  'AUTH_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'CONTACT_EMAIL',
];

/** Set by the image or by compose.yaml, or of no use with them. */
const setElsewhere = [
  'APP_ENV DATA_DIR HOST PORT METRICS_PORT BASE_URL DATABASE_URL DATABASE_DIRECT_URL TRUSTED_PROXIES',
  'S3_ENDPOINT S3_BUCKET S3_REGION S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY',
  'EMBEDDED_DATABASE DEMO SANDBOX SANDBOX_PORT SANDBOX_URL SANDBOX_RECORD',
].flatMap((names) => names.split(' '));

/**
 * Returns .env.example: what compose.yaml asks for, then every other variable as a comment, each with its meaning from
 * the table in docs/operations.md.
 */
export function environmentExample(operations: string): string {
  const meanings = readMeanings(operations);
  const asked = new Set([...askedFor, ...setElsewhere]);
  const optional = Object.keys(environmentSchema.shape).filter((name) => !asked.has(name));
  return [
    '# The settings of compose.yaml: copy this file to .env. `npm run environment` writes it.\n',
    ...Object.entries(composeVariables).map(([name, meaning]) => write(meaning, [name], '')),
    ...inGroups(askedFor, (name) => meanings.get(name)?.meaning).map(([meaning, group]) => write(meaning, group, '')),
    '# Everything below may stay as it is.\n',
    ...inGroups(optional, (name) => withDefault(meanings.get(name))).map(([meaning, group]) =>
      write(meaning, group, '# '),
    ),
  ].join('\n');
}

interface Meaning {
  meaning: string;
  byDefault: string;
}

/** Variables with one meaning stand together below it. */
function inGroups(names: readonly string[], meaningOf: (name: string) => string | undefined): [string, string[]][] {
  return [...Map.groupBy(names, (name) => meaningOf(name) ?? '')];
}

function withDefault({ meaning, byDefault }: Meaning = { meaning: '', byDefault: '' }): string {
  return byDefault === '' ? meaning : `${meaning} (default: ${byDefault})`;
}

function write(meaning: string, names: readonly string[], prefix: '' | '# '): string {
  return [asComment(meaning), ...names.map((name) => `${prefix}${name}=`), ''].join('\n');
}

/** Reads the table of variables in docs/operations.md. */
function readMeanings(operations: string): Map<string, Meaning> {
  const rows = operations.matchAll(/^\| ([A-Z][A-Z0-9_, ]+) \| ?([^|]*) \| (.+) \|$/gm);
  return new Map(
    [...rows].flatMap(([, names = '', byDefault = '', text = '']) => {
      const meaning = { meaning: asPlainText(text), byDefault: asPlainText(byDefault) };
      return names.split(', ').map((name) => [name, meaning] as const);
    }),
  );
}

function asPlainText(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '');
}

/** Wraps a text into comment lines of at most 120 characters. */
function asComment(text: string): string {
  const lines = text.match(/.{1,118}(?:\s|$)/g) ?? [];
  return lines.map((line) => `# ${line.trim()}`).join('\n');
}
