import { describe, expect, it } from 'vitest';
import { openPush, ownUrl, showPush } from './push-messages.ts';

const origin = 'https://doorstep.example';

async function shown(data: { json(): unknown } | null) {
  const calls: [string, NotificationOptions | undefined][] = [];
  await showPush({ showNotification: async (title, options) => void calls.push([title, options]) }, data);
  return calls;
}

describe('a push', () => {
  it('is shown with its title, its text and where it leads, and alerts although it takes an earlier one’s place', async () => {
    const message = {
      title: 'New booking: Haircut',
      body: 'Maya, Sat, Nov 21 at 2:00 PM CST',
      path: '/dashboard/professional/calendar',
      tag: 'booking-1',
    };
    expect(await shown({ json: () => message })).toEqual([
      [
        'New booking: Haircut',
        {
          body: message.body,
          tag: 'booking-1',
          renotify: true,
          icon: '/icon-192.png',
          badge: '/icon-192.png',
          data: { path: message.path },
        },
      ],
    ]);
  });

  it.each([
    null,
    { json: () => null },
    { json: () => ({}) },
    { json: () => ({ tag: '' }) },
    {
      json: () => {
        throw new SyntaxError('no JSON');
      },
    },
  ])('that cannot be read is shown all the same', async (data) => {
    expect(await shown(data)).toEqual([
      ['Doorstep', expect.objectContaining({ data: { path: '/dashboard' }, tag: 'unreadable' })],
    ]);
  });
});

describe('pressing a notification', () => {
  async function press(path: unknown, open: string[]) {
    const happened: string[] = [];
    const clients = {
      claim: async () => undefined,
      matchAll: async () => open.map((url) => ({ url, focus: async () => happened.push(`focus ${url}`) })),
      openWindow: async (url: string) => happened.push(`open ${url}`),
    };
    await openPush(clients, { close: () => void happened.push('close'), data: { path } }, origin);
    return happened;
  }

  it('brings the window that shows its page to the front', async () => {
    const open = [`${origin}/services`, `${origin}/dashboard/professional/calendar?week=2`];
    expect(await press('/dashboard/professional/calendar', open)).toEqual(['close', `focus ${open[1]}`]);
  });

  it('opens its page where none shows it, and leaves what others show alone', async () => {
    expect(await press('/dashboard/professional/calendar', [`${origin}/dashboard/professional/profile`])).toEqual([
      'close',
      `open ${origin}/dashboard/professional/calendar`,
    ]);
  });

  it.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)', '/\\evil.example', undefined, 7])(
    'opens no address but our own: %s',
    (path) => {
      expect(ownUrl(path, origin).href).toBe(`${origin}/`);
    },
  );
});
