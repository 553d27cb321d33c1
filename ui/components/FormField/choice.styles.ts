import { css } from 'styled-components';

/** Layout of a label around a checkbox or radio button. */
export const choiceLabel = css`
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[2]};
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

/** The look of an unchecked checkbox or radio button. */
export const choiceBox = css`
  flex: none;
  inline-size: 18px;
  block-size: 18px;
  margin: 1px 0 0;
  border: 1px solid ${({ theme }) => theme.color['border.strong']};
  background: ${({ theme }) => theme.color.field};
  appearance: none;
  cursor: inherit;

  &:hover:not(:disabled) {
    border-color: ${({ theme }) => theme.color['text.muted']};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;
