/** Formats a count: "1 booking", "1,200 bookings". */
export function formatCount(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
