import sharp, { type Sharp } from 'sharp';

export function twoColours(width: number, height: number): Sharp {
  const half = { width: Math.ceil(width / 2), height, channels: 3, background: 'red' } as const;
  return sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ]);
}

export function animation(width: number, height: number, frames: number): Sharp {
  const frame = (index: number) => Buffer.alloc(width * height * 3, Math.round((255 * index) / frames));
  const pixels = Buffer.concat(Array.from({ length: frames }, (_, index) => frame(index)));
  return sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } });
}

export const gps = {
  IFD0: { Copyright: 'Ada Lovelace' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '52/1 30/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '13/1 20/1 0/1',
  },
};

export const pixels = (picture: Buffer): Promise<Buffer> =>
  sharp(picture, { animated: true }).ensureAlpha().raw().toBuffer();
