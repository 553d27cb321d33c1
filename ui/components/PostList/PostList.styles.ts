import { styled } from 'styled-components';

import { windowListStyles, windowRowStyles } from '../WindowList';

export const StyledItems = styled.div`
  ${windowListStyles}
`;

export const StyledItem = styled.div`
  ${windowRowStyles}
`;

export const StyledEnd = styled.p`
  padding: ${({ theme }) => `${theme.space[8]} ${theme.space[4]}`};
  text-align: center;
  font-size: ${({ theme }) => theme.fontSize[13]};
  color: ${({ theme }) => theme.color['text.muted']};
`;
