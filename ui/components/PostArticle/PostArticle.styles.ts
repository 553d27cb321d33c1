import { styled } from 'styled-components';

export const StyledArticle = styled.article<{ $isDeleting: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[4]};
  padding-block-end: ${({ theme }) => theme.space[4]};
  opacity: ${({ $isDeleting }) => ($isDeleting ? 0.5 : 1)};
  transition: opacity ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};
`;

export const StyledTitle = styled.h1`
  margin-block-start: calc(-1 * ${({ theme }) => theme.space[2]});
  font-size: ${({ theme }) => theme.fontSize[28]};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  @media ${({ theme }) => theme.breakpoint.phone} {
    font-size: ${({ theme }) => theme.fontSize[22]};
  }
`;

export const StyledBody = styled.div`
  font-size: ${({ theme }) => theme.fontSize[16]};

  /* Limits the text itself: a text of the other direction aligns to the opposite edge. */
  & > [dir='auto'] {
    max-inline-size: ${({ theme }) => theme.size.readingColumn};
    margin-inline-end: auto;
  }
`;

export const StyledTags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]};
`;

export const StyledActions = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  padding-block: ${({ theme }) => theme.space[2]};
  border-block: 1px solid ${({ theme }) => theme.color.border};

  /* Pushes the actions to the end. */
  & > [role='group'] {
    flex: 1;
    min-inline-size: 0;
  }

  @media ${({ theme }) => theme.breakpoint.phone} {
    /* Not icon buttons, which are as wide as their icon. */
    & > button:not([aria-label]) {
      padding-inline: ${({ theme }) => theme.space[2]};
    }
  }

  & svg {
    inline-size: 18px;
    block-size: 18px;
  }
`;

export const StyledAdmin = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  padding-block-start: ${({ theme }) => theme.space[4]};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};

  & > form {
    padding-block-start: 0;
    border-block-start: 0;
  }

  &:empty {
    display: none;
  }
`;

export const StyledBottom = styled.div`
  padding-block-start: ${({ theme }) => theme.space[4]};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  font-size: ${({ theme }) => theme.fontSize[14]};
  color: ${({ theme }) => theme.color['text.muted']};
`;
