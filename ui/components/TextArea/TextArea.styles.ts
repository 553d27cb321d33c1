import { styled } from 'styled-components';

import { controlStyles } from '../FormField';

export const StyledTextArea = styled.textarea<{ $minRows: number; $maxRows: number }>`
  ${controlStyles}
  display: block;
  min-block-size: max(${({ theme }) => theme.size.control}, calc(${({ $minRows }) => $minRows} * 1lh + 14px));
  max-block-size: calc(${({ $maxRows }) => $maxRows} * 1lh + 14px);
  resize: none;
  field-sizing: content;

  @media ${({ theme }) => theme.breakpoint.coarsePointer} {
    min-block-size: max(
      ${({ theme }) => theme.size.touchTarget},
      calc(${({ $minRows }) => $minRows} * 1lh + 14px)
    );
  }
`;
