import { expect, it } from 'vitest';
import { withoutFallback } from './modern-styles.ts';

it('takes out what stands in for @property, and nothing else', () => {
  const fallback = '@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:block))){*,:before{--tw-x:0;--tw-y:0}::backdrop{--tw-x:0;--tw-y:0}}}';
  const rest = '@layer theme{:root{--a:1}}@supports (color:red){.b{color:red}}@property --tw-x{syntax:"*";inherits:false;initial-value:0}';
  expect(withoutFallback(fallback + rest)).toBe(rest);
  expect(withoutFallback(rest)).toBe(rest);
});
