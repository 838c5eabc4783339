import type { Plugin } from 'vite';

/** The oldest browsers that Tailwind supports, and therefore ours. */
export const styleTargets = ['chrome111', 'safari16.4', 'firefox128'];

const fallback = /@layer properties\{@supports[^{]+\{(?:[^{}]+\{[^{}]*\})+\}\}/;
const colorMixing = /@supports \(color:color-mix\(in lab, red, red\)\)\{((?:[^{}]|\{[^{}]*\})*)\}/g;
/** The rule for browsers that mix no colors, in front of the one that does. */
const unmixed = /(?<=[{}])([^{}@]+)\{([\w-]+):[^{};:]*\}(?=\1\{\2:[^{};]*color-mix\()/g;
const lightDarkHelpers = /--lightningcss-(?:light|dark):[^;}]*;/g;

/**
 * Removes from the style sheets what only older browsers need but every visitor would load: the fallback for
 * `@property`, checks for color mixing and what stands in for it, and the helpers for `light-dark()`, which we do not use.
 */
export function modernStyles(): Plugin {
  return {
    name: 'modern-styles',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = modern(String(file.source));
      }
    },
  };
}

export function modern(css: string): string {
  return css
    .replace(fallback, '')
    .replaceAll(colorMixing, '$1')
    .replaceAll(unmixed, '')
    .replaceAll(lightDarkHelpers, '');
}
