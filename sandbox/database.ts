import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The sandbox's database file cannot be used; the message is one line that says what to do. */
export class SandboxStateError extends Error {
  override name = 'SandboxStateError';
}

/**
 * Opens the sandbox's database in `dataDir`, creating it if absent. synchronous=NORMAL: with a write-ahead log,
 * whatever was answered to a client survives kill -9, as at Stripe; only a power failure can lose the last
 * transactions (https://sqlite.org/pragma.html#pragma_synchronous).
 * @throws SandboxStateError if the file is damaged: an empty database would have lost all payments
 */
export function openSandboxDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'sandbox.sqlite');
  const isCutToNothing = statSync(file, { throwIfNoEntry: false })?.size === 0;
  try {
    return openWhole(file, isCutToNothing);
  } catch (error) {
    throw new SandboxStateError(
      `The sandbox's file ${file} cannot be used (${error instanceof Error ? error.message : String(error)}). Put it back from a copy; or remove ${dataDir}, ` +
        'and the sandbox begins anew and has forgotten what was paid in it.',
      { cause: error },
    );
  }
}

function openWhole(file: string, isCutToNothing: boolean): DatabaseSync {
  if (isCutToNothing) throw new Error('it is empty');
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;');
    const [found] = database.prepare('PRAGMA quick_check(1)').all();
    if (found?.['quick_check'] !== 'ok') throw new Error(String(found?.['quick_check']).replaceAll('\n', ' '));
    database.exec(SCHEMA);
    addMailSource(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Lets a sandbox from before this column keep its mails. */
function addMailSource(database: DatabaseSync): void {
  const columns = database.prepare("SELECT name FROM pragma_table_info('mails')").all();
  if (!columns.some(({ name }) => name === 'source'))
    database.exec("ALTER TABLE mails ADD COLUMN source TEXT NOT NULL DEFAULT ''");
}

/** Runs `work` in one transaction; an exception rolls it back. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

const SCHEMA = `
CREATE TABLE IF NOT EXISTS objects (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL,
  data TEXT NOT NULL,
  details TEXT
);
CREATE INDEX IF NOT EXISTS objects_by_type ON objects (type, sequence);
CREATE INDEX IF NOT EXISTS objects_by_payment_intent ON objects (type, json_extract(data, '$.payment_intent'))
  WHERE json_extract(data, '$.payment_intent') IS NOT NULL;
CREATE INDEX IF NOT EXISTS objects_by_charge ON objects (type, json_extract(data, '$.charge'))
  WHERE json_extract(data, '$.charge') IS NOT NULL;
CREATE INDEX IF NOT EXISTS objects_by_product ON objects (type, json_extract(data, '$.product'))
  WHERE json_extract(data, '$.product') IS NOT NULL;
CREATE INDEX IF NOT EXISTS objects_by_source ON objects (type, json_extract(data, '$.source_transaction'))
  WHERE json_extract(data, '$.source_transaction') IS NOT NULL;
CREATE INDEX IF NOT EXISTS objects_by_group ON objects (type, json_extract(data, '$.transfer_group'))
  WHERE json_extract(data, '$.transfer_group') IS NOT NULL;
CREATE INDEX IF NOT EXISTS objects_by_destination ON objects (type, json_extract(data, '$.destination'))
  WHERE json_extract(data, '$.destination') IS NOT NULL;
CREATE INDEX IF NOT EXISTS open_sessions ON objects (json_extract(data, '$.expires_at'))
  WHERE type = 'checkout.session' AND json_extract(data, '$.status') = 'open';

CREATE TABLE IF NOT EXISTS account_links (
  token TEXT PRIMARY KEY,
  account TEXT NOT NULL,
  return_url TEXT NOT NULL,
  refresh_url TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE IF NOT EXISTS idempotency_keys (
  key TEXT PRIMARY KEY,
  fingerprint TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT NOT NULL,
  created INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS webhook_deliveries (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  event TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'failed', 'dropped')),
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  last_status INTEGER,
  last_error TEXT
);
CREATE INDEX IF NOT EXISTS deliveries_due ON webhook_deliveries (state, due_at);
CREATE INDEX IF NOT EXISTS deliveries_by_event ON webhook_deliveries (event);

CREATE TABLE IF NOT EXISTS mails (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  received_at INTEGER NOT NULL,
  sender TEXT NOT NULL,
  recipients TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  html TEXT,
  headers TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS push_browsers (
  id TEXT PRIMARY KEY,
  keys TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  gone INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE IF NOT EXISTS pushes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  browser TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  text TEXT NOT NULL,
  ttl INTEGER NOT NULL,
  urgency TEXT NOT NULL,
  subject TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS texts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  sid TEXT NOT NULL UNIQUE,
  direction TEXT NOT NULL,
  receiver TEXT NOT NULL,
  sender TEXT NOT NULL,
  body TEXT NOT NULL,
  status TEXT NOT NULL,
  segments INTEGER NOT NULL,
  error_code INTEGER,
  status_callback TEXT,
  created_at INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS google_accounts (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  email_verified INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS google_keys (id INTEGER PRIMARY KEY CHECK (id = 1), keys TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS google_protocol (
  model TEXT NOT NULL,
  id TEXT NOT NULL,
  payload TEXT NOT NULL,
  uid TEXT,
  grant_id TEXT,
  expires_at INTEGER,
  PRIMARY KEY (model, id)
);
`;
