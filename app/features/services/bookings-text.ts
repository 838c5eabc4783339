/** "1 booking", "3 bookings". */
export function bookingsText(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'booking' : 'bookings'}`;
}
