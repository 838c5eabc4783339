import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GoogleSignIn } from './google-sign-in.tsx';
import { proves } from '#tests/support/proves.ts';

const drawn = (offered: boolean) =>
  renderToStaticMarkup(<GoogleSignIn offered={offered} place="sign-in" callbackURL="/auth/callback" />);

it(
  'the button is there where sign-in with Google is set up, and nothing at all elsewhere',
  proves('AUTH-004', 'OPEN-52'),
  () => {
    expect(drawn(true)).toMatch(/<button type="button"[^>]*>.*Continue with Google/);
    expect(drawn(false)).toBe('');
  },
);
