import { describe, expect, it } from 'vitest';
import { pushAlerts, type PushBlocker } from './push-alerts.ts';
import { deviceFacts, findPushBlocker, subscribeBlocker } from './push-support.ts';
import { proves } from '#tests/support/proves.ts';

const able = { secure: true, serviceWorker: true, push: true, notifications: true };
const computer = { isMobile: false, isIOS: false, isAndroid: false };
const error = (name: string) => new DOMException('', name);

describe('which device this is', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
      5,
      { isMobile: true, isIOS: true, isAndroid: false },
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15',
      5,
      { isMobile: true, isIOS: true, isAndroid: false },
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 0, computer],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36',
      5,
      { isMobile: true, isIOS: false, isAndroid: true },
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-X710) Chrome/140.0 Safari/537.36',
      5,
      { isMobile: true, isIOS: false, isAndroid: true },
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36', 10, computer],
  ])('%s with %i touch points', proves('PUSH-013'), (userAgent, maxTouchPoints, facts) => {
    expect(deviceFacts({ userAgent, maxTouchPoints })).toEqual(facts);
  });
});

describe('what makes notifications impossible', () => {
  it('a phone, by design and before anything else', proves('PUSH-013', 'PUSH-017'), () => {
    expect(findPushBlocker({ ...computer, isMobile: true }, { ...able, push: false }, 'denied')).toBe('mobile');
  });

  it.each(['secure', 'serviceWorker', 'push', 'notifications'] as const)(
    'a browser without %s',
    proves('PUSH-018'),
    (part) => {
      expect(findPushBlocker(computer, { ...able, [part]: false }, 'default')).toBe('unsupported');
    },
  );

  it(
    'that they were forbidden; not that nobody was asked yet',
    proves('PUSH-010', 'PUSH-011', 'PUSH-012', 'PUSH-019'),
    () => {
      const blockers = (['default', 'granted', 'denied'] as const).map((permission) =>
        findPushBlocker(computer, able, permission),
      );
      expect(blockers).toEqual([undefined, undefined, 'denied']);
    },
  );
});

describe('what a failed subscription means', () => {
  for (const [proof, failure, permission, blocker] of [
    [proves('PUSH-019'), error('NotAllowedError'), 'denied', 'denied'],
    [proves('PUSH-020'), error('NotAllowedError'), 'default', 'cancelled'],
    [proves('PUSH-021'), error('NotSupportedError'), 'granted', 'notSupported'],
    [proves('PUSH-022'), error('InvalidStateError'), 'granted', 'serviceWorker'],
    [proves('PUSH-023'), error('AbortError'), 'granted', 'network'],
    [proves('PUSH-023'), error('NetworkError'), 'granted', 'network'],
    [proves('PUSH-023'), new TypeError('Failed to fetch'), 'granted', 'network'],
  ] as const)
    it(`takes ${failure.name} with the permission ${permission} as ${blocker}`, proof, () => {
      expect(subscribeBlocker(failure, permission)).toBe(blocker);
    });
});

it(
  'each alert says what failed and what to do; the stated one begins as stated',
  proves('OPEN-40', 'OPEN-41', 'PUSH-017'),
  () => {
    expect(pushAlerts.mobile.text).toBe(
      'Push notifications are not available on mobile devices. Please use a desktop browser.',
    );
    const blockers: PushBlocker[] = [
      'mobile',
      'unsupported',
      'denied',
      'cancelled',
      'notSupported',
      'serviceWorker',
      'network',
    ];
    expect(Object.keys(pushAlerts).sort()).toEqual(blockers.toSorted());
    for (const { title, text } of Object.values(pushAlerts))
      expect([title.length > 5, text.endsWith('.')]).toEqual([true, true]);
  },
);
