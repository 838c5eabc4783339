/** "25" and "25.5" as typed mean "25.00" and "25.50"; what is no amount stays as it is. */
export function withCents(typed: string): string {
  const match = /^\$?\s*(\d{1,8})(?:\.(\d{1,2}))?$/.exec(typed.trim());
  return match ? `${match[1]}.${(match[2] ?? '').padEnd(2, '0')}` : typed;
}
