import type { ComponentProps } from 'react';
import { styled, useTheme } from 'styled-components';

import type { ColorToken } from '../../tokens';
import { contrast } from '../../tokens/contrast';

const StyledSwatch = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  font-size: ${({ theme }) => theme.fontSize[13]};
  line-height: ${({ theme }) => theme.lineHeight.normal};
`;

const StyledColor = styled.span`
  block-size: 48px;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  forced-color-adjust: none;
`;

const StyledValue = styled.div`
  color: ${({ theme }) => theme.color['text.muted']};
  font-variant-numeric: tabular-nums;
`;

export interface ColorSwatchProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The colour token. */
  token: ColorToken;
  /** The colour scheme of the provider's theme to read the value from. */
  scheme: 'dark' | 'light';
}

/** A colour token with its value and contrast, for style guides. */
export function ColorSwatch({ token, scheme, ...props }: ColorSwatchProps) {
  const colors = useTheme().scheme[scheme];
  const value = colors[token];
  return (
    <StyledSwatch {...props}>
      <StyledColor style={{ background: value }} />
      <div>
        {token}
        <StyledValue>
          {value}
          {value.startsWith('#') && ` · ${contrast(value, colors.canvas).toFixed(1)}`}
        </StyledValue>
      </div>
    </StyledSwatch>
  );
}
