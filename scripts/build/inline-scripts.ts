import { build, type Plugin } from 'vite';

const suffix = '?inline-script';

/**
 * `import text from './page-watch.ts?inline-script'`: a module with all that it imports, bundled and minified, as the
 * text of one classic script that a page carries in its HTML.
 */
export const inlineScripts: Plugin = {
  name: 'inline-scripts',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(suffix)) return undefined;
    const made = await build({
      configFile: false,
      logLevel: 'warn',
      // Vitest and the development server build for others.
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
