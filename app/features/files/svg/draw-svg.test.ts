import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slowSvg, svgOf } from '#tests/factories/drawings.ts';
import { fileLimits } from '../buckets.ts';
import { drawSvg, type SvgLimits } from './draw-svg.server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doorstep-test-svg-'));
});
afterAll(() => rm(folder, { recursive: true }));

const draw = async (svg: Buffer, limits?: SvgLimits, owner: string = randomUUID()) => {
  const file = join(folder, randomUUID());
  await writeFile(file, svg);
  return drawSvg(file, owner, limits);
};
const given = (limits: Partial<SvgLimits>) => ({ ...fileLimits.svg, ...limits });
const outcomeOf = (drawing: Promise<string>) =>
  drawing.then(
    () => 'drawn',
    (error: { code?: string }) => error.code ?? String(error),
  );

describe('an SVG becomes a picture', () => {
  it('in its own size', async () => {
    const drawing = await draw(svgOf('<rect width="300" height="200" fill="#c96"/>', { width: 300, height: 200 }));
    expect(await sharp(drawing).metadata()).toMatchObject({ format: 'png', width: 300, height: 200 });
    const [red, green, blue] = await sharp(drawing).raw().toBuffer();
    expect([red, green, blue]).toEqual([0xcc, 0x99, 0x66]);
  });

  it('and a large one in a smaller size', async () => {
    const drawing = await draw(svgOf('<circle r="9"/>', { width: 6_000, height: 3_000 }));
    expect(await sharp(drawing).metadata()).toMatchObject({ width: 2_000, height: 1_000 });
  });

  it.each([
    ['half of one', svgOf('<rect/>').subarray(0, -9)],
    ['more pixels than a picture may have', svgOf('<rect/>', { width: 30_000, height: 30_000 })],
    ['no SVG at all', Buffer.from('<svg> and no more')],
  ])('but not %s', async (_, bytes) => {
    expect(await outcomeOf(draw(bytes))).toBe('unreadable_picture');
  });

  it('without other files of the machine', async () => {
    await writeFile(
      join(folder, 'other.png'),
      await sharp({ create: square('#f00') })
        .png()
        .toBuffer(),
    );
    const drawing = await draw(
      svgOf('<rect width="9" height="9" fill="#00f"/><image width="9" height="9" href="other.png"/>'),
    );
    expect([...(await sharp(drawing).raw().toBuffer()).subarray(0, 3)]).toEqual([0, 0, 0xff]);
  });
});

describe('an SVG that takes too much', () => {
  it('time: is given up, and delays others for no longer than that', async () => {
    const done: string[] = [];
    const ask = (name: string, svg: Buffer, limits: SvgLimits, owner: string) =>
      outcomeOf(draw(svg, limits, owner)).then((outcome) => done.push(`${name}: ${outcome}`));
    await Promise.all([
      ask('hostile', slowSvg(), given({ milliseconds: 4_000 }), 'one'),
      ask('hostile', slowSvg(), given({ milliseconds: 4_000 }), 'one'),
      ask('harmless', svgOf('<rect/>'), fileLimits.svg, 'another'),
    ]);
    expect(done).toEqual(['hostile: unreadable_picture', 'harmless: drawn', 'hostile: unreadable_picture']);
  });

  it('time of a processor: is given up', async () => {
    expect(await outcomeOf(draw(slowSvg(), given({ milliseconds: 60_000, processor: 1_500 })))).toBe(
      'unreadable_picture',
    );
  });

  it('memory: is given up', async () => {
    const large = svgOf('<g opacity=".5"><rect width="99" height="99"/></g>', { width: 7_000, height: 7_000 });
    expect(await outcomeOf(draw(large, given({ memory: 20 * 1024 * 1024 })))).toBe('unreadable_picture');
    expect(await outcomeOf(draw(large))).toBe('drawn');
  });

  it('memory: is not an ordinary photo inside of one', async () => {
    const [width, height] = [4_000, 3_000];
    const jpeg = await sharp({ create: { width, height, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    const href = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
    const framed = svgOf(`<image width="${width}" height="${height}" href="${href}"/>`, { width, height });
    expect(await outcomeOf(draw(framed))).toBe('drawn');
  });
});

function square(background: string) {
  return { width: 9, height: 9, channels: 3 as const, background };
}
