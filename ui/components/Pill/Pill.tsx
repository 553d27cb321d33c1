import type { ComponentProps } from 'react';

import { useLinkComponent } from '../../theme/LinkProvider';
import { StyledPill, type PillTone } from './Pill.styles';

export interface PillProps extends ComponentProps<'span'> {
  /** Address; makes it a link. */
  href?: string;
  /** Colour of the meaning. Convey it in the text too. @default 'neutral' */
  tone?: PillTone;
}

/** A short label such as a tag. Renders a `<span>`, or a link when it has an `href`. */
export function Pill({ href, tone = 'neutral', ...props }: PillProps) {
  const Link = useLinkComponent();
  return href === undefined ? (
    <StyledPill $tone={tone} {...props} />
  ) : (
    <StyledPill as={Link} href={href} $tone={tone} {...props} />
  );
}
