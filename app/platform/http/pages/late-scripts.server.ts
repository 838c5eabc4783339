// oxlint-disable-next-line import/default -- The module's text, see scripts/build/inline-scripts.ts.
import pageWatch from '#app/page-watch/page-watch.ts?inline-script';

/**
 * Runs at the end of the page: starts loading its modules at the first paint or interaction. A page in the background
 * does not paint, and not every browser reports paints: those wait at most a second.
 */
const begin =
  `(function(d,w){var went;function go(){if(went)return;went=1;d.querySelectorAll('link[rel=late]').forEach(function(l){l.rel='modulepreload'});` +
  `d.querySelectorAll('script[type=late]').forEach(function(l){var s=d.createElement('script');s.type='module';s.text=l.text;d.head.append(s)})}` +
  `if(d.hidden||!w.PerformanceObserver)return go();` +
  `new PerformanceObserver(function(l){l.getEntriesByName('first-contentful-paint').length&&go()}).observe({type:'paint',buffered:true});` +
  `['pointerdown','keydown'].forEach(function(e){w.addEventListener(e,go,{once:true,capture:true})});` +
  `setTimeout(go,1000)})(document,window)`;

/** The inline script at the end of each page, one character per byte, as pages are put together. */
export const lateScript = Buffer.from(`${begin};${pageWatch}`).toString('latin1');

/**
 * Delays a page's modules until its first paint: whatever their priority, on a slow network they take bandwidth from
 * the style sheet, the fonts and the picture that the visitor waits for. The page is complete without them.
 */
export function afterFirstPaint(html: string): string {
  // React writes the links into the head and the module at the end, so the long body between need not be searched.
  const headEnd = html.indexOf('</head>');
  const module = html.lastIndexOf('<script type="module" async="">');
  const end = html.lastIndexOf('</body>');
  if (headEnd < 0 || module < headEnd || end < module) return html;
  const head = html.slice(0, headEnd).replaceAll('<link rel="modulepreload"', '<link rel="late"');
  const late = html.slice(module, end).replace('<script type="module" async="">', '<script type="late">');
  return `${head}${html.slice(headEnd, module)}${late}<script>${lateScript}</script>${html.slice(end)}`;
}
