import type { DatabaseSync } from 'node:sqlite';
import type { Adapter, AdapterPayload } from 'oidc-provider';

/**
 * Stores what the provider must remember between requests (codes, sign-ins in progress, tokens), one row each.
 * Expired rows are not found and are deleted at the next write.
 */
export class ProtocolStore implements Adapter {
  private readonly database: DatabaseSync;
  private readonly model: string;

  constructor(database: DatabaseSync, model: string) {
    this.database = database;
    this.model = model;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    this.database.prepare('DELETE FROM google_protocol WHERE expires_at < ?').run(now());
    this.database
      .prepare(
        'INSERT OR REPLACE INTO google_protocol (model, id, payload, uid, grant_id, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .run(
        this.model,
        id,
        JSON.stringify(payload),
        payload.uid ?? null,
        payload.grantId ?? null,
        expiresIn ? now() + expiresIn : null,
      );
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.read(
      'SELECT payload FROM google_protocol WHERE model = ? AND id = ? AND coalesce(expires_at, ?3) >= ?3',
      id,
    );
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.read(
      'SELECT payload FROM google_protocol WHERE model = ? AND uid = ? AND coalesce(expires_at, ?3) >= ?3',
      uid,
    );
  }

  /** Used only by the device flow, which is off. */
  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  async consume(id: string): Promise<void> {
    this.database
      .prepare(`UPDATE google_protocol SET payload = json_set(payload, '$.consumed', ?) WHERE model = ? AND id = ?`)
      .run(now(), this.model, id);
  }

  async destroy(id: string): Promise<void> {
    this.database.prepare('DELETE FROM google_protocol WHERE model = ? AND id = ?').run(this.model, id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    this.database.prepare('DELETE FROM google_protocol WHERE grant_id = ?').run(grantId);
  }

  private read(query: string, value: string): AdapterPayload | undefined {
    const row = this.database.prepare(query).get(this.model, value, now());
    return row && (JSON.parse(String(row.payload)) as AdapterPayload);
  }
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}
