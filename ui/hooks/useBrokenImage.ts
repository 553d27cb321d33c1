import { useCallback, useState } from 'react';

/** Spread `imageProps` on the `<img>`. */
export function useBrokenImage(src: string | undefined) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  // On a server-rendered page, the image can fail before hydration.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBrokenSrc(src);
    },
    [src],
  );
  return {
    isBroken: src !== undefined && src === brokenSrc,
    imageProps: { ref, onError: () => setBrokenSrc(src) },
  };
}
