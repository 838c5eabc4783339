import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

export type SandboxText = {
  sid: string;
  direction: 'outbound-api' | 'outbound-reply' | 'inbound';
  to: string;
  from: string;
  body: string;
  status: string;
  segments: number;
  errorCode: number | null;
  statusCallback: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
};

type NewText = Pick<SandboxText, 'direction' | 'to' | 'from' | 'body' | 'segments'> &
  Partial<Pick<SandboxText, 'sid' | 'status' | 'statusCallback'>>;

/** Texts that were sent to phones, and those that phones sent. */
export class SmsStore {
  private readonly database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  insert(text: NewText): SandboxText {
    const { sid = `SM${randomBytes(16).toString('hex')}`, status = 'queued', statusCallback = null } = text;
    this.database
      .prepare(
        'INSERT OR IGNORE INTO texts (sid, direction, receiver, sender, body, status, segments, status_callback, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      )
      .run(sid, text.direction, text.to, text.from, text.body, status, text.segments, statusCallback, Date.now());
    return this.find(sid) as SandboxText;
  }

  find(sid: string): SandboxText | null {
    const row = this.database.prepare('SELECT * FROM texts WHERE sid = ?').get(sid);
    return row ? textOf(row) : null;
  }

  setStatus(sid: string, status: string, errorCode: number | null): void {
    this.database.prepare('UPDATE texts SET status = ?, error_code = ? WHERE sid = ?').run(status, errorCode, sid);
  }

  /** Returns the latest texts first, to and from every phone or one. */
  list(filter: { phone?: string | undefined; limit: number }): SandboxText[] {
    return this.database
      .prepare('SELECT * FROM texts WHERE ?1 IS NULL OR receiver = ?1 OR sender = ?1 ORDER BY id DESC LIMIT ?2')
      .all(filter.phone ?? null, filter.limit)
      .map(textOf);
  }
}

function textOf(row: Record<string, unknown>): SandboxText {
  return {
    sid: String(row.sid),
    direction: String(row.direction) as SandboxText['direction'],
    to: String(row.receiver),
    from: String(row.sender),
    body: String(row.body),
    status: String(row.status),
    segments: Number(row.segments),
    errorCode: row.error_code === null ? null : Number(row.error_code),
    statusCallback: row.status_callback === null ? null : String(row.status_callback),
    createdAt: Number(row.created_at),
  };
}
