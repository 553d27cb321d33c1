import { styled } from 'styled-components';

export const StyledForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  inline-size: 100%;
  max-inline-size: 400px;
  margin-inline: auto;
  padding-block: ${({ theme }) => theme.space[8]};

  @media ${({ theme }) => theme.breakpoint.phone} {
    padding-block: 0;
  }
`;

export const StyledIntroduction = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};
  margin-block-end: ${({ theme }) => theme.space[2]};
`;

export const StyledTitle = styled.h1`
  font-size: ${({ theme }) => theme.fontSize[28]};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;

  @media ${({ theme }) => theme.breakpoint.phone} {
    font-size: ${({ theme }) => theme.fontSize[22]};
  }
`;

export const StyledLead = styled.p`
  color: ${({ theme }) => theme.color['text.muted']};
`;

export const StyledSubmit = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  margin-block-start: ${({ theme }) => theme.space[2]};

  > button {
    min-block-size: ${({ theme }) => theme.size.touchTarget};
    font-size: ${({ theme }) => theme.fontSize[15]};
  }
`;

export const StyledNote = styled.p`
  font-size: ${({ theme }) => theme.fontSize[13]};
  line-height: ${({ theme }) => theme.lineHeight.normal};
  color: ${({ theme }) => theme.color['text.muted']};
`;

export const StyledFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  padding-block-start: ${({ theme }) => theme.space[4]};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  font-size: ${({ theme }) => theme.fontSize[14]};
  color: ${({ theme }) => theme.color['text.muted']};
`;
