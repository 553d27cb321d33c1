import type { ComponentProps } from 'react';

import { useLinkComponent } from '../../theme/LinkProvider';
import { StyledPill, type PillTone } from './Pill.styles';

export interface PillProps extends ComponentProps<'span'> {
  /** URL; turns the pill into a link. */
  href?: string;
  /** Colour. The text must convey the same meaning. @default 'neutral' */
  tone?: PillTone;
}

/** A short label such as a tag. Renders a `<span>`, or a link with `href`. */
export function Pill({ href, tone = 'neutral', ...props }: PillProps) {
  const Link = useLinkComponent();
  return href === undefined ? (
    <StyledPill $tone={tone} {...props} />
  ) : (
    <StyledPill as={Link} href={href} $tone={tone} {...props} />
  );
}
