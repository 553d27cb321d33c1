import { styled } from 'styled-components';

/** Exists before its text, to be announced, and takes no space without it. */
export const StyledStatus = styled.div`
  display: contents;
`;
