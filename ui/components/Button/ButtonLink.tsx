import type { ComponentProps } from 'react';

import { useLinkComponent } from '../../theme/LinkProvider';
import { StyledButton, type ButtonSize, type ButtonVariant } from './Button.styles';

export interface ButtonLinkProps extends ComponentProps<'a'> {
  /** Where it leads. */
  href: string;
  /** How much it asks for attention; one `solid` on a screen. @default 'outline' */
  variant?: ButtonVariant;
  /** 28 or 36 px high; 44 px under a finger either way. @default 'medium' */
  size?: ButtonSize;
}

/** A link that looks like a button. Renders the application's link component. */
export function ButtonLink({ variant = 'outline', size = 'medium', ...props }: ButtonLinkProps) {
  const Link = useLinkComponent();
  return <StyledButton as={Link} $variant={variant} $size={size} {...props} />;
}
