import { expect, it } from 'vitest';
import { pageWatchMessages } from '#app/page-watch/texts.ts';
import { afterFirstPaint, lateScript } from './late-scripts.server.ts';

const page =
  '<html><head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/></head>' +
  '<body><p>Hello</p><script>first()</script><script type="module" async="">import "/a.js";</script></body></html>';

it('lets modules wait and leaves everything else', () => {
  const late = afterFirstPaint(page);
  expect(late).not.toContain('modulepreload"');
  expect(late).toContain('<link rel="late" href="/a.js"/>');
  expect(late).toContain('<script type="late">import "/a.js";</script>');
  expect(late).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(late).toContain('<script>first()</script>');
});

it('changes no text of a script that waits: the policy knows it by that', () => {
  expect(afterFirstPaint(page).match(/<script[^>]*>(import[^<]*)</)?.[1]).toBe('import "/a.js";');
  expect(afterFirstPaint(page)).toContain(`<script>${lateScript}</script>`);
});

it('is written one character per byte, whatever characters its texts have', () => {
  expect([...lateScript].filter((character) => character.charCodeAt(0) > 0xff)).toEqual([]);
  expect(Buffer.from(lateScript, 'latin1').toString()).toContain(pageWatchMessages.stuck);
});

it('leaves alone what is no page', () => {
  expect(afterFirstPaint('<link rel="modulepreload" href="/a.js"/>')).toBe('<link rel="modulepreload" href="/a.js"/>');
});
