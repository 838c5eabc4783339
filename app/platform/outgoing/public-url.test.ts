import { describe, expect, it } from 'vitest';
import { whyNotPublic } from './public-url.server.ts';

const reason = (url: string) => whyNotPublic(url, { allowLoopback: false });
const unreachable = 'The URL must be reachable from the internet';

describe('a URL that leads into a private network', () => {
  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://①②⑦.⓪.⓪.①/',
    'https://0.0.0.0/',
    'https://10.0.0.8/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://198.18.0.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[fe80::1]/',
    'https://[fc00::1]/',
    'https://[fd12:3456::1]/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://api.localhost/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://router.home.arpa/',
    'https://intranet/',
  ])('%s is refused', (url) => expect(reason(url)).toBe(unreachable));
});

it.each([
  'https://example.com/hooks?a=1',
  'https://93.184.215.14/',
  'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/',
])('%s is accepted', (url) => expect(reason(url)).toBeUndefined());

it.each([
  ['', 'Please enter a URL, such as https://example.com/hooks'],
  ['example.com/hooks', 'Please enter a URL, such as https://example.com/hooks'],
  ['http://example.com/', 'The URL must begin with https://'],
  ['ftp://example.com/', 'The URL must begin with https://'],
  ['javascript:alert(1)', 'The URL must begin with https://'],
  ['https://maya:secret@example.com/', 'The URL can’t have a user name or password'],
])('%s is refused with a reason', (url, expected) => expect(reason(url)).toBe(expected));

it('this machine is reachable only where the setting allows it', () => {
  const allowed = (url: string) => whyNotPublic(url, { allowLoopback: true });
  expect(allowed('http://127.0.0.1:3000/hooks')).toBeUndefined();
  expect(allowed('http://localhost/hooks')).toBeUndefined();
  expect(allowed('https://10.0.0.1/')).toBe(unreachable);
});
