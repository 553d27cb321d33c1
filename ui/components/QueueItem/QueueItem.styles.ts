import { styled } from 'styled-components';

export const StyledItem = styled.article`
  min-inline-size: 0;
  padding-block: ${({ theme }) => theme.space[3]};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
  overflow-wrap: anywhere;
`;

export const StyledHeading = styled.h2`
  font-size: ${({ theme }) => theme.fontSize[16]};
`;

export const StyledButton = styled.button`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  inline-size: 100%;
  padding: ${({ theme }) => theme.space[1]} 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  font: inherit;
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  text-align: start;
  color: inherit;
  cursor: pointer;

  > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: ${({ theme }) => theme.color['text.muted']};
    transition: transform ${({ theme }) => theme.duration.press} ${({ theme }) => theme.easing.press};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }

  @media (hover: hover) {
    &:hover > span {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }

  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    padding-block: ${({ theme }) => theme.space[3]};
  }
`;

export const StyledMeta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space[3]};
  padding-block-start: ${({ theme }) => theme.space[1]};
  font-size: ${({ theme }) => theme.fontSize[13]};
  line-height: ${({ theme }) => theme.lineHeight.normal};
  color: ${({ theme }) => theme.color['text.muted']};
`;

export const StyledBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[4]};
  padding-block: ${({ theme }) => theme.space[3]};
`;
