export interface MediaLimits {
  maxUploadBytes: number;
  maxPictureBytes: number;
  /** For a picture, summed over all frames of an animation. */
  maxPixels: number;
}

/** Bytes of a megabyte in all settings and limits. */
export const megabyte = 1024 * 1024;

export const mediaLimits = (uploadMb: number, pictureMb: number, megapixels: number): MediaLimits => ({
  maxUploadBytes: uploadMb * megabyte,
  maxPictureBytes: pictureMb * megabyte,
  maxPixels: megapixels * 1e6,
});

export const inMegabytes = (bytes: number): number => bytes / megabyte;
