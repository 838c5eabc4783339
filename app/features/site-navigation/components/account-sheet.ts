import sheet from './account.css?url';

let loading: Promise<void> | undefined;

/** Loads the styles of the account menu behind all others. Resolves without them, too, if they cannot be loaded. */
export function loadAccountSheet(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: sheet, onload: () => resolve(), onerror: () => resolve() });
    document.head.append(link);
  });
  return loading;
}
