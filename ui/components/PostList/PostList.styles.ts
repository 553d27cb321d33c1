import { styled } from 'styled-components';

export const StyledItems = styled.div`
  position: relative;
  inline-size: 100%;
  /* The browser's own anchoring and the list's would both correct the same change. */
  overflow-anchor: none;
`;

export const StyledItem = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
`;

export const StyledEnd = styled.p`
  padding: ${({ theme }) => `${theme.space[8]} ${theme.space[4]}`};
  text-align: center;
  font-size: ${({ theme }) => theme.fontSize[13]};
  color: ${({ theme }) => theme.color['text.muted']};
`;
