import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { unusedReactParts, withoutParts } from './unused-react-parts.ts';

const installed = readFileSync(
  new URL('../../node_modules/react-dom/cjs/react-dom-client.production.js', import.meta.url),
  'utf8',
);

/** What makes React DOM reach each part. */
const uses: Record<keyof typeof unusedReactParts, RegExp> = {
  viewTransitions: /<ViewTransition\b|\bReact\w*\.ViewTransition\b|\bViewTransition(,| \})|\baddTransitionType\b/,
  boundaries: /\b(Activity|SuspenseList)\b(?=.* from 'react')|<(Activity|SuspenseList)\b/,
  fragmentRefs: /<(React\.)?Fragment\b[^>]*\bref=/,
  resources: /\bprecedence=|\b(preinit|preinitModule|preloadModule)\(|<script\b[^>]*\bsrc=(?!"\$\{)/,
  actionStates: /\b(useActionState|useFormState)\b/,
  selectEvents: /\bonSelect(Capture)?=/,
  componentStacks: /\bcomponentStack\b|\bcaptureOwnerStack\b/,
};

const ours = globSync('app/**/*.{ts,tsx}').filter((file) => !/\.test\.|\.server\./.test(file));
const libraries = [
  ...['@dnd-kit/core', '@dnd-kit/sortable', 'react-dropzone'].map((name) =>
    createRequire(import.meta.url).resolve(name),
  ),
  ...globSync('node_modules/react-router/dist/production/lib/{*,dom/**/*,dom-export/**/*,router/**/*}.js'),
];

describe('the parts of React DOM that browsers do not load', () => {
  it.each(Object.entries(uses))('are not used: %s', (_part, use) => {
    const using = [...ours, ...libraries].filter((file) => use.test(readFileSync(file, 'utf8')));
    expect(using).toEqual([]);
  });

  it('are all known by what uses them', () => {
    expect(Object.keys(uses)).toEqual(Object.keys(unusedReactParts));
  });

  it('are all in the installed version, which still parses without them', () => {
    const shorter = withoutParts(installed, parseAst(installed));
    expect(shorter.length).toBeLessThan(installed.length * 0.9);
    expect(parseAst(shorter).body.length).toBeGreaterThan(500);
  });

  it('stop the build when an upgrade renames one', () => {
    const renamed = installed.replaceAll('constructSelectEvent', 'makeSelectEvent');
    expect(() => withoutParts(renamed, parseAst(renamed))).toThrow('React DOM has no function constructSelectEvent');
  });
});
