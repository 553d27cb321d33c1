import { css, styled } from 'styled-components';

export const windowListStyles = css`
  position: relative;
  inline-size: 100%;

  &[data-virtual] {
    /* The virtualiser corrects the scroll position itself. */
    overflow-anchor: none;
  }
`;

export const windowRowStyles = css`
  [data-virtual] > & {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
  }
`;

export const StyledListEnd = styled.p`
  padding: ${({ theme }) => `${theme.space[8]} ${theme.space[4]}`};
  text-align: center;
  font-size: ${({ theme }) => theme.fontSize[13]};
  color: ${({ theme }) => theme.color['text.muted']};
`;
