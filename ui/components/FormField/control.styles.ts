import { css } from 'styled-components';

export const controlStyles = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${({ theme }) => theme.size.control};
  /* Keeps the label in view when the field is scrolled to. */
  scroll-margin-block-start: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => `6px ${theme.space[3]}`};
  border: 1px solid ${({ theme }) => theme.color['border.strong']};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.field};
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.fontSize[15]};
  line-height: ${({ theme }) => theme.lineHeight.normal};
  transition: border-color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};

  &::placeholder {
    color: ${({ theme }) => theme.color['text.muted']};
    opacity: 1;
  }

  &:hover:not(:disabled, [readonly]) {
    border-color: ${({ theme }) => theme.color['text.muted']};
  }

  &:focus-visible {
    border-color: ${({ theme }) => theme.color.focus};
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: -1px;
  }

  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.color['danger.text']};
  }

  &[readonly] {
    border-color: ${({ theme }) => theme.color.border};
    background: transparent;
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }

  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    min-block-size: ${({ theme }) => theme.size.touchTarget};
    /* iOS Safari zooms in on fields with smaller text. */
    font-size: ${({ theme }) => theme.fontSize[16]};
  }
`;
