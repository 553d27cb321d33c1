import { styled } from 'styled-components';

type StepState = 'done' | 'current' | 'next';

export const StyledSteps = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${({ theme }) => theme.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  @media ${({ theme }) => theme.breakpoint.phone} {
    grid-auto-flow: row;
  }
`;

export const StyledStep = styled.li<{ $state: StepState }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[2]};
  padding-block-start: ${({ theme }) => theme.space[3]};
  border-block-start: 2px solid ${({ theme, $state }) => theme.color[$state === 'next' ? 'border' : 'accent']};
  font-size: ${({ theme }) => theme.fontSize[14]};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  color: ${({ theme, $state }) => theme.color[$state === 'next' ? 'text.muted' : 'text']};
  font-weight: ${({ theme, $state }) => theme.fontWeight[$state === 'current' ? 'semibold' : 'regular']};

  small {
    display: block;
    margin-block-start: 2px;
    font-size: ${({ theme }) => theme.fontSize[13]};
    font-weight: ${({ theme }) => theme.fontWeight.regular};
    color: ${({ theme }) => theme.color['text.muted']};
  }
`;

export const StyledMark = styled.span<{ $state: StepState }>`
  display: grid;
  place-items: center;
  inline-size: 16px;
  block-size: 16px;
  border: 1px solid ${({ theme, $state }) => theme.color[$state === 'next' ? 'border.strong' : 'accent']};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme, $state }) => ($state === 'next' ? 'none' : theme.color.accent)};
  color: ${({ theme }) => theme.color['text.onAccent']};

  > svg {
    inline-size: 12px;
    block-size: 12px;
  }
`;
