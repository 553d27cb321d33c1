import { mediaExtensions, pictureExtensions } from './acceptedFiles';

export const uploadMessages = {
  filesRefused: (files: readonly string[]) =>
    `Failed to add ${files.join(', ')}: this kind of file is not allowed. Allowed are ${mediaExtensions.video} videos, ${mediaExtensions.audio} sound, and ${mediaExtensions.image} images.`,
  pictureRefused: (file: string) =>
    `Failed to add ${file}: a profile picture must be a ${pictureExtensions} image.`,
} as const;
