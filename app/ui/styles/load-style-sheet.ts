const loading = new Map<string, Promise<void>>();

/**
 * Loads a style sheet behind all others, once. Resolves without it, too, if it cannot be loaded. A sheet that React
 * places (`precedence`) would stand first, where its layers rank below the base (decision 068).
 */
export function loadStyleSheet(href: string): Promise<void> {
  const loaded =
    loading.get(href) ??
    new Promise<void>((resolve) => {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'stylesheet', href, onload: () => resolve(), onerror: () => resolve() });
      document.head.append(link);
    });
  loading.set(href, loaded);
  return loaded;
}
