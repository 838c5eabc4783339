import { build, type Plugin } from 'vite';

const suffix = '?inline-script';

/**
 * Supports `import text from './page-watch.ts?inline-script'`: the text of a module and its imports, bundled and
 * minified into one classic script that a page embeds in its HTML.
 */
export const inlineScripts: Plugin = {
  name: 'inline-scripts',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(suffix)) return undefined;
    const made = await build({
      configFile: false,
      logLevel: 'warn',
      // Without this, Vitest and the development server would build for their own modes.
      mode: 'production',
      build: {
        target: 'es2022',
        write: false,
        minify: true,
        rollupOptions: { input: id.slice(0, -suffix.length), output: { format: 'iife' } },
      },
    });
    const [result] = [made].flat();
    if (!result || !('output' in result)) throw new Error(`${id} could not be bundled`);
    return `export default ${JSON.stringify(result.output[0].code.trim())};`;
  },
};
