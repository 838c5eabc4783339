import { untilAlive } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { tagged } from '#tests/support/proves.ts';

const nobody = '01a1f9cd-0000-7000-8000-000000000000';
const long = 'x'.repeat(3_000);

/** Nonsense in addresses, and the heading of the sensible page that answers it. */
const addresses: readonly [path: string, heading: RegExp, status: number][] = [
  ['/professionals?search=%00', /Professionals who come/, 200],
  ['/professionals?search=%', /Professionals who come/, 200],
  ['/professionals?search=%E0%A4%A', /Professionals who come/, 200],
  ['/professionals?search=%27%3B%20drop%20table%20bookings%3B--', /Professionals who come/, 200],
  ['/professionals?search=%3Cscript%3Ealert(1)%3C%2Fscript%3E', /Professionals who come/, 200],
  [`/professionals?search=${long}`, /Professionals who come/, 200],
  ['/professionals?search=a&search=b&sort=1&sort=2', /Professionals who come/, 200],
  ['/professionals?cursor=eyJub3QiOiJhIGN1cnNvciJ9&place=%00&date=2026-99-99', /Professionals who come/, 200],
  ['/professionals?place=00000&date=1900-01-01&verified=1', /Professionals who come/, 200],
  ['/professionals?service[]=a&__proto__=b&constructor=c', /Professionals who come/, 200],
  ['/professionals/%00', /Professionals who come/, 200],
  ['/professionals/..%2F..%2Fetc%2Fpasswd', /Professional Not Found|404/, 404],
  [`/professionals/${nobody}?tab=nothing`, /Professional Not Found/, 404],
  ['/services/%00x', /Service Not Found/, 404],
  ['/services/submarines', /Service Not Found/, 404],
  ['/booking?pro=%00', /Book a visit/, 200],
  ['/booking?pro=1&service=2&date=3&time=4&name=5', /Book a visit/, 200],
  [`/booking?pro=${nobody}&service=${nobody}&date=2026-02-30&time=25:99`, /Book a visit/, 200],
  [`/booking?name=${long}`, /Book a visit/, 200],
  ['/booking?booking_cancelled=true', /Book a visit/, 200],
  ['/booking/success?booking_id=%00&session_id=%00', /Error/, 200],
  ['/booking/cancel?booking_id=not-an-id', /Error|Cancellation Failed|Authentication Error/, 200],
  ['/login?return_to=https://evil.example/&error=nonsense', /Welcome back/, 200],
  ['/login?return_to=//evil.example', /Welcome back/, 200],
  ['/signup?return_to=javascript:alert(1)', /Create your account/, 200],
  ['/dashboard/client?demo=true&booking_success=maybe', /Welcome back, Jamie/, 200],
  ['/dashboard/client?demo=yes&booking_id=%00', /Welcome back/, 200],
  ['/dashboard?to=//evil.example', /Welcome back/, 200],
  ['/nowhere/at/all?x=%00', /404/, 404],
  ['/%00/evil.example', /404/, 404],
  ['/%E0%A4%A', /404/, 404],
];

test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of (401|404|422)/] });

const areas = [...new Set(addresses.map(([path]) => path.split(/[/?%]/)[1] ?? ''))];

// One visitor an area: a new one for each address would mostly wait for the same scripts.
for (const area of areas) {
  test(
    `nonsense below /${area} shows sensible pages`,
    tagged('BOOK-024', 'DIR-003', 'PRO-002', '@desktop'),
    async ({ page }) => {
      test.slow();
      for (const [path, heading, status] of addresses.filter(([path]) => (path.split(/[/?%]/)[1] ?? '') === area)) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(status);
        await untilAlive(page);
        await expect(page.getByRole('heading', { level: 1 }).first(), path).toContainText(heading);
        expect(new URL(page.url()).hostname, path).toBe('localhost');
        await expect(page.getByText(/\b(undefined|NaN|Invalid Date)\b/), path).toHaveCount(0);
      }
    },
  );
}
