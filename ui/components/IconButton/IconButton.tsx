import type { ComponentProps, ReactNode } from 'react';

import { Tooltip } from '../Tooltip';
import { StyledIconButton, type IconButtonSize, type IconButtonTone } from './IconButton.styles';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string;
  /** The icon, optionally followed by a badge. */
  children: ReactNode;
  /** Colour on hover and while pressed. @default 'neutral' */
  tone?: IconButtonTone;
  /** 28 or 36 px; 44 px on touch screens. @default 'medium' */
  size?: IconButtonSize;
  /** Whether it has a border. @default false */
  hasBorder?: boolean;
}

/** An icon button with a tooltip. `aria-pressed` makes it a toggle. Renders a `<button>`. */
export function IconButton({
  label,
  tone = 'neutral',
  size = 'medium',
  hasBorder = false,
  type = 'button',
  ...props
}: IconButtonProps) {
  return (
    <Tooltip content={label} repeatsName>
      <StyledIconButton
        $tone={tone}
        $size={size}
        $hasBorder={hasBorder}
        type={type}
        aria-label={label}
        {...props}
      />
    </Tooltip>
  );
}
