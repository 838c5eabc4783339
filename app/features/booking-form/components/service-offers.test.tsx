import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ServiceOffers } from './service-offers.tsx';
import { proves } from '#tests/support/proves.ts';

it('says that no services are listed yet', proves('PRO-023'), () => {
  const drawn = renderToStaticMarkup(<ServiceOffers services={[]} professional={{ id: '1', name: 'Maya Brooks' }} />);
  expect(drawn).toContain('No services listed yet.');
});
