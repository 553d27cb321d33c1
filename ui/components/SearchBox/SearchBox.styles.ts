import { css, styled } from 'styled-components';

export type SearchPlacement = 'bar' | 'sheet';

export const StyledForm = styled.form<{ $placement: SearchPlacement }>`
  position: relative;
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;

  /* The server cannot know the width, so CSS switches between field and icon until hydration. */
  @media ${({ theme }) => theme.breakpoint.phone} {
    display: ${({ $placement }) => ($placement === 'bar' ? 'none' : 'block')};
  }

  /* The sheet needs scripts. */
  @media (scripting: none) {
    display: block;
  }
`;

export const StyledField = styled.div<{ $placement: SearchPlacement }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-block-size: ${({ theme }) => theme.size.control};
  padding-inline-start: ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.color['text.muted']};

  > svg {
    flex: none;
  }

  ${({ theme, $placement }) =>
    $placement === 'bar'
      ? css`
          border: 1px solid ${theme.color.border};
          border-radius: ${theme.radius.full};
          background: ${theme.color.surface};
          transition: border-color ${theme.duration.press} ${theme.easing.press};

          &:hover {
            border-color: ${theme.color['border.strong']};
          }

          &:focus-within {
            border-color: ${theme.color.focus};
            box-shadow: 0 0 0 1px ${theme.color.focus};
          }
        `
      : css`
          min-block-size: ${theme.size.touchTarget};
          padding-inline-start: 0;
        `}
`;

export const StyledInput = styled.input`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 34px;
  padding: 0;
  border: 0;
  background: none;
  font-size: ${({ theme }) => theme.fontSize[14]};
  color: ${({ theme }) => theme.color.text};
  /* The surrounding frame shows the focus. */
  outline: none;

  &::placeholder {
    color: ${({ theme }) => theme.color['text.muted']};
    opacity: 1;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }

  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    min-block-size: 42px;
    font-size: ${({ theme }) => theme.fontSize[16]};
  }

  @media (forced-colors: active) {
    &:focus-visible {
      outline: 2px solid Highlight;
    }
  }
`;

export const StyledClear = styled.span`
  display: inline-flex;
  margin-inline-end: 2px;

  > button {
    border-radius: ${({ theme }) => theme.radius.full};
  }
`;

export const StyledSheetSuggestions = styled.div`
  flex: 1;
  padding: ${({ theme }) => theme.space[2]};
  overflow-y: auto;
`;

// Only the field or the icon takes part in the parent's layout.
export const StyledSearchBox = styled.div`
  display: contents;
`;

export const StyledIcon = styled.span`
  display: none;

  @media ${({ theme }) => theme.breakpoint.phone} {
    display: inline-flex;
  }

  @media (scripting: none) {
    display: none;
  }
`;
