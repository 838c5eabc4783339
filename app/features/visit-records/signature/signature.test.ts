import { describe, expect, it } from 'vitest';
import type { OutboxRequest } from '#app/platform/outbox/outbox-request.ts';
import { pathOf, pointAt, withPoint, withStroke } from './drawing.ts';
import { asksToSign, pointsIn, signatureLimits, type Stroke } from './signature.ts';
import { signatureSchema } from './signature.schema.ts';
import { signedText } from './signed-text.ts';
import { waitingSignature } from './waiting-signature.ts';

const signed = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  signer: 'Sam',
  strokes: [[{ x: 10, y: 20 }]],
  signed_at: '2026-11-24T21:40:00.000Z',
};
const line = (points: number) => Array.from({ length: points }, (_, index) => ({ x: index % 600, y: 5 }));

describe('a signature', () => {
  it.each<[string, object]>([
    ['a drawing', {}],
    ['a typed name', { strokes: null }],
    ['as many points as there may be', { strokes: [line(1_000), line(1_000)] }],
    ['as many strokes as there may be', { strokes: Array.from({ length: 60 }, () => line(1)) }],
    ['the edge of the box', { strokes: [[{ x: 600, y: 300 }]] }],
    ['a long name', { signer: 'S'.repeat(80) }],
  ])('can be %s', (_, changes) => {
    expect(signatureSchema.safeParse({ ...signed, ...changes }).success).toBe(true);
  });

  it.each<[string, object]>([
    ['nothing', { strokes: [] }],
    ['a stroke without a point', { strokes: [[]] }],
    ['too many points', { strokes: [line(1_000), line(1_001)] }],
    ['too many strokes', { strokes: Array.from({ length: 61 }, () => line(1)) }],
    ['outside the box', { strokes: [[{ x: 601, y: 5 }]] }],
    ['anything but whole numbers', { strokes: [[{ x: 1.5, y: 5 }]] }],
    ['markup', { strokes: [[{ x: '0"/><script>', y: 5 }]] }],
    ['nobody’s', { signer: ' ' }],
    ['of too long a name', { signer: 'S'.repeat(81) }],
    ['without a time', { signed_at: 'today' }],
  ])('is not %s', (_, changes) => {
    expect(signatureSchema.safeParse({ ...signed, ...changes }).success).toBe(false);
  });

  it('is asked for during the work, and after it only in place of another', () => {
    expect([null, 'driving', 'arrived', 'started', 'done'].filter((step) => asksToSign(step as never, false))).toEqual([
      'started',
    ]);
    expect(asksToSign('done', true)).toBe(true);
  });

  it('says who signed, how, and when where the visit was', () => {
    expect(signedText(signed, 'America/Chicago')).toBe('Signed by Sam, Nov 24, 2026 3:40 PM CST');
    expect(signedText({ ...signed, strokes: null }, 'America/Chicago')).toMatch(/^Signed with the typed name of Sam, /);
  });
});

describe('a drawing', () => {
  it('is in units of its box, whatever the size of the screen, and ends at its edge', () => {
    const box = { left: 20, top: 100, width: 300, height: 150 };
    expect(pointAt({ x: 170, y: 175 }, box)).toEqual({ x: 300, y: 150 });
    expect(pointAt({ x: 0, y: 900 }, box)).toEqual({ x: 0, y: 300 });
  });

  it('grows by points that are some way apart, until it has all it may have', () => {
    let strokes: readonly Stroke[] = withStroke([], { x: 0, y: 0 });
    expect(withPoint(strokes, { x: 3, y: 0 })).toBe(strokes);
    for (let index = 1; index <= 3_000; index += 1) strokes = withPoint(strokes, { x: (index % 2) * 500, y: 0 });
    expect(pointsIn(strokes)).toBe(signatureLimits.points);
    expect(withStroke(strokes, { x: 1, y: 1 })).toBe(strokes);
    expect(signatureSchema.safeParse({ ...signed, strokes }).success).toBe(true);
  });

  it('is a path of numbers: a dot, a line, and a curve through the middles', () => {
    expect(pathOf([])).toBe('');
    expect(
      pathOf([
        [{ x: 5, y: 6 }],
        [
          { x: 0, y: 0 },
          { x: 9, y: 9 },
        ],
      ]),
    ).toBe('M5 6h0.1M0 0L9 9');
    expect(
      pathOf([
        [
          { x: 0, y: 0 },
          { x: 10, y: 0 },
          { x: 10, y: 10 },
        ],
      ]),
    ).toBe('M0 0Q10 0 10 5L10 10');
  });
});

describe('what waits in the browser', () => {
  const request = (method: 'PUT' | 'DELETE', body?: object, refusal?: OutboxRequest['refusal']): OutboxRequest => ({
    lane: 'visit 1',
    person: 'p',
    method,
    url: '/api/bookings/1/signature',
    body,
    key: method,
    files: [],
    order: 1,
    madeAt: 0,
    ...(refusal && { refusal }),
  });
  it('is the last signature, or that it was cleared; what was refused is neither', () => {
    const put = request('PUT', signed);
    const refusal = { code: 'record_closed', message: 'Too late' } as NonNullable<OutboxRequest['refusal']>;
    expect(waitingSignature([])).toBeUndefined();
    expect(waitingSignature([request('DELETE'), put])).toEqual(signed);
    expect(waitingSignature([put, request('DELETE')])).toBeNull();
    expect(waitingSignature([request('PUT', signed, refusal)])).toBeUndefined();
  });
});
