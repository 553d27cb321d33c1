import type { ComponentProps } from 'react';

import { StyledButton, type ButtonVariant } from './Button.styles';

export interface ButtonProps extends ComponentProps<'button'> {
  /** How much it asks for attention; one `solid` on a screen. @default 'outline' */
  variant?: ButtonVariant;
  /** Something is under way: the button says so and cannot be pressed. @default false */
  isBusy?: boolean;
}

/** A button. Renders a `<button>`, of type `button` unless told otherwise. */
export function Button({
  variant = 'outline',
  isBusy = false,
  type = 'button',
  disabled,
  ...props
}: ButtonProps) {
  return (
    <StyledButton
      $variant={variant}
      type={type}
      disabled={isBusy || disabled}
      aria-busy={isBusy || undefined}
      {...props}
    />
  );
}
