import sharp from 'sharp';

/** Creates a photo of `width` x `height` pixels, with a location and a camera in its metadata, as phones add them. */
export function photo(width = 1600, height = 1200, format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  const exif = { IFD0: { Make: 'A telling camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 15/1 0/1' } };
  return sharp({ create: { width, height, channels: 3, background: '#c96' } })
    .withExif(exif)
    .toFormat(format)
    .toBuffer();
}

/** Creates a PDF of one empty page, plus any given objects. */
export function pdf(objects = ''): Buffer {
  return Buffer.from(`%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792]>> endobj
${objects}
trailer <</Root 1 0 R>>
%%EOF
`);
}
