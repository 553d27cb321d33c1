import { css } from 'styled-components';

export const shellWidth = css`
  inline-size: 100%;
  max-inline-size: calc(
    ${({ theme }) => `${theme.size.content} + ${theme.size.sidebar} + ${theme.space[8]} + 2 * ${theme.space[6]}`}
  );
  margin-inline: auto;
  padding-inline: ${({ theme }) => theme.space[6]};

  @media ${({ theme }) => theme.breakpoint.phone} {
    padding-inline: ${({ theme }) => theme.space[4]};
  }
`;

export const shellColumns = css`
  display: grid;
  grid-template-columns: minmax(0, ${({ theme }) => theme.size.content}) ${({ theme }) => theme.size.sidebar};
  gap: ${({ theme }) => theme.space[8]};
`;

/** For bars: in a low window, such as beside a phone's keyboard or zoomed, they would cover most of the page. */
export const unfixedWhenLow = css`
  @media (height < 20em) {
    position: relative;
  }
`;
