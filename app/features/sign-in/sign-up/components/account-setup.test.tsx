import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { joinUrl } from '#app/pages/page-urls.ts';
import { AccountSetup } from './account-setup.tsx';
import { proves } from '#tests/support/proves.ts';

it(
  'asks somebody without a profile what they are, and lets them leave',
  proves('AUTH-059', 'AUTH-060', 'AUTH-061', 'AUTH-062'),
  () => {
    const drawn = renderToStaticMarkup(
      <MemoryRouter>
        <AccountSetup email="maya@example.com" />
      </MemoryRouter>,
    );
    expect(drawn).toMatch(/<button[^>]*>.*I(&#x27;|')m a Client/);
    expect(drawn).toMatch(/<a[^>]*>.*I(&#x27;|')m a Professional/);
    expect(drawn).toContain(`href="${joinUrl}"`);
    expect(drawn).toMatch(/<button[^>]*>.*Sign Out/);
    expect(drawn).toContain('maya@example.com');
  },
);
