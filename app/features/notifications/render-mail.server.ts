import type { ReactElement } from 'react';

/** A mail as HTML and as its plain-text twin. The renderer is large and loaded with the first mail only. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  const { render } = await import('@react-email/render');
  const [html, text] = await Promise.all([render(mail), render(mail, { plainText: true })]);
  return { html, text };
}
