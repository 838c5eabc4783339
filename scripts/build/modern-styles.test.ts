import { expect, it } from 'vitest';
import { modern } from './modern-styles.ts';

it('takes out what stands in for @property, and nothing else', () => {
  const fallback =
    '@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:block))){*,:before{--tw-x:0;--tw-y:0}::backdrop{--tw-x:0;--tw-y:0}}}';
  const rest =
    '@layer theme{:root{--a:1}}@supports (color:red){.b{color:red}}@property --tw-x{syntax:"*";inherits:false;initial-value:0}';
  expect(modern(fallback + rest)).toBe(rest);
  expect(modern(rest)).toBe(rest);
});

it('takes for granted that colors can be mixed', () => {
  const mixed = '.a{color:color-mix(in oklab, var(--ink) 8%, transparent)}';
  expect(modern(`.b{color:red}.a{color:red}@supports (color:color-mix(in lab, red, red)){${mixed}}.b{color:red}`)).toBe(
    `.b{color:red}${mixed}.b{color:red}`,
  );
  expect(modern(`.a{fill:red}@supports (color:color-mix(in lab, red, red)){${mixed}}`)).toBe(`.a{fill:red}${mixed}`);
  expect(modern(':root{--lightningcss-light:initial;--lightningcss-dark: ;color-scheme:light}')).toBe(
    ':root{color-scheme:light}',
  );
});
