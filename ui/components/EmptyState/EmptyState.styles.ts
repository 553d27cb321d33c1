import { styled } from 'styled-components';

export const StyledEmptyState = styled.div`
  display: grid;
  justify-items: center;
  /* Also in a grid that aligns its items to the start. */
  justify-self: stretch;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => `${theme.space[12]} ${theme.space[6]}`};
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
  color: ${({ theme }) => theme.color['text.muted']};
`;

export const StyledDrawing = styled.span`
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  border: 1px dashed ${({ theme }) => theme.color['border.strong']};
  border-radius: ${({ theme }) => theme.radius.full};
  color: ${({ theme }) => theme.color['text.muted']};

  & > svg {
    inline-size: 30px;
    block-size: 30px;
    stroke-width: 1.25;
  }
`;

export const StyledSentence = styled.div`
  max-inline-size: 44ch;
`;
