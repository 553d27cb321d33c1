import type { ComponentProps, ReactNode } from 'react';

import { Tooltip } from '../Tooltip';
import { StyledIconButton, type IconButtonSize, type IconButtonTone } from './IconButton.styles';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Its accessible name and its tooltip: what it does. */
  label: string;
  /** The icon; decoration such as a badge may follow it. */
  children: ReactNode;
  /** Colour while hovered, and while `aria-pressed`. @default 'neutral' */
  tone?: IconButtonTone;
  /** 28 or 36 px; 44 px under a finger either way. @default 'medium' */
  size?: IconButtonSize;
  /** A hairline around it. @default false */
  hasBorder?: boolean;
}

/** A button that shows only an icon. Renders a `<button>`; pass `aria-pressed` to make it a toggle. */
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
