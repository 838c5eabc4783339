import { shownSquare, type Crop, type Size } from './crop.ts';
import { profileLimits } from './profile-photo.ts';

/** A chosen photo, decoded for showing and cropping. */
export interface DecodedPhoto extends Size {
  file: File;
  bitmap: ImageBitmap;
}

/**
 * Decodes a chosen photo upright.
 * @throws DOMException if the browser cannot decode it
 */
export async function decodePhoto(file: File): Promise<DecodedPhoto> {
  const bitmap = await createImageBitmap(file);
  return { file, bitmap, width: bitmap.width, height: bitmap.height };
}

/** Encodes the square shown in the window as a file; JPEG if PNG would be too large. */
export async function cutPhoto(photo: DecodedPhoto, crop: Crop, side: number): Promise<File> {
  const square = shownSquare(crop, photo, side);
  const pixels = Math.max(1, Math.min(profileLimits.photoSide, Math.round(square.side)));
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  canvas.getContext('2d')?.drawImage(photo.bitmap, square.x, square.y, square.side, square.side, 0, 0, pixels, pixels);
  const asChosen = await encode(canvas, photo.file.type === 'image/png' ? 'image/png' : 'image/jpeg');
  return asChosen.size <= profileLimits.photoBytes ? asChosen : encode(canvas, 'image/jpeg');
}

function encode(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<File> {
  return new Promise((resolve, reject) => {
    const name = type === 'image/png' ? 'photo.png' : 'photo.jpg';
    canvas.toBlob(
      (blob) => (blob ? resolve(new File([blob], name, { type })) : reject(new Error('We couldn’t crop the photo.'))),
      type,
      0.9,
    );
  });
}
