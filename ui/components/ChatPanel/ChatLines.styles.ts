import { css, styled } from 'styled-components';

export const StyledDay = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  margin-block-end: ${({ theme }) => theme.space[4]};
  font-size: ${({ theme }) => theme.fontSize[12]};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  color: ${({ theme }) => theme.color['text.muted']};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`;

export const StyledGroup = styled.div<{ $isOwn: boolean }>`
  ${({ theme, $isOwn }) =>
    $isOwn
      ? css`
          display: flex;
          flex-direction: column;
          align-items: flex-end;
          gap: ${theme.space[1]};
        `
      : css`
          display: grid;
          grid-template-columns: 24px minmax(0, 1fr);
          column-gap: ${theme.space[2]};
          align-items: start;
        `}
`;

export const StyledSpeech = styled.div`
  min-inline-size: 0;
`;

export const StyledHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  /* The avatar's height, which a larger menu overlaps. */
  block-size: 1.5rem;
`;

export const StyledSpeaker = styled.p`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: ${({ theme }) => theme.fontSize[13]};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  line-height: 1.5rem;

  a {
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const StyledYou = styled.p`
  font-size: ${({ theme }) => theme.fontSize[12]};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  color: ${({ theme }) => theme.color['text.muted']};
`;

export const StyledTime = styled.time`
  flex: none;
  font-size: ${({ theme }) => theme.fontSize[12]};
  font-variant-numeric: tabular-nums;
  line-height: 22px;
  color: ${({ theme }) => theme.color['text.muted']};
  opacity: 0;
  transition: opacity ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};

  [role='log']:focus-visible & {
    opacity: 1;
  }
`;

export const StyledLine = styled.div<{ $isOwn: boolean }>`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  max-inline-size: 100%;

  &:hover time {
    opacity: 1;
  }

  & > button {
    margin-block: -4px;

    @media ${({ theme }) => theme.breakpoint.coarsePointer} {
      margin-block: -12px;
    }
  }

  /* The menu of each line appears with the pointer or the focus. */
  @media (hover: hover) {
    &:not(:hover) > button:not(:focus-visible, [data-state='open']) {
      opacity: 0;
    }
  }

  ${({ $isOwn }) =>
    $isOwn
      ? css`
          flex-direction: row-reverse;
          align-items: center;

          /* Shown on hover only, so the menu comes first. */
          & > time {
            order: 1;
          }
        `
      : css`
          align-items: baseline;

          & > time {
            margin-inline-start: auto;
          }
        `}
`;

export const StyledText = styled.p<{ $isOwn: boolean }>`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-size: ${({ theme }) => theme.fontSize[14]};
  line-height: 1.5;

  ${({ theme, $isOwn }) =>
    $isOwn &&
    css`
      padding: 6px ${theme.space[3]};
      border-radius: 14px;
      border-end-end-radius: 4px;
      background: ${theme.color['accent.tint']};
    `}
`;
