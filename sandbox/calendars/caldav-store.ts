import { createHash } from 'node:crypto';

/** An event of a calendar: its file, and the version of it. */
export type StoredEvent = { text: string; etag: string };

export type SandboxCalendar = { name: string; isReadOnly: boolean; changes: number; events: Map<string, StoredEvent> };

export type SandboxAccount = {
  username: string;
  password: string;
  /** By the last part of its path. */
  calendars: Map<string, SandboxCalendar>;
  /** What was asked of it: "PUT work/1.ics". */
  requests: string[];
};

/** The accounts of the stand-in for calendar servers. */
export class CaldavStore {
  private readonly accounts = new Map<string, SandboxAccount>();

  /** Adds an account with empty calendars, or starts it anew. */
  add(username: string, password: string, calendars: readonly { id: string; name: string; isReadOnly?: boolean }[]) {
    const empty = calendars.map(({ id, name, isReadOnly = false }): [string, SandboxCalendar] => [
      id,
      { name, isReadOnly, changes: 0, events: new Map() },
    ]);
    this.accounts.set(username, { username, password, calendars: new Map(empty), requests: [] });
  }

  find(username: string): SandboxAccount | undefined {
    return this.accounts.get(username);
  }

  /** @returns whether the event is new */
  put(calendar: SandboxCalendar, file: string, text: string): boolean {
    const isNew = !calendar.events.has(file);
    calendar.events.set(file, { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` });
    calendar.changes += 1;
    return isNew;
  }

  /** @returns whether it was there */
  remove(calendar: SandboxCalendar, file: string): boolean {
    const isRemoved = calendar.events.delete(file);
    if (isRemoved) calendar.changes += 1;
    return isRemoved;
  }
}
