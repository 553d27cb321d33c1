import type { ComponentProps, MouseEvent } from 'react';

import { BusyIcon } from './BusyIcon';
import { StyledButton, type ButtonSize, type ButtonVariant } from './Button.styles';

export interface ButtonProps extends ComponentProps<'button'> {
  /** How much it asks for attention; one `solid` on a screen. @default 'outline' */
  variant?: ButtonVariant;
  /** 28 or 36 px high; 44 px under a finger either way. @default 'medium' */
  size?: ButtonSize;
  /** Something is under way: the button says so and cannot be pressed, but keeps the focus. @default false */
  isBusy?: boolean;
}

/** A button. Renders a `<button>`, of type `button` unless told otherwise. */
export function Button({
  variant = 'outline',
  size = 'medium',
  isBusy = false,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <StyledButton
      $variant={variant}
      $size={size}
      type={type}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      {...props}
      onClick={press}
    >
      {isBusy && <BusyIcon />}
      {children}
    </StyledButton>
  );
}
