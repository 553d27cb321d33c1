import { css, keyframes, styled } from 'styled-components';

export type SearchPlacement = 'bar' | 'sheet';

export const StyledForm = styled.form<{ $placement: SearchPlacement }>`
  position: relative;
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;

  /* The server does not know the width: until the browser does, CSS shows the right one of field and icon. */
  @media ${({ theme }) => theme.breakpoint.phone} {
    display: ${({ $placement }) => ($placement === 'bar' ? 'none' : 'block')};
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
  /* The field around it shows the focus. */
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

const dropIn = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

export const StyledPopup = styled.div<{ $placement: SearchPlacement }>`
  ${({ theme, $placement }) =>
    $placement === 'bar'
      ? css`
          position: absolute;
          inset-block-start: calc(100% + ${theme.space[2]});
          inset-inline: 0;
          z-index: ${theme.layer.menu};
          min-inline-size: 280px;
          max-block-size: min(420px, 70dvh);
          padding: ${theme.space[1]};
          overflow-y: auto;
          border: 1px solid ${theme.color.border};
          border-radius: ${theme.radius.card};
          background: ${theme.color['surface.raised']};
          box-shadow: ${theme.shadow.menu};
          animation: ${dropIn} ${theme.duration.enter} ${theme.easing.enter};
        `
      : css`
          flex: 1;
          padding: ${theme.space[2]};
          overflow-y: auto;
        `}
`;

export const StyledStatus = styled.p`
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
  font-size: ${({ theme }) => theme.fontSize[14]};
  color: ${({ theme }) => theme.color['text.muted']};
`;

export const StyledOption = styled.li`
  display: flex;
  align-items: center;
  min-block-size: 40px;
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
  border-radius: ${({ theme }) => theme.radius.control};
  overflow-wrap: anywhere;
  font-size: ${({ theme }) => theme.fontSize[14]};
  line-height: ${({ theme }) => theme.lineHeight.normal};
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color['surface.hover']};
  }

  &[aria-selected='true'] {
    background: ${({ theme }) => theme.color['surface.pressed']};
  }

  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    min-block-size: ${({ theme }) => theme.size.touchTarget};
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

// Takes no part in the layout: field or icon stand where it stands.
export const StyledSearchBox = styled.div`
  display: contents;
`;

export const StyledIcon = styled.span`
  display: none;

  @media ${({ theme }) => theme.breakpoint.phone} {
    display: inline-flex;
  }
`;
