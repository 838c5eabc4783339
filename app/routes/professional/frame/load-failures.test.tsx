import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { PortfolioSection } from '#app/features/portfolio/components/portfolio-section.tsx';
import type { OwnPortfolio } from '#app/features/portfolio/queries/read-portfolio.server.ts';
import Payments from '../payments.tsx';
import Profile from '../profile.tsx';
import Services from '../services.tsx';
import { proves } from '#tests/support/proves.ts';

function shown(Component: () => React.ReactNode): string {
  const Page = createRoutesStub([{ path: '/', Component }]);
  return renderToString(createElement(Page));
}
const portfolio = (missing: OwnPortfolio['missing']) =>
  shown(() => <PortfolioSection portfolio={{ professionalId: 'p', photos: [], missing }} />);

it('a portfolio that could not be read says so and can be read again', proves('ERR-070', 'ERR-071'), () => {
  expect(portfolio('portfolio')).toContain('Failed to load portfolio data. Please try again later.');
  expect(portfolio('photos')).toContain('Failed to load portfolio photos. Please try again.');
  expect(portfolio('photos')).toContain('Try again</span>');
});

it('a profile that could not be read says so and can be read again', proves('ERR-069', 'ERR-067'), () => {
  const props = { loaderData: { userId: 'u', now: 0 } } as Parameters<typeof Profile>[0];
  const html = shown(() => <Profile {...props} />);
  expect(html).toContain('Failed to load profile data. Please try again.');
  expect(html).toContain('Try again</span>');
});

it('services that could not be read say so and can be read again', proves('ERR-067', 'ERR-068'), () => {
  const props = { loaderData: { services: null } } as Parameters<typeof Services>[0];
  const html = shown(() => <Services {...props} />);
  expect(html).toContain('Failed to load services');
  expect(html).toContain('Try again</span>');
});

it.each(['Not authenticated', 'Professional profile not found', 'Failed to load payment dashboard'])(
  'payments that could not be read say why (%s) and can be read again',
  proves('ERR-098 to ERR-100'),
  (message) => {
    const props = { loaderData: { state: 'failed', message } } as Parameters<typeof Payments>[0];
    const html = shown(() => <Payments {...props} />);
    expect(html).toContain(message);
    expect(html).toContain('Try again</span>');
  },
);
