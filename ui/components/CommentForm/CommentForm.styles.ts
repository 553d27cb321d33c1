import { styled } from 'styled-components';

export const StyledCommentForm = styled.form`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[3]};

  & > span:first-child {
    margin-block-start: 2px;
  }

  @media ${({ theme }) => theme.breakpoint.phone} {
    gap: ${({ theme }) => theme.space[2]};
  }
`;

export const StyledSend = styled.div`
  flex: none;

  & svg {
    inline-size: 16px;
    block-size: 16px;
  }

  &:dir(rtl) svg {
    scale: -1 1;
  }
`;
