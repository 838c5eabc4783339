import { describe, expect, test } from 'vitest';
import { formatTraceparent, parseTraceparent } from './trace-context.ts';

const [trace, span] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];

test('a place in a trace is read as it was written', () => {
  for (const traceFlags of [0, 1]) {
    const place = { traceId: trace, spanId: span, traceFlags };
    expect(parseTraceparent(formatTraceparent(place))).toEqual({ ...place, isRemote: true });
  }
});

describe('what is no place in a trace', () => {
  test.each([
    undefined,
    7,
    '',
    `00-${trace}-${span}`,
    `01-${trace}-${span}-01`,
    `00-${trace.toUpperCase()}-${span}-01`,
    `00-${'0'.repeat(32)}-${span}-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `00-${trace}-${span}-01-more`,
  ])('%s', (text) => {
    expect(parseTraceparent(text)).toBeUndefined();
  });
});
