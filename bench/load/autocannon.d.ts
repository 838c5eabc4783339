/** The part of autocannon that the benches use; it comes without types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Requests, in place of a duration. */
    amount?: number;
    headers?: Record<string, string>;
    /** Sent in turn by each connection. */
    requests?: { path: string }[];
  }
  interface Result {
    requests: { average: number; total: number };
    non2xx: number;
    errors: number;
  }
  const autocannon: (options: Options) => Promise<Result>;
  export default autocannon;
}
