import { deletedAccount } from '#app/features/bookings/departed.ts';

interface Reachable {
  phone: string | null;
  email: string | null;
}

/** Returns a "tel:" URL for a number as it was typed; undefined if it is too short to be one (RFC 3966). */
export function callLink(phone: string | null): string | undefined {
  const number = dialable(phone);
  return number && `tel:${number}`;
}

/** Returns a text message URL if there is a number, otherwise a mail URL. */
export function messageLink({ phone, email }: Reachable): string | undefined {
  const number = dialable(phone);
  if (number) return `sms:${number}`;
  return email ? `mailto:${email}` : undefined;
}

/**
 * Returns a URL with directions to an address: a universal link, which phones open in their map app and everything
 * else in the browser (developers.google.com/maps/documentation/urls). Undefined if the address was removed with its
 * client.
 */
export function mapLink(location: string): string | undefined {
  return location === deletedAccount.location
    ? undefined
    : `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: location })}`;
}

function dialable(phone: string | null): string | undefined {
  const digits = phone?.replace(/\D/g, '') ?? '';
  if (digits.length < 7) return undefined;
  return phone?.trim().startsWith('+') ? `+${digits}` : digits;
}
