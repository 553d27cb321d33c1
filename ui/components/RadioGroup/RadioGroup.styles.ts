import { styled } from 'styled-components';

export const StyledGroup = styled.fieldset`
  display: grid;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const StyledLegend = styled.legend`
  padding: 0;
  margin-block-end: ${({ theme }) => theme.space[1]};
  font-size: ${({ theme }) => theme.fontSize[14]};
  font-weight: ${({ theme }) => theme.fontWeight.medium};
`;

export const StyledOption = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[2]};
  padding-block: 5px;
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

export const StyledRadio = styled.input`
  flex: none;
  inline-size: 18px;
  block-size: 18px;
  margin: 1px 0 0;
  border: 1px solid ${({ theme }) => theme.color['border.strong']};
  border-radius: 50%;
  background: ${({ theme }) => theme.color.field};
  appearance: none;
  cursor: inherit;

  &:hover:not(:disabled) {
    border-color: ${({ theme }) => theme.color['text.muted']};
  }

  &:checked {
    border: 5px solid ${({ theme }) => theme.color.accent};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;
