import { describe, expect, it } from 'vitest';
import { deviceKind, deviceName } from './device-name.ts';

const agents = {
  chromeOnWindows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36 Edg/153.0.0.0',
  safariOnIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  chromeOnIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/153.0.0.0 Mobile/15E148 Safari/604.1',
  samsung:
    'Mozilla/5.0 (Linux; Android 16; SM-S938B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
  androidTablet:
    'Mozilla/5.0 (Linux; Android 16; Pixel Tablet) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
  firefoxOnLinux: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  safariOnMac:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
  chromebook:
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
};

describe('a device in plain words', () => {
  it.each([
    [agents.chromeOnWindows, 'Chrome on Windows', 'computer'],
    [agents.edge, 'Edge on Windows', 'computer'],
    [agents.safariOnIphone, 'Safari on iPhone', 'phone'],
    [agents.chromeOnIphone, 'Chrome on iPhone', 'phone'],
    [agents.samsung, 'Samsung Internet on Android', 'phone'],
    [agents.androidTablet, 'Chrome on Android', 'tablet'],
    [agents.firefoxOnLinux, 'Firefox on Linux', 'computer'],
    [agents.safariOnMac, 'Safari on Mac', 'computer'],
    [agents.chromebook, 'Chrome on Chromebook', 'computer'],
    ['curl/8.5.0', 'An app or script', 'unknown'],
    ['', 'Unknown device', 'unknown'],
    [null, 'Unknown device', 'unknown'],
  ])('%s', (agent, name, kind) => {
    expect([deviceName(agent), deviceKind(agent)]).toEqual([name, kind]);
  });
});
