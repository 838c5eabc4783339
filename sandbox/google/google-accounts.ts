import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

export type NewGoogleAccount = { name: string; email: string; emailVerified: boolean };
/** `id` is the `sub` of its tokens and never changes. */
export type GoogleAccount = NewGoogleAccount & { id: string };

const LISTED = 50;

/** The accounts for signing in at the Google stand-in. */
export class GoogleAccounts {
  private readonly database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  /** Adds the first accounts to a new sandbox; existing accounts are left alone. */
  begin(accounts: NewGoogleAccount[]): void {
    if (this.findAll().length > 0) return;
    for (const account of accounts) this.insert(account);
  }

  insert({ name, email, emailVerified }: NewGoogleAccount): GoogleAccount {
    // 21 digits, as at Google: code that reads it as a number loses the last digits.
    const id = `1${Array.from({ length: 20 }, () => randomInt(10)).join('')}`;
    this.database
      .prepare('INSERT INTO google_accounts (id, name, email, email_verified) VALUES (?, ?, ?, ?)')
      .run(id, name, email, emailVerified ? 1 : 0);
    return { id, name, email, emailVerified };
  }

  findAll(): GoogleAccount[] {
    return this.database.prepare('SELECT * FROM google_accounts ORDER BY sequence LIMIT ?').all(LISTED).map(accountOf);
  }

  findById(id: string): GoogleAccount | undefined {
    const row = this.database.prepare('SELECT * FROM google_accounts WHERE id = ?').get(id);
    return row && accountOf(row);
  }

  findByEmail(email: string): GoogleAccount | undefined {
    const row = this.database.prepare('SELECT * FROM google_accounts WHERE lower(email) = lower(?)').get(email);
    return row && accountOf(row);
  }

  update(id: string, change: { email?: string | undefined; emailVerified?: boolean | undefined }): void {
    this.database
      .prepare(
        'UPDATE google_accounts SET email = coalesce(?, email), email_verified = coalesce(?, email_verified) WHERE id = ?',
      )
      .run(change.email ?? null, change.emailVerified === undefined ? null : Number(change.emailVerified), id);
  }

  delete(id: string): void {
    this.database.prepare('DELETE FROM google_accounts WHERE id = ?').run(id);
  }
}

function accountOf(row: Record<string, unknown>): GoogleAccount {
  return {
    id: String(row.id),
    name: String(row.name),
    email: String(row.email),
    emailVerified: row.email_verified === 1,
  };
}
