import type { ComponentProps } from 'react';

import { BusyIcon } from './BusyIcon';
import { StyledButton, type ButtonSize, type ButtonVariant } from './Button.styles';

export interface ButtonProps extends ComponentProps<'button'> {
  /** How much it asks for attention; one `solid` on a screen. @default 'outline' */
  variant?: ButtonVariant;
  /** 28 or 36 px high; 44 px under a finger either way. @default 'medium' */
  size?: ButtonSize;
  /** Something is under way: the button says so and cannot be pressed. @default false */
  isBusy?: boolean;
}

/** A button. Renders a `<button>`, of type `button` unless told otherwise. */
export function Button({
  variant = 'outline',
  size = 'medium',
  isBusy = false,
  type = 'button',
  disabled,
  children,
  ...props
}: ButtonProps) {
  return (
    <StyledButton
      $variant={variant}
      $size={size}
      type={type}
      disabled={isBusy || disabled}
      aria-busy={isBusy || undefined}
      {...props}
    >
      {isBusy && <BusyIcon />}
      {children}
    </StyledButton>
  );
}
