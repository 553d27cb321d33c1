import { styled } from 'styled-components';

export const StyledRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  inline-size: fit-content;
  padding: 3px;
  gap: 2px;
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.track};

  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }

  @media (scripting: none) {
    display: none;
  }
`;

export const StyledItem = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-block-size: 30px;
  padding-inline: ${({ theme }) => theme.space[3]};
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: ${({ theme }) => theme.color['text.muted']};
  font-size: ${({ theme }) => theme.fontSize[13]};
  font-weight: ${({ theme }) => theme.fontWeight.medium};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  cursor: pointer;
  transition:
    background-color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`},
    color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }

  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    min-block-size: ${({ theme }) => theme.size.touchTarget};
  }

  &:hover:not(:disabled) {
    color: ${({ theme }) => theme.color.text};
  }

  &[aria-checked='true'] {
    background: ${({ theme }) => theme.color.thumb};
    color: ${({ theme }) => theme.color.text};
    box-shadow: ${({ theme }) => theme.shadow.thumb};

    @media (forced-colors: active) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
