import { styled } from 'styled-components';

export const StyledField = styled.div`
  display: grid;
  gap: 6px;
  min-inline-size: 0;
`;

export const StyledLabel = styled.label`
  font-size: ${({ theme }) => theme.fontSize[14]};
  font-weight: ${({ theme }) => theme.fontWeight.medium};
  line-height: ${({ theme }) => theme.lineHeight.normal};
`;

export const StyledOptional = styled.span`
  color: ${({ theme }) => theme.color['text.muted']};
  font-weight: ${({ theme }) => theme.fontWeight.regular};
`;

export const StyledHint = styled.p`
  color: ${({ theme }) => theme.color['text.muted']};
  font-size: ${({ theme }) => theme.fontSize[13]};
  line-height: ${({ theme }) => theme.lineHeight.normal};
`;

export const StyledCount = styled.p<{ $isOver: boolean }>`
  justify-self: end;
  color: ${({ theme, $isOver }) => theme.color[$isOver ? 'danger.text' : 'text.muted']};
  font-size: ${({ theme }) => theme.fontSize[13]};
  font-variant-numeric: tabular-nums;
  line-height: ${({ theme }) => theme.lineHeight.tight};
`;

export const StyledError = styled.p`
  display: flex;
  gap: 6px;
  color: ${({ theme }) => theme.color['danger.text']};
  font-size: ${({ theme }) => theme.fontSize[13]};
  line-height: ${({ theme }) => theme.lineHeight.normal};

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: 0.2em;
  }
`;
