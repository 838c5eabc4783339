/**
 * The push services of existing browsers. The URL comes from a browser, that is, from anyone, and the server calls
 * it: no other host is ever called.
 */
const services = [
  /^fcm\.googleapis\.com$/, // Chrome, Edge, Opera, Brave
  /^updates\.push\.services\.mozilla\.com$/, // Firefox
  /^(?:[a-z0-9-]+\.)+notify\.windows\.com$/, // Edge on Windows
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/, // Safari
];

/** Whether pushes may be sent to this URL; `sandboxOrigin` is the sandbox's, while it runs. */
export function isPushEndpoint(endpoint: string, sandboxOrigin?: string): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (sandboxOrigin !== undefined && url.origin === sandboxOrigin) return url.pathname.startsWith('/sandbox/push/');
  return url.protocol === 'https:' && url.port === '' && services.some((service) => service.test(url.hostname));
}
