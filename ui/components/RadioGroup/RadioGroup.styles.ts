import { styled } from 'styled-components';

import { choiceBox, choiceLabel } from '../FormField/choice.styles';

export const StyledGroup = styled.fieldset`
  display: grid;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const StyledLegend = styled.legend`
  padding: 0;
  margin-block-end: ${({ theme }) => theme.space[1]};
  font-size: ${({ theme }) => theme.fontSize[14]};
  font-weight: ${({ theme }) => theme.fontWeight.medium};
`;

export const StyledOption = styled.label`
  display: flex;
  padding-block: 5px;
  ${choiceLabel}
`;

export const StyledRadio = styled.input`
  ${choiceBox}
  border-radius: 50%;

  &:checked {
    border: 5px solid ${({ theme }) => theme.color.accent};
  }
`;
