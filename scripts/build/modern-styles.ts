import type { Plugin } from 'vite';

const fallback = /@layer properties\{@supports[^{]+\{(?:[^{}]+\{[^{}]*\})+\}\}/;

/**
 * Takes what stands in for `@property` out of the style sheets. Tailwind writes it for browsers older than those that
 * it supports (Safari 16.4, Chrome 111, Firefox 128), and every visitor would load it.
 */
export function modernStyles(): Plugin {
  return {
    name: 'modern-styles',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = withoutFallback(String(file.source));
      }
    },
  };
}

export function withoutFallback(css: string): string {
  return css.replace(fallback, '');
}
