import { styled } from 'styled-components';

export const StyledMentionTextArea = styled.div`
  position: relative;
  min-inline-size: 0;
  inline-size: 100%;
`;

export const StyledList = styled.div`
  position: absolute;
  z-index: ${({ theme }) => theme.layer.menu};
  inline-size: min(280px, 100%);
  max-block-size: 264px;
  overflow-y: auto;
  padding: ${({ theme }) => theme.space[1]};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color['surface.raised']};
  box-shadow: ${({ theme }) => theme.shadow.menu};
`;

export const StyledOption = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-block-size: ${({ theme }) => theme.size.control};
  padding-inline: ${({ theme }) => theme.space[2]};
  border-radius: ${({ theme }) => theme.radius.control};
  font-size: ${({ theme }) => theme.fontSize[14]};
  cursor: pointer;

  & > span + span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > small {
    font-size: ${({ theme }) => theme.fontSize[13]};
    color: ${({ theme }) => theme.color['text.muted']};
    white-space: nowrap;
  }

  &:hover {
    background: ${({ theme }) => theme.color['surface.hover']};
  }

  &[aria-selected='true'] {
    background: ${({ theme }) => theme.color['accent.tint']};
  }

  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    min-block-size: ${({ theme }) => theme.size.touchTarget};
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const StyledWaiting = styled(StyledOption)`
  cursor: default;
  color: ${({ theme }) => theme.color['text.muted']};
`;
