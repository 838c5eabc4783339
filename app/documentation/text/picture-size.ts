/** The pictures in docs/pictures, in pixels (`npm run pictures`). */
export const pictureSize = { width: 1280, height: 1040 } as const;
