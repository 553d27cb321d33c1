import type { ComponentProps } from 'react';

import { useBrokenImage } from '../../hooks/useBrokenImage';
import { MediaPlaceholder } from '../MediaPlaceholder';

export interface PictureProps extends Omit<ComponentProps<'img'>, 'ref' | 'onError'> {
  /** URL of the picture. */
  src: string;
  /** Alternative text; empty when the text beside it describes the picture. */
  alt: string;
}

/** A picture with a placeholder for load failures. Renders an `<img>` or a `<div>`. */
export function Picture({ src, alt, ...props }: PictureProps) {
  const { isBroken, imageProps } = useBrokenImage(src);
  if (isBroken) return <MediaPlaceholder />;
  return <img {...imageProps} src={src} alt={alt} loading="lazy" decoding="async" {...props} />;
}
