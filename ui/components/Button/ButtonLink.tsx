import type { ComponentProps } from 'react';

import { useLinkComponent } from '../../theme/LinkProvider';
import { StyledButton, type ButtonSize, type ButtonVariant } from './Button.styles';

export interface ButtonLinkProps extends ComponentProps<'a'> {
  /** URL of the link. */
  href: string;
  /** Visual weight. Use at most one `solid` button per screen. @default 'outline' */
  variant?: ButtonVariant;
  /** Height of 28 or 36 px; 44 px on touch screens. @default 'medium' */
  size?: ButtonSize;
}

/** A link styled as a button. Renders the application's link component. */
export function ButtonLink({ variant = 'outline', size = 'medium', ...props }: ButtonLinkProps) {
  const Link = useLinkComponent();
  return <StyledButton as={Link} $variant={variant} $size={size} {...props} />;
}
