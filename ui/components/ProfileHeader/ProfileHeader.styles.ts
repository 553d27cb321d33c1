import { styled } from 'styled-components';

export const StyledHeader = styled.header`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
`;

export const StyledPerson = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
`;

export const StyledNames = styled.div`
  flex: 1 1 200px;
  min-inline-size: 0;
`;

export const StyledName = styled.h1`
  overflow-wrap: anywhere;
  font-size: ${({ theme }) => theme.fontSize[28]};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  letter-spacing: -0.02em;

  @media ${({ theme }) => theme.breakpoint.phone} {
    font-size: ${({ theme }) => theme.fontSize[22]};
  }
`;

export const StyledMeta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[3]}`};
  margin-block-start: 2px;
  font-size: ${({ theme }) => theme.fontSize[14]};
  overflow-wrap: anywhere;
  color: ${({ theme }) => theme.color['text.muted']};
`;

export const StyledAbout = styled.p`
  max-inline-size: ${({ theme }) => theme.size.readingColumn};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const StyledNoAbout = styled.p`
  color: ${({ theme }) => theme.color['text.muted']};
`;

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`;

/** Numbers over labels, between hairlines; as many in a row as there is room for. */
export const StyledStats = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(116px, 1fr));
  gap: ${({ theme }) => `${theme.space[4]} ${theme.space[4]}`};
  padding-block: ${({ theme }) => theme.space[4]};
  border-block: 1px solid ${({ theme }) => theme.color.border};
`;

export const StyledStat = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: 2px;
  min-inline-size: 0;

  > dt {
    font-size: ${({ theme }) => theme.fontSize[13]};
    line-height: ${({ theme }) => theme.lineHeight.tight};
    color: ${({ theme }) => theme.color['text.muted']};
  }

  > dd {
    overflow-wrap: anywhere;
    font-size: ${({ theme }) => theme.fontSize[18]};
    font-weight: ${({ theme }) => theme.fontWeight.semibold};
    font-variant-numeric: tabular-nums;
    line-height: ${({ theme }) => theme.lineHeight.tight};
  }
`;
