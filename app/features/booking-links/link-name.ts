import { linkLimits } from './link-limits.ts';

/** Lowercase letters and digits, in groups with single hyphens between them. */
const spelling = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What may follow the `@` is ASCII only, so no letter of another script can pass for one of these. */
export function isLinkName(text: string): boolean {
  return spelling.test(text) && text.length >= linkLimits.nameMinimum && text.length <= linkLimits.nameMaximum;
}

const lookAlikes: [from: RegExp, to: string][] = [
  [/-/g, ''],
  [/0/g, 'o'],
  [/[1il]/g, 'l'],
  [/5/g, 's'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** Returns a name with look-alike characters made one: two names that people confuse have the same skeleton. */
export function skeletonOf(name: string): string {
  return lookAlikes.reduce((text, [from, to]) => text.replace(from, to), name);
}

/** Words that would make a link look like ours, or like a page. */
const reserved = [
  'about',
  'account',
  'admin',
  'administrator',
  'api',
  'app',
  'billing',
  'booking',
  'bookings',
  'contact',
  'dashboard',
  'help',
  'home',
  'legal',
  'login',
  'moderator',
  'official',
  'payment',
  'payments',
  'privacy',
  'professional',
  'professionals',
  'root',
  'security',
  'service',
  'services',
  'signup',
  'staff',
  'support',
  'system',
  'team',
  'terms',
  'verified',
];
const reservedSkeletons = new Set(reserved.map(skeletonOf));
const brand = skeletonOf('doorstep');

/** Whether a name could be taken for ours, however it is spelled. */
export function isReservedName(name: string): boolean {
  const skeleton = skeletonOf(name);
  return reservedSkeletons.has(skeleton) || skeleton.includes(brand);
}

/** Returns the name that a person's name and place suggest, without regard to who has it: "maya-brooks". */
export function suggestNames(firstName: string, lastName: string, city: string): string[] {
  const whole = plain(`${firstName} ${lastName}`);
  const first = plain(firstName);
  const numbered = Array.from({ length: 8 }, (_, index) => `${whole}-${index + 2}`);
  const candidates = [whole, plain(`${firstName} ${lastName} ${city}`), plain(`${first} ${city}`), ...numbered];
  return candidates.filter((name) => isLinkName(name) && !isReservedName(name));
}

/** Without accents and signs, with hyphens between words, as long as a name may be. */
function plain(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase();
  return letters
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, linkLimits.nameMaximum - 3)
    .replace(/^-+|-+$/g, '');
}
