import { css } from 'styled-components';

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
