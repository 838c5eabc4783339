import { expect, it } from 'vitest';
import { pageUrl } from './page-url.ts';

it.each([
  ['/dashboard/client', '/dashboard/client'],
  ['/dashboard/client?tab=past', '/dashboard/client?tab=past'],
  ['/dashboard/client.data', '/dashboard/client'],
  ['/dashboard/client.data?_routes=routes%2Fclient%2Fdashboard', '/dashboard/client'],
  ['/booking.data?pro=1&_routes=a&service=2', '/booking?pro=1&service=2'],
  ['/_.data', '/'],
  ['/a/_.data?x=1', '/a/?x=1'],
  ['/my.database', '/my.database'],
])('%s is the page %s', (requested, shown) => expect(pageUrl(`http://localhost${requested}`)).toBe(shown));
