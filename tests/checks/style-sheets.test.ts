import { gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { modernStyles, styleTargets } from '../../scripts/build/modern-styles.ts';
import { publicParts, publicStyles } from '../../scripts/build/public-styles.ts';

const mainSheet = 'app/ui/styles/styles.css';
const kilobytesMaximum = 12;

describe('the style sheet of every page', () => {
  it(`is at most ${kilobytesMaximum} KB with gzip`, async () => {
    expect(gzipSync(await builtSheet(), { level: 9 }).length / 1000).toBeLessThanOrEqual(kilobytesMaximum);
  });

  it('knows the words of parts that public pages load, at once or later, and of no others', () => {
    const parts = publicParts();
    const once = [
      'app/root.tsx',
      'app/ui/button.tsx',
      'app/ui/button-style.ts',
      'app/service-worker/offline-page.server.tsx',
    ];
    expect(parts).toEqual(expect.arrayContaining([...once, 'app/features/sign-in/components/sign-in-again.tsx']));
    expect(parts).not.toContain('app/ui/charts/data-table.tsx');
    expect(parts.filter((part) => /routes\/(?!public)/.test(part))).toEqual([]);
  });
});

async function builtSheet(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [publicStyles(), tailwindcss(), modernStyles()],
    build: {
      write: false,
      cssTarget: styleTargets,
      assetsInlineLimit: 0,
      copyPublicDir: false,
      rollupOptions: { input: mainSheet },
    },
  });
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const sheet = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return sheet?.type === 'asset' ? String(sheet.source) : '';
}
