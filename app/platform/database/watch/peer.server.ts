import { DatabaseSilentError } from './database-silence.ts';

/** A connection as whoever watches it needs to know it. */
export interface PeerConnection {
  /** Its application_name in pg_stat_activity. */
  readonly sessionName: string;
  /** Whether it waits for notifications. */
  readonly listens: boolean;
  /** The bytes received so far. */
  readonly bytesReceived: number;
  /** How long, in ms, a query has waited for an answer here; 0 if none does. */
  readonly waitedMilliseconds: number;
  /** Sends a query if none is pending. */
  ping(): void;
  /** Closes it: everything that waits on it fails at once. */
  sever(): void;
}

/** What a pooler in front of PostgreSQL does to connections. */
export interface PeerTraits {
  /** Whether connections take turns on the sessions of the database, a transaction each. */
  sharesSessions: boolean;
  /** Whether a statement that a connection has prepared can be used in its next transaction, too. */
  keepsPrepared: boolean;
}

const ownSessions: PeerTraits = { sharesSessions: false, keepsPrepared: true };

/**
 * What connections of this process lead to: PostgreSQL, a pooler in front of it, or a replica. They are watched
 * together, because they fall silent together.
 */
export class Peer {
  /** How logs call it. */
  readonly name: string;
  readonly traits: PeerTraits;
  /** Whether it follows another server: any other peer has to take writes. */
  readonly isReplica: boolean;
  /** The connections that are still being opened. */
  readonly connecting = new Set<PeerConnection>();
  /** The open connections. */
  readonly standing = new Set<PeerConnection>();
  #silentSince: number | undefined;

  constructor(name: string, traits: PeerTraits = ownSessions, isReplica = false) {
    this.name = name;
    this.traits = traits;
    this.isReplica = isReplica;
  }

  /** Returns the error for a query while it is silent; undefined while it answers, or nothing watches it. */
  get silence(): DatabaseSilentError | undefined {
    return this.#silentSince === undefined ? undefined : new DatabaseSilentError();
  }

  /**
   * Records that it answers.
   * @returns how long, in ms, it had been silent; undefined if it was not
   */
  markResponsive(): number | undefined {
    const silence = this.#silentSince === undefined ? undefined : performance.now() - this.#silentSince;
    this.#silentSince = undefined;
    return silence;
  }

  /**
   * Records that it is silent.
   * @returns whether it was not silent before
   */
  markSilent(): boolean {
    const isNews = this.#silentSince === undefined;
    this.#silentSince ??= performance.now();
    return isNews;
  }
}

/** Where connections lead whose configuration names no other. */
export const primaryPeer = new Peer('primary');
