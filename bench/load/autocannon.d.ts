/** The part of autocannon's API that the benches use; it ships without types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Number of requests, instead of a duration. */
    amount?: number;
    headers?: Record<string, string>;
    /** Each connection sends them in turn. */
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
