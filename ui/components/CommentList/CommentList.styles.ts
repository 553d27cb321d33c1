import { keyframes, styled } from 'styled-components';

const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateY(8px);
  }
`;

export const StyledList = styled.ol`
  display: block;
`;

export const StyledComment = styled.li<{ $delay: number }>`
  padding-block: ${({ theme }) => theme.space[4]};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  /* Not content-visibility: the animation would start only when a reader scrolls to the comment. */
  contain: layout style paint;
  animation: ${arrive} ${({ theme }) => `${theme.duration.sheet} ${theme.easing.enter}`}
    ${({ $delay }) => $delay.toFixed(2)}s backwards;

  &:first-child {
    border-block-start: 0;
  }
`;

/** The outlines of its buttons are inside, because the comment would clip them. */
export const StyledContent = styled.div<{ $isDeleting: boolean }>`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  column-gap: ${({ theme }) => theme.space[3]};
  opacity: ${({ $isDeleting }) => ($isDeleting ? 0.5 : 1)};
  transition: opacity ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};

  /* A menu's target may overlap them on touch screens. */
  a {
    position: relative;
    z-index: 1;
  }

  button {
    outline-offset: -2px;
  }
`;

export const StyledMenu = styled.span`
  display: flex;
  align-items: center;
  align-self: flex-start;
  /* The row's height, which the menu must not change. */
  block-size: 20px;

  &:empty {
    display: none;
  }
`;

export const StyledMeta = styled.div`
  display: flex;
  align-items: baseline;
  column-gap: ${({ theme }) => theme.space[2]};
  font-size: ${({ theme }) => theme.fontSize[13]};
  line-height: 1.25rem;
  color: ${({ theme }) => theme.color['text.muted']};
`;

export const StyledByline = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${({ theme }) => theme.space[2]};
  min-inline-size: 0;

  & > a {
    min-inline-size: 0;
    /* 24 px high: a mention may be right below. */
    margin-block: -2px;
    padding-block: 2px;
    font-weight: ${({ theme }) => theme.fontWeight.semibold};
  }
`;

export const StyledBody = styled.div<{ $isPlaceholder: boolean }>`
  max-inline-size: ${({ theme }) => theme.size.readingColumn};
  color: ${({ theme, $isPlaceholder }) => ($isPlaceholder ? theme.color['text.muted'] : 'inherit')};
  margin-block-start: 2px;
`;

export const StyledDelete = styled.button`
  margin-block: -2px;
  min-block-size: 24px;
  padding-inline: ${({ theme }) => theme.space[2]};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  font-size: ${({ theme }) => theme.fontSize[13]};
  color: ${({ theme }) => theme.color['text.muted']};
  cursor: pointer;
  transition: color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};

  &:hover:not([aria-disabled='true']) {
    background: ${({ theme }) => theme.color['danger.tint']};
    color: ${({ theme }) => theme.color['danger.text']};
  }

  &[aria-disabled='true'] {
    cursor: default;
  }

  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    min-block-size: ${({ theme }) => theme.size.touchTarget};
    margin-block: -12px;
  }
`;
