/** How large media may be. docs/operating.md names the settings. */
export interface MediaLimits {
  /** Of one file, in bytes. */
  maxUploadBytes: number;
  /** Of a profile picture, in bytes. */
  maxPictureBytes: number;
  /** Of a picture, all frames of an animation counted. */
  maxPixels: number;
}

const megabyte = 1024 * 1024;

/** Limits from the units that people use: megabytes and megapixels. */
export const mediaLimits = (uploadMb: number, pictureMb: number, megapixels: number): MediaLimits => ({
  maxUploadBytes: uploadMb * megabyte,
  maxPictureBytes: pictureMb * megabyte,
  maxPixels: megapixels * 1e6,
});

/** Bytes as people read them. */
export const inMegabytes = (bytes: number): number => bytes / megabyte;
