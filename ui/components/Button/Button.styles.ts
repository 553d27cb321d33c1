import { styled, css } from 'styled-components';

export type ButtonVariant = 'solid' | 'outline' | 'ghost' | 'danger';

export const StyledButton = styled.button<{ $variant: ButtonVariant }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[2]};
  min-block-size: ${({ theme }) => theme.size.control};
  padding-inline: ${({ theme }) => theme.space[4]};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  font-size: ${({ theme }) => theme.fontSize[14]};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};

  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    min-block-size: ${({ theme }) => theme.size.touchTarget};
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }

  ${({ theme, $variant }) => {
    switch ($variant) {
      case 'solid':
        return css`
          background: ${theme.color.accent};
          color: ${theme.color['text.onAccent']};

          &:hover:not(:disabled) {
            background: ${theme.color['accent.hover']};
          }
        `;
      case 'outline':
        return css`
          background: transparent;
          border-color: ${theme.color.border};
          color: ${theme.color.text};

          &:hover:not(:disabled) {
            background: ${theme.color['surface.hover']};
            border-color: ${theme.color['border.strong']};
          }
        `;
      case 'ghost':
        return css`
          background: transparent;
          color: ${theme.color['text.muted']};

          &:hover:not(:disabled) {
            background: ${theme.color['surface.hover']};
            color: ${theme.color.text};
          }
        `;
      case 'danger':
        return css`
          background: ${theme.color['danger.solid']};
          color: ${theme.color['text.onAccent']};
        `;
      default:
        return $variant satisfies never;
    }
  }}
`;
