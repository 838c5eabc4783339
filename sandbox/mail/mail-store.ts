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

/** Mails that the product has sent, newest first. */
export class MailStore {
  private readonly database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  /** `source` is the mail as it came over the wire. */
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

  /** Empty for mails from before sources were kept. */
  findSource(id: number): string {
    return String(this.database.prepare('SELECT source FROM mails WHERE id = ?').get(id)?.source ?? '');
  }

  /** Who got the latest mails, each once. */
  findRecipients(limit: number): string[] {
    const rows = this.database
      .prepare(
        'SELECT DISTINCT value FROM (SELECT recipients FROM mails ORDER BY id DESC LIMIT ?), json_each(recipients) ORDER BY value',
      )
      .all(limit);
    return rows.map(({ value }) => String(value));
  }

  /** The latest mails, of all or of one recipient (whole address, any case). */
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
