import { styled } from 'styled-components';

/** A live region, which must exist before its text to be announced. Takes no space while empty. */
export const StyledStatus = styled.div`
  display: contents;
`;
