/** Creates an SVG with these elements. */
export function svgOf(elements: string, { width, height } = { width: 9, height: 9 }): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${elements}</svg>`);
}

/** Creates an SVG of few bytes that takes minutes to draw. */
export function slowSvg(): Buffer {
  const noise = '<feTurbulence baseFrequency=".9" numOctaves="9"/>'.repeat(400);
  return svgOf(`<filter id="slow">${noise}</filter><rect width="400" height="400" filter="url(#slow)"/>`, {
    width: 400,
    height: 400,
  });
}
