import { styled } from 'styled-components';

export const StyledDropZone = styled.label<{ $isOver: boolean; $isDisabled: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
  min-block-size: 72px;
  padding: ${({ theme }) => theme.space[3]};
  border: 1px dashed
    ${({ theme, $isOver }) => ($isOver ? theme.color['accent.text'] : theme.color['border.strong'])};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme, $isOver }) => ($isOver ? theme.color['accent.tint'] : 'transparent')};
  color: ${({ theme }) => theme.color['text.muted']};
  font-size: ${({ theme }) => theme.fontSize[14]};
  text-align: center;
  cursor: ${({ $isDisabled }) => ($isDisabled ? 'not-allowed' : 'pointer')};
  opacity: ${({ $isDisabled }) => ($isDisabled ? 0.55 : 1)};
  transition:
    background-color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`},
    border-color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};

  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }

  &:hover {
    border-color: ${({ theme }) => theme.color['text.muted']};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: 2px;
  }
`;

/** Invisible, over the drop zone: receives focus and drops. */
export const StyledInput = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  opacity: 0;
  cursor: inherit;
`;

export const StyledChoose = styled.span`
  color: ${({ theme }) => theme.color['accent.text']};
  font-weight: ${({ theme }) => theme.fontWeight.medium};
`;

export const StyledList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${({ theme }) => theme.space[2]};
`;

export const StyledItem = styled.li`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[2]};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
`;

export const StyledPreview = styled.span`
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border-radius: ${({ theme }) => theme.radius.control};
  overflow: hidden;
  background: ${({ theme }) => theme.color['surface.hover']};
  color: ${({ theme }) => theme.color['text.muted']};

  & > img,
  & > video {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }
`;

export const StyledFacts = styled.div`
  display: grid;
  gap: 6px;
  min-inline-size: 0;
`;

export const StyledName = styled.span`
  font-size: ${({ theme }) => theme.fontSize[13]};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const StyledNote = styled.span<{ $isError: boolean }>`
  color: ${({ theme, $isError }) => theme.color[$isError ? 'danger.text' : 'text.muted']};
  font-size: ${({ theme }) => theme.fontSize[12]};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  font-variant-numeric: tabular-nums;
`;
