import type { DatabaseSync } from 'node:sqlite';

export type AccountLink = {
  token: string;
  account: string;
  returnUrl: string;
  refreshUrl: string;
  /** Seconds since 1970. */
  expiresAt: number;
  used: boolean;
};

/** Links to onboarding, which work once, and to the Express dashboard. */
export class AccountLinkStore {
  private readonly database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  insert(link: Omit<AccountLink, 'used'>): void {
    this.database
      .prepare('INSERT INTO account_links (token, account, return_url, refresh_url, expires_at) VALUES (?, ?, ?, ?, ?)')
      .run(link.token, link.account, link.returnUrl, link.refreshUrl, link.expiresAt);
  }

  find(account: string, token: string): AccountLink | null {
    const row = this.database
      .prepare('SELECT * FROM account_links WHERE token = ? AND account = ?')
      .get(token, account);
    if (!row) return null;
    return {
      token,
      account,
      returnUrl: String(row.return_url),
      refreshUrl: String(row.refresh_url),
      expiresAt: Number(row.expires_at),
      used: row.used === 1,
    };
  }

  markUsed(token: string): void {
    this.database.prepare('UPDATE account_links SET used = 1 WHERE token = ?').run(token);
  }
}
