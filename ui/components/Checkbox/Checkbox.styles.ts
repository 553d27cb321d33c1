import { styled } from 'styled-components';

const tick = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none" stroke="black" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round"><path d="m3.5 8.5 3 3 6-7"/></svg>',
)}")`;

export const StyledLabel = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[2]};
  padding-block: 6px;
  font-size: ${({ theme }) => theme.fontSize[14]};
  line-height: ${({ theme }) => theme.lineHeight.normal};
  cursor: pointer;

  &:has(:disabled) {
    cursor: not-allowed;
    opacity: 0.55;
  }

  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    padding-block: ${({ theme }) => theme.space[3]};
  }
`;

export const StyledBox = styled.input`
  flex: none;
  inline-size: 18px;
  block-size: 18px;
  margin: 1px 0 0;
  border: 1px solid ${({ theme }) => theme.color['border.strong']};
  border-radius: 4px;
  background: ${({ theme }) => theme.color.field};
  appearance: none;
  cursor: inherit;
  transition:
    background-color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`},
    border-color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};

  &::before {
    content: '';
    display: block;
    inline-size: 16px;
    block-size: 16px;
    background: ${({ theme }) => theme.color['text.onAccent']};
    mask: ${tick} center / 14px no-repeat;
    opacity: 0;
    transition: opacity ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};
  }

  &:hover:not(:disabled) {
    border-color: ${({ theme }) => theme.color['text.muted']};
  }

  &:checked {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accent};

    &::before {
      opacity: 1;
    }
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`;
