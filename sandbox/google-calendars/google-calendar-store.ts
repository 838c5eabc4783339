import { randomUUID } from 'node:crypto';

type Moment = { dateTime?: string | undefined; date?: string | undefined };

/** An event as the API has it; a deleted one stays, as cancelled. */
export type GoogleEvent = {
  id: string;
  status: 'confirmed' | 'cancelled';
  start: Moment;
  end: Moment;
  summary?: string | undefined;
  location?: string | undefined;
  description?: string | undefined;
  transparency?: string | undefined;
};

export type GoogleCalendar = { summary: string; role: 'owner' | 'freeBusyReader'; events: Map<string, GoogleEvent> };

type Grant = { email: string; scope: string };
type Code = Grant & { challenge: string };

/** Calendars of Google accounts by email, and what their owners allowed. */
export class GoogleCalendarStore {
  /** Access by calendar id; the primary calendar's is the email. */
  private readonly calendars = new Map<string, Map<string, GoogleCalendar>>();
  private readonly codes = new Map<string, Code>();
  private readonly grants = new Map<string, Grant>();
  private readonly accessTokens = new Map<string, string>();
  /** What was asked, by email: "GET /calendars/…?fields=…". */
  readonly requests = new Map<string, string[]>();

  /** The calendars of an account, which has a primary one, one for work, and a colleague's. */
  calendarsOf(email: string): Map<string, GoogleCalendar> {
    const known = this.calendars.get(email);
    if (known) return known;
    const calendar = (summary: string, role: GoogleCalendar['role']): GoogleCalendar => ({
      summary,
      role,
      events: new Map(),
    });
    const added = new Map([
      [email, calendar(email, 'owner')],
      [`work.${email}`, calendar('Work', 'owner')],
      [`team.${email}`, calendar('Team', 'freeBusyReader')],
    ]);
    this.calendars.set(email, added);
    return added;
  }

  allow(code: Code): string {
    const id = randomUUID();
    this.codes.set(id, code);
    return id;
  }

  /** A code is good once. */
  takeCode(id: string): Code | undefined {
    const code = this.codes.get(id);
    this.codes.delete(id);
    return code;
  }

  grant({ email, scope }: Grant): string {
    const refreshToken = randomUUID();
    this.grants.set(refreshToken, { email, scope });
    return refreshToken;
  }

  findGrant(refreshToken: string): Grant | undefined {
    return this.grants.get(refreshToken);
  }

  issueAccess(refreshToken: string): string {
    const token = randomUUID();
    this.accessTokens.set(token, refreshToken);
    return token;
  }

  findByAccess(token: string): Grant | undefined {
    return this.grants.get(this.accessTokens.get(token) ?? '');
  }

  /** As Google does: all that its owner allowed ends at once. */
  revoke(email: string): void {
    for (const [token, grant] of this.grants) if (grant.email === email) this.grants.delete(token);
  }

  countGrants(email: string): number {
    return [...this.grants.values()].filter((grant) => grant.email === email).length;
  }
}
