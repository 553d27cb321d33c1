import { styled } from 'styled-components';

export const StyledAbout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[6]};
`;

export const StyledPart = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};

  > h2 {
    font-size: ${({ theme }) => theme.fontSize[13]};
    font-weight: ${({ theme }) => theme.fontWeight.medium};
    letter-spacing: 0;
    color: ${({ theme }) => theme.color['text.muted']};
  }
`;

export const StyledBio = styled.p`
  max-inline-size: ${({ theme }) => theme.size.readingColumn};
  /* Text of the other direction aligns to the opposite edge. */
  margin-inline-end: auto;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const StyledMissing = styled.span`
  color: ${({ theme }) => theme.color['text.muted']};
`;

export const StyledLinks = styled.ul`
  display: grid;

  > li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[3]};
    min-block-size: ${({ theme }) => theme.size.touchTarget};
    border-block-end: 1px solid ${({ theme }) => theme.color.border};
  }

  > li > svg {
    flex: none;
    color: ${({ theme }) => theme.color['text.muted']};
  }
`;

export const StyledTags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]};
`;
