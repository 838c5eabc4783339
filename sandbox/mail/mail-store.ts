import type { DatabaseSync } from 'node:sqlite';

export type Mail = {
  id: number;
  /** Milliseconds since 1970. */
  receivedAt: number;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string | null;
  headers: { name: string; value: string }[];
};

/** Mails sent by the product, newest first. */
export class MailStore {
  private readonly database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  /** `source` is the raw mail as received. */
  insert(mail: Omit<Mail, 'id'>, source: string): void {
    this.database
      .prepare(
        'INSERT INTO mails (received_at, sender, recipients, subject, text, html, headers, source) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      )
      .run(
        mail.receivedAt,
        mail.from,
        JSON.stringify(mail.to),
        mail.subject,
        mail.text,
        mail.html,
        JSON.stringify(mail.headers),
        source,
      );
  }

  findById(id: number): Mail | null {
    const row = this.database.prepare('SELECT * FROM mails WHERE id = ?').get(id);
    return row ? mailOf(row) : null;
  }

  /** Returns the raw mail; empty for mails from before it was stored. */
  findSource(id: number): string {
    return String(this.database.prepare('SELECT source FROM mails WHERE id = ?').get(id)?.source ?? '');
  }

  /** Returns the distinct recipients of the latest `limit` mails. */
  findRecipients(limit: number): string[] {
    const rows = this.database
      .prepare(
        'SELECT DISTINCT value FROM (SELECT recipients FROM mails ORDER BY id DESC LIMIT ?), json_each(recipients) ORDER BY value',
      )
      .all(limit);
    return rows.map(({ value }) => String(value));
  }

  /** Returns the latest mails, of all recipients or one (whole email, case-insensitive). */
  findRecent(filter: { to?: string | undefined; limit: number }): Mail[] {
    const rows = this.database
      .prepare(
        `SELECT * FROM mails
         WHERE ?1 IS NULL OR EXISTS (SELECT 1 FROM json_each(recipients) WHERE lower(value) = lower(?1))
         ORDER BY id DESC LIMIT ?2`,
      )
      .all(filter.to ?? null, filter.limit);
    return rows.map(mailOf);
  }

  deleteAll(): void {
    this.database.exec('DELETE FROM mails');
  }
}

function mailOf(row: Record<string, unknown>): Mail {
  return {
    id: Number(row.id),
    receivedAt: Number(row.received_at),
    from: String(row.sender),
    to: JSON.parse(String(row.recipients)) as string[],
    subject: String(row.subject),
    text: String(row.text),
    html: row.html === null ? null : String(row.html),
    headers: JSON.parse(String(row.headers)) as Mail['headers'],
  };
}
