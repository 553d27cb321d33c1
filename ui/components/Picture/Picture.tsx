import { useCallback, useState, type ComponentProps } from 'react';

import { MediaPlaceholder } from '../MediaPlaceholder';

export interface PictureProps extends Omit<ComponentProps<'img'>, 'ref' | 'onError'> {
  /** Address of the picture. */
  src: string;
  /** What it shows; empty where the words beside it say so. */
  alt: string;
}

/** A picture, or a placeholder when it cannot be loaded. Renders an `<img>` or the placeholder's `<div>`. */
export function Picture({ src, alt, ...props }: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  // A picture can fail before React listens, when the page came rendered from the server.
  const checkEarlyFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBrokenSrc(src);
    },
    [src],
  );

  if (brokenSrc === src) return <MediaPlaceholder />;
  return (
    <img
      ref={checkEarlyFailure}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBrokenSrc(src)}
      {...props}
    />
  );
}
