import { styled } from 'styled-components';

/** Wide counts must not cover the bell. */
export const StyledBadge = styled.span`
  position: absolute;
  inset-block-start: calc(50% - 26px);
  inset-inline-start: calc(50% - ${({ theme }) => theme.space[1]});
  display: inline-flex;
  border: 2px solid ${({ theme }) => theme.color.canvas};
  border-radius: ${({ theme }) => theme.radius.full};
  pointer-events: none;

  /* Forced colours would show the border of an empty badge. */
  &:empty {
    display: none;
  }
`;
