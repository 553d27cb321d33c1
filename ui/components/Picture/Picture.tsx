import type { ComponentProps } from 'react';

import { useBrokenImage } from '../../hooks/useBrokenImage';
import { MediaPlaceholder } from '../MediaPlaceholder';

export interface PictureProps extends Omit<ComponentProps<'img'>, 'ref' | 'onError'> {
  /** Address of the picture. */
  src: string;
  /** What the picture shows; empty where the text beside it says so. */
  alt: string;
}

/** A picture, or a placeholder when it cannot be loaded. Renders an `<img>` or the placeholder's `<div>`. */
export function Picture({ src, alt, ...props }: PictureProps) {
  const { isBroken, imageProps } = useBrokenImage(src);
  if (isBroken) return <MediaPlaceholder />;
  return <img {...imageProps} src={src} alt={alt} loading="lazy" decoding="async" {...props} />;
}
