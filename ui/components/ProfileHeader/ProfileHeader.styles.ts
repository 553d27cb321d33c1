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

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`;

export const StyledNextLevel = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  font-size: ${({ theme }) => theme.fontSize[13]};
  font-variant-numeric: tabular-nums;
  line-height: ${({ theme }) => theme.lineHeight.tight};
  color: ${({ theme }) => theme.color['text.muted']};
`;
