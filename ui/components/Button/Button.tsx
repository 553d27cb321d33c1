import type { ComponentProps, MouseEvent } from 'react';

import { BusyIcon } from './BusyIcon';
import { StyledButton, type ButtonSize, type ButtonVariant } from './Button.styles';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'aria-disabled'> {
  /** Visual weight. Use at most one `solid` button per screen. @default 'outline' */
  variant?: ButtonVariant;
  /** Height of 28 or 36 px; 44 px on touch screens. @default 'medium' */
  size?: ButtonSize;
  /** Whether its action is pending. Shows a spinner and ignores presses, but keeps the focus. @default false */
  isBusy?: boolean;
  /** Ignores presses, but keeps the focus, unlike `disabled`: for a button that may have just been pressed. */
  'aria-disabled'?: boolean | undefined;
}

/** A button. Renders a `<button>` whose type defaults to `button`. */
export function Button({
  variant = 'outline',
  size = 'medium',
  isBusy = false,
  'aria-disabled': ariaDisabled = false,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps) {
  const isInert = isBusy || ariaDisabled;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <StyledButton
      $variant={variant}
      $size={size}
      type={type}
      aria-disabled={isInert || undefined}
      aria-busy={isBusy || undefined}
      {...props}
      onClick={press}
    >
      {isBusy && <BusyIcon />}
      {children}
    </StyledButton>
  );
}
