import { styled } from 'styled-components';

import { controlStyles } from '../FormField';

export const StyledFrame = styled.span`
  position: relative;
  display: flex;
  align-items: center;
`;

export const StyledIcon = styled.span`
  position: absolute;
  inset-inline-start: ${({ theme }) => theme.space[3]};
  display: inline-flex;
  color: ${({ theme }) => theme.color['text.muted']};
  pointer-events: none;

  & > svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;

export const StyledTrailing = styled.span`
  position: absolute;
  inset-inline-end: ${({ theme }) => theme.space[1]};
  display: inline-flex;
`;

export const StyledInput = styled.input<{ $hasIcon: boolean; $hasTrailing: boolean }>`
  ${controlStyles}
  padding-inline-start: ${({ theme, $hasIcon }) => ($hasIcon ? '36px' : theme.space[3])};
  padding-inline-end: ${({ theme, $hasTrailing }) => ($hasTrailing ? '44px' : theme.space[3])};

  &::-webkit-search-cancel-button {
    appearance: none;
  }
`;
