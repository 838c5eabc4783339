import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GoogleSignIn } from './google-sign-in.tsx';

const drawn = (offered: boolean) =>
  renderToStaticMarkup(<GoogleSignIn offered={offered} place="sign-in" callbackURL="/auth/callback" />);

it('AUTH-004 OPEN-52 the button is there where sign-in with Google is set up, and nothing at all elsewhere', () => {
  expect(drawn(true)).toMatch(/<button type="button"[^>]*>.*Continue with Google/);
  expect(drawn(false)).toBe('');
});
