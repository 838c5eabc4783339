/**
 * Runs at the end of the page: begins to load its modules once the first frame is on its way. A page in the background
 * has no frames.
 */
const begin =
  `(function(d){function go(){d.querySelectorAll('link[rel=late]').forEach(function(l){l.rel='modulepreload'});` +
  `d.querySelectorAll('script[type=late]').forEach(function(l){var s=d.createElement('script');s.type='module';s.text=l.text;d.head.append(s)})}` +
  `d.hidden?go():requestAnimationFrame(function(){setTimeout(go)})})(document)`;

/**
 * Lets a page's modules wait for its first paint: whatever their priority, on a slow network they take their share of it
 * from the style sheet, the fonts and the picture that the visitor waits for. The page is whole without them.
 */
export function afterFirstPaint(html: string): string {
  // React writes the links into the head and the module at the end: the long body between need not be searched.
  const headEnd = html.indexOf('</head>');
  const module = html.lastIndexOf('<script type="module" async="">');
  const end = html.lastIndexOf('</body>');
  if (headEnd < 0 || module < headEnd || end < module) return html;
  const head = html.slice(0, headEnd).replaceAll('<link rel="modulepreload"', '<link rel="late"');
  const late = html.slice(module, end).replace('<script type="module" async="">', '<script type="late">');
  return `${head}${html.slice(headEnd, module)}${late}<script>${begin}</script>${html.slice(end)}`;
}
