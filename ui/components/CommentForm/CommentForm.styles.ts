import { styled } from 'styled-components';

export const StyledCommentForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[3]};

  > span:first-child {
    margin-block-start: 2px;
  }

  > div:first-of-type {
    flex: 1 1 8rem;
  }

  @media ${({ theme }) => theme.breakpoint.phone} {
    gap: ${({ theme }) => theme.space[2]};
  }
`;

export const StyledSend = styled.div`
  margin-inline-start: auto;

  &:dir(rtl) svg {
    scale: -1 1;
  }
`;
