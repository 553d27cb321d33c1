import { styled } from 'styled-components';

import { windowListStyles, windowRowStyles } from '../WindowList';

export const StyledItems = styled.div`
  ${windowListStyles}
`;

export const StyledItem = styled.div`
  ${windowRowStyles}
`;
