import { styled } from 'styled-components';

import { unfixedWhenLow } from '../PageLayout/shell.styles';

export const StyledNav = styled.nav`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: ${({ theme }) => theme.layer.bar};
  display: none;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.canvas};

  @media ${({ theme }) => theme.breakpoint.phone} {
    display: block;
  }

  ${unfixedWhenLow}
`;

export const StyledList = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  block-size: ${({ theme }) => theme.size.bar};

  > li {
    display: grid;
    min-inline-size: 0;
  }
`;

export const StyledItem = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 3px;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  background: none;
  font-size: min(${({ theme }) => theme.fontSize[12]}, 4vw);
  font-weight: ${({ theme }) => theme.fontWeight.medium};
  line-height: 1;
  text-decoration: none;
  color: ${({ theme }) => theme.color['text.muted']};
  cursor: pointer;
  outline-offset: -4px;

  > svg {
    inline-size: 22px;
    block-size: 22px;
    stroke-width: 1.75;
  }

  &[aria-current],
  &[data-state='open'],
  &:active {
    color: ${({ theme }) => theme.color.text};
  }

  &[aria-current] > svg {
    color: ${({ theme }) => theme.color['accent.text']};
  }
`;

export const StyledCreate = styled(StyledItem)`
  && {
    color: ${({ theme }) => theme.color['accent.text']};
  }

  > svg {
    inline-size: 30px;
    block-size: 22px;
    padding: 2px;
    border-radius: ${({ theme }) => theme.radius.control};
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color['text.onAccent']};
    stroke-width: 2.5;
  }
`;
