/**
 * The script of the booking button on a professional's own site. It turns links with `data-doorstep` into buttons that
 * open the frame; without it, or where the frame is refused, they lead to the profile. Its contract, version 1: the
 * attributes data-doorstep (the professional's id), data-service, data-color, data-theme and data-label, and the
 * messages "doorstep:ready" and "doorstep:close" of the frame. It stores nothing and writes no inline style or script,
 * so a site's own policy only has to name our origin (script-src, frame-src).
 */
const readyMilliseconds = 2_500;
const source = document.currentScript as HTMLScriptElement;
const ourOrigin = new URL(source.src).origin;

function decorate(link: HTMLAnchorElement): void {
  const { color = '#0b5d4e', text = '#fff', label } = link.dataset;
  if (label) link.textContent = label;
  link.style.cssText = `display:inline-block;padding:14px 24px;border-radius:12px;font:600 16px/20px system-ui,sans-serif;text-decoration:none;border:1px solid rgba(128,128,128,.4);background:${color};color:${text}`;
  link.setAttribute('aria-haspopup', 'dialog');
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    event.preventDefault();
    open(link);
  });
}

function frameUrl({ dataset }: HTMLAnchorElement): string {
  const url = new URL(`/embed/professionals/${dataset['doorstep']}`, ourOrigin);
  const parts = {
    service: dataset['service'],
    color: dataset['color'],
    theme: dataset['theme'],
    site: location.origin,
  };
  for (const [name, value] of Object.entries(parts)) if (value) url.searchParams.set(name, value);
  return url.href;
}

function open(link: HTMLAnchorElement): void {
  const dialog = document.createElement('dialog');
  const frame = document.createElement('iframe');
  const close = document.createElement('button');
  const isNarrow = innerWidth < 560;
  const name = link.textContent.trim();
  dialog.setAttribute('aria-label', name);
  dialog.style.cssText =
    'position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;background:rgba(20,17,14,.55)';
  frame.title = name;
  frame.src = frameUrl(link);
  const place = isNarrow
    ? 'inset:0;width:100%;height:100%'
    : 'inset:0;margin:auto;width:480px;height:min(760px,94%);border-radius:20px';
  const { theme } = link.dataset;
  const isDark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme:dark)').matches);
  frame.style.cssText = `position:absolute;border:0;background:${isDark ? '#211d19' : '#fff'};${place}`;
  close.type = 'button';
  close.textContent = '×';
  close.setAttribute('aria-label', 'Close');
  const corner = isNarrow ? 'top:8px;right:8px' : 'top:16px;right:16px';
  close.style.cssText = `position:absolute;z-index:1;${corner};width:44px;height:44px;border:0;border-radius:50%;font:28px/1 system-ui;background:#fff;color:#1f1b16;cursor:pointer`;
  close.addEventListener('click', () => dialog.close());
  dialog.append(close, frame);
  const { overflow } = document.documentElement.style;
  let isReady = false;
  const listen = (event: MessageEvent) => {
    if (event.origin !== ourOrigin || event.source !== frame.contentWindow) return;
    if (event.data === 'doorstep:ready') isReady = true;
    if (event.data === 'doorstep:close') dialog.close();
  };
  const back = () => dialog.close();
  // A frame that is refused loads, too, but never says that it is ready.
  frame.addEventListener('load', () =>
    setTimeout(() => isReady || !dialog.open || location.assign(link.href), readyMilliseconds),
  );
  dialog.addEventListener('close', () => {
    removeEventListener('message', listen);
    removeEventListener('popstate', back);
    document.documentElement.style.overflow = overflow;
    dialog.remove();
    if (history.state === mark) history.back();
  });
  const mark = 'doorstep';
  addEventListener('message', listen);
  history.pushState(mark, '');
  addEventListener('popstate', back);
  document.documentElement.style.overflow = 'hidden';
  document.body.append(dialog);
  dialog.showModal();
}

function start(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-doorstep]:not([aria-haspopup])'))
    decorate(link);
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
