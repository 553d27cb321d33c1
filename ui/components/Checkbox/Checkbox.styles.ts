import { styled } from 'styled-components';

import { choiceBox, choiceLabel } from '../FormField/choice.styles';

const tick = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none" stroke="black" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round"><path d="m3.5 8.5 3 3 6-7"/></svg>',
)}")`;

export const StyledLabel = styled.label`
  display: inline-flex;
  padding-block: 6px;
  ${choiceLabel}
`;

export const StyledBox = styled.input`
  ${choiceBox}
  border-radius: 4px;
  transition:
    background-color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`},
    border-color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};

  &::before {
    content: '';
    display: block;
    inline-size: 16px;
    block-size: 16px;
    background: ${({ theme }) => theme.color['text.onAccent']};
    mask: ${tick} center / 14px no-repeat;
    opacity: 0;
    transition: opacity ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};
  }

  &:checked {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accent};

    &::before {
      opacity: 1;
    }
  }

  @media (forced-colors: active) {
    &::before {
      content: none;
    }
  }
`;
