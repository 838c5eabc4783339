import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PasswordRow } from './password-row.tsx';

const shown = (hasPassword: boolean, hasGoogle: boolean) =>
  renderToStaticMarkup(<PasswordRow email="gina@example.com" {...{ hasPassword, hasGoogle }} />);

it('names Google only to whom signs in with it', () => {
  expect(shown(false, true)).toContain('None yet. You sign in with Google.');
  expect(shown(false, false)).toContain('None yet. Set one, so that you can log in.');
  expect(shown(true, true)).not.toContain('Google');
});
