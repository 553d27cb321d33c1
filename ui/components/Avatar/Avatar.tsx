import { useCallback, useState, type ComponentProps } from 'react';

import { StyledAvatar, StyledPicture, type AvatarSize } from './Avatar.styles';
import { colorsOf, firstLetter } from './hue';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose it is; its first letter stands in for a missing picture. */
  name: string;
  /** Address of the picture. Absent, empty or unloadable: the letter is shown. */
  src?: string | undefined;
  /** Diameter in px. @default 40 */
  size?: AvatarSize;
  /** Accessible name, needed only where the name does not stand beside it. @default '' (decoration) */
  alt?: string;
}

/** A person's round picture, or the upper-case first letter of the name. Renders a `<span>`. */
export function Avatar({ name, src, size = 40, alt = '', ...props }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const { background, letter } = colorsOf(name);
  // A picture can fail before React listens, when the page came rendered from the server.
  const checkEarlyFailure = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) {
      setFailedSrc(image.getAttribute('src') ?? undefined);
    }
  }, []);

  return (
    <StyledAvatar
      $size={size}
      $background={background}
      $letter={letter}
      {...(alt ? { role: 'img', 'aria-label': alt } : {})}
      {...props}
    >
      {src && src !== failedSrc ? (
        <StyledPicture
          ref={checkEarlyFailure}
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <span aria-hidden>{firstLetter(name)}</span>
      )}
    </StyledAvatar>
  );
}
