import type { ComponentProps, ReactNode } from 'react';

import { Tooltip } from '../Tooltip';
import { StyledIconButton, type IconButtonSize, type IconButtonTone } from './IconButton.styles';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Its accessible name and its tooltip: what it does. */
  label: string;
  /** The icon; a badge may follow it. */
  children: ReactNode;
  /** Colour on hover and while `aria-pressed`. @default 'neutral' */
  tone?: IconButtonTone;
  /** 28 or 36 px; 44 px on touch screens. @default 'medium' */
  size?: IconButtonSize;
  /** Whether it has a border. @default false */
  hasBorder?: boolean;
}

/** An icon button with a tooltip. Renders a `<button>`; `aria-pressed` makes it a toggle. */
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
