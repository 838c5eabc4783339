/** Limits of a search in one's own messages. */
export const searchLimits = {
  /** Characters. */
  minimum: 2,
  maximum: 100,
  words: 8,
  /** The newest messages with the words that are looked at. */
  messages: 200,
  threads: 20,
  /** Shown of a thread. */
  matchesOfThread: 5,
  /** Characters of a snippet. */
  snippet: 110,
} as const;
