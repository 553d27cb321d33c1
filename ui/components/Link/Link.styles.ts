import { css, styled } from 'styled-components';

export type LinkTone = 'text' | 'muted' | 'accent' | 'plain';

const underlineOnHover = css`
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

export const StyledLink = styled.a<{ $tone: LinkTone }>`
  border-radius: 2px;
  overflow-wrap: anywhere;
  transition: color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};

  ${({ theme, $tone }) => {
    switch ($tone) {
      case 'text':
        return css`
          color: ${theme.color.text};
          ${underlineOnHover}
        `;
      case 'muted':
        return css`
          color: ${theme.color['text.muted']};
          ${underlineOnHover}

          &:hover {
            color: ${theme.color.text};
          }
        `;
      case 'accent':
        return css`
          color: ${theme.color['accent.text']};
          text-decoration: underline;
          text-decoration-color: ${theme.color['accent.border']};
          text-decoration-thickness: 1px;
          text-underline-offset: 0.2em;

          &:hover {
            text-decoration-color: currentColor;
          }
        `;
      case 'plain':
        return css`
          color: inherit;
          text-decoration: none;
        `;
      default:
        return $tone satisfies never;
    }
  }}
`;
