/**
 * The film behind the home page's hero: every frame is drawn, rendered and piped to ffmpeg; the first one is the
 * still.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { unlessMade, writeResponsive } from '../raster.ts';
import { goldenHour, type Light, night } from './light.ts';
import { streetFrame, streetSize } from './street.ts';

const film = { frames: 240, framesPerSecond: 24 };

// Flat colors without grain need few bits, so the slow presets pay off. A single group of pictures is enough, because
// nobody seeks in the film.
const webm = ['-c:v', 'libsvtav1', '-preset', '4', '-crf', '40', '-g', String(film.frames)];
const mp4 = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '26', '-movflags', '+faststart'];
const colors = [
  '-pix_fmt',
  'yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv',
  '-an',
];

/**
 * Writes public/videos/street-{day,night}.{webm,mp4}, and their stills next to the other scenes. Requires ffmpeg with
 * SVT-AV1 and x264.
 */
export async function renderFilm(): Promise<void> {
  for (const [name, light] of Object.entries({ day: goldenHour, night })) {
    await writeResponsive(streetFrame(0, light), `images/scenes/street-${name}`, [800, 1600]);
    await writeResponsive(phoneCrop(streetFrame(0, light)), `images/scenes/street-${name}-narrow`, [800]);
    const path = `videos/street-${name}.mp4`;
    const source = JSON.stringify([
      film,
      webm,
      mp4,
      colors,
      [0, 0.2, 0.4, 0.6, 0.8].map((time) => streetFrame(time, light)),
    ]);
    await unlessMade(path, source, (file) => encode(light, file));
  }
}

/** Crops a frame to its center, 4:3, for phones. */
function phoneCrop(svg: string): string {
  const { width, height } = streetSize;
  const shown = (height * 4) / 3;
  return svg.replace(/<svg ([^>]*?)width="\d+" height="\d+" viewBox="[^"]*"/, (_, rest: string) => {
    return `<svg ${rest}width="${shown}" height="${height}" viewBox="${(width - shown) / 2} 0 ${shown} ${height}"`;
  });
}

/** Encodes both files in one pass, so that every frame is rendered once. */
async function encode(light: Light, mp4File: string): Promise<void> {
  const size = `${streetSize.width}x${streetSize.height}`;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', String(film.framesPerSecond), '-i', '-'];
  const outputs = [...webm, ...colors, mp4File.replace(/mp4$/, 'webm'), ...mp4, ...colors, mp4File];
  const ffmpeg = spawn('ffmpeg', ['-y', '-nostdin', '-loglevel', 'error', ...input, ...outputs], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'exit');
  for (let frame = 0; frame < film.frames; frame += 1) {
    const svg = streetFrame(frame / film.frames, light);
    const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
