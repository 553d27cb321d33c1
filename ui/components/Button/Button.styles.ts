import { styled, css } from 'styled-components';

export type ButtonVariant = 'solid' | 'outline' | 'ghost' | 'danger';

export type ButtonSize = 'small' | 'medium';

export const StyledButton = styled.button<{ $variant: ButtonVariant; $size: ButtonSize }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[2]};
  min-block-size: ${({ theme, $size }) => ($size === 'small' ? '28px' : theme.size.control)};
  padding-inline: ${({ theme, $size }) => ($size === 'small' ? theme.space[3] : theme.space[4])};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  font-size: ${({ theme, $size }) => ($size === 'small' ? theme.fontSize[13] : theme.fontSize[14])};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }

  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    min-block-size: ${({ theme }) => theme.size.touchTarget};
  }

  &:is(:disabled, [aria-disabled='true']) {
    cursor: not-allowed;
    opacity: 0.55;
  }

  &[aria-busy='true'] {
    cursor: progress;
    opacity: 0.8;
  }

  ${({ theme, $variant }) => {
    switch ($variant) {
      case 'solid':
        return css`
          background: ${theme.color.accent};
          color: ${theme.color['text.onAccent']};

          &:hover:not(:disabled, [aria-disabled='true']) {
            background: ${theme.color['accent.hover']};
          }
        `;
      case 'outline':
        return css`
          background: transparent;
          border-color: ${theme.color['border.control']};
          color: ${theme.color.text};

          &:hover:not(:disabled, [aria-disabled='true']) {
            background: ${theme.color['surface.hover']};
            border-color: ${theme.color['border.strong']};
          }
        `;
      case 'ghost':
        return css`
          background: transparent;
          color: ${theme.color['text.muted']};

          &:hover:not(:disabled, [aria-disabled='true']) {
            background: ${theme.color['surface.hover']};
            color: ${theme.color.text};
          }
        `;
      case 'danger':
        return css`
          background: ${theme.color['danger.solid']};
          color: ${theme.color['text.onDanger']};

          &:hover:not(:disabled, [aria-disabled='true']) {
            background: ${theme.color['danger.hover']};
          }
        `;
      default:
        return $variant satisfies never;
    }
  }}
`;
