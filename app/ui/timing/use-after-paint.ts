import { useEffect, useState } from 'react';
import { afterPaint } from '#app/lib/browser/after-paint.ts';

/** Returns the value once the browser has drawn what else changed with it. */
export function useAfterPaint<Value>(value: Value): Value {
  const [drawn, setDrawn] = useState(value);
  useEffect(() => afterPaint(() => setDrawn(() => value)), [value]);
  return drawn;
}
