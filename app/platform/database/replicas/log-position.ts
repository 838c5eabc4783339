/** A place in PostgreSQL's write-ahead log, as a number that grows. */
export type LogPosition = bigint;

/** Further than any log: nobody has replayed it. */
export const endOfTime: LogPosition = 0xffff_ffff_ffff_ffffn;

/** Reads a pg_lsn such as `16/B374D848`; undefined for anything else. */
export function readLogPosition(text: string | undefined): LogPosition | undefined {
  const [, high, low] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i.exec(text ?? '') ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : undefined;
}

export function writeLogPosition(position: LogPosition): string {
  return `${(position >> 32n).toString(16)}/${(position & 0xffff_ffffn).toString(16)}`.toUpperCase();
}
