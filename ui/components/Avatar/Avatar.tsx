import type { ComponentProps } from 'react';

import { useBrokenImage } from '../../hooks/useBrokenImage';
import { StyledAvatar, StyledPicture, type AvatarSize } from './Avatar.styles';
import { colorsOf, firstLetter } from './hue';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's name. Its first letter replaces a missing picture. */
  name: string;
  /** URL of the picture. The letter is shown when it is missing or broken. */
  src?: string | undefined;
  /** Diameter in px. @default 40 */
  size?: AvatarSize;
  /** Accessible name. Omit it if the name is next to the picture. @default '' (decorative) */
  alt?: string;
}

/** A person's round picture, or the upper-case first letter of the name. Renders a `<span>`. */
export function Avatar({ name, src, size = 40, alt = '', ...props }: AvatarProps) {
  const { isBroken, imageProps } = useBrokenImage(src);
  const { background, letter } = colorsOf(name);

  return (
    <StyledAvatar
      $size={size}
      $background={background}
      $letter={letter}
      {...(alt ? { role: 'img', 'aria-label': alt } : {})}
      {...props}
    >
      {src && !isBroken ? (
        <StyledPicture
          {...imageProps}
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span aria-hidden>{firstLetter(name)}</span>
      )}
    </StyledAvatar>
  );
}
