import type { ComponentProps } from 'react';

import { useLinkComponent } from '../../theme/LinkProvider';
import { StyledButton, type ButtonSize, type ButtonVariant } from './Button.styles';

export interface ButtonLinkProps extends ComponentProps<'a'> {
  /** Address of the link. */
  href: string;
  /** Visual weight; at most one `solid` per screen. @default 'outline' */
  variant?: ButtonVariant;
  /** Height of 28 or 36 px; 44 px on touch screens. @default 'medium' */
  size?: ButtonSize;
}

/** A link that looks like a button. Renders the application's link component. */
export function ButtonLink({ variant = 'outline', size = 'medium', ...props }: ButtonLinkProps) {
  const Link = useLinkComponent();
  return <StyledButton as={Link} $variant={variant} $size={size} {...props} />;
}
