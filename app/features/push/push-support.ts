import type { PushBlocker } from './push-alerts.ts';

/** Whether notifications reach this browser: no, yes, or something is wrong (document 2, section 4). */
export type PushState = 'none' | 'active' | 'error';

export type DeviceFacts = { isMobile: boolean; isIOS: boolean; isAndroid: boolean };

type Agent = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** Detects phones and tablets from what they report. An iPad reports that it is a Mac, but has a touch screen. */
export function deviceFacts({ userAgent, maxTouchPoints }: Agent): DeviceFacts {
  const isIOS = /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
  const isAndroid = /\bAndroid\b/.test(userAgent);
  return { isMobile: isIOS || isAndroid || /\bMobile\b/.test(userAgent), isIOS, isAndroid };
}

/** Which of the features that push needs a browser has. */
export type PushSupport = { secure: boolean; serviceWorker: boolean; push: boolean; notifications: boolean };

export function pushSupport(scope: typeof globalThis): PushSupport {
  return {
    secure: scope.isSecureContext,
    serviceWorker: 'navigator' in scope && 'serviceWorker' in scope.navigator,
    push: 'PushManager' in scope,
    notifications: 'Notification' in scope,
  };
}

/** Returns what makes notifications impossible in this browser, before permission is requested. */
export function findPushBlocker(
  device: DeviceFacts,
  support: PushSupport,
  permission: NotificationPermission,
): PushBlocker | undefined {
  if (device.isMobile) return 'mobile';
  if (!Object.values(support).every(Boolean)) return 'unsupported';
  return permission === 'denied' ? 'denied' : undefined;
}

/**
 * Returns what a failed PushManager.subscribe means. Chromium reports an unreachable push service as an AbortError,
 * others as a NetworkError. https://w3c.github.io/push-api/#subscribe-method
 */
export function subscribeBlocker(error: unknown, permission: NotificationPermission): PushBlocker {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return permission === 'denied' ? 'denied' : 'cancelled';
  if (name === 'NotSupportedError') return 'notSupported';
  if (name === 'InvalidStateError') return 'serviceWorker';
  return 'network';
}
