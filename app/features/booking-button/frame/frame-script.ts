/**
 * The only script of the frame. The page around it learns that the frame is there and that somebody wants it closed,
 * and nothing else; messages go to the site that the server recognized. Steps replace each other in the history, so the
 * browser's back button closes the frame.
 */
const { site } = document.body.dataset;
const tell = (message: string) => {
  if (site && parent !== window) parent.postMessage(`doorstep:${message}`, site);
};

tell('ready');
// The days begin at the first again with each page.
document.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell('close');
});
addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  if (!link || link.target || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  location.replace(link.href);
});
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (form.ariaBusy === 'true') event.preventDefault();
  form.ariaBusy = 'true';
});
// Whoever comes back to a page kept by the browser can send again.
addEventListener('pageshow', () => {
  for (const form of document.forms) form.ariaBusy = 'false';
});
