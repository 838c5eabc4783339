import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ServiceOffers } from './service-offers.tsx';

it('PRO-023 says that no services are listed yet', () => {
  const drawn = renderToStaticMarkup(<ServiceOffers services={[]} professional={{ id: '1', name: 'Maya Brooks' }} />);
  expect(drawn).toContain('No services listed yet.');
});
