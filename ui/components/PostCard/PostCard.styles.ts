import { styled } from 'styled-components';

import { Link } from '../Link';

export const StyledCard = styled.article<{ $hasAside: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: ${({ $hasAside }) => $hasAside && '44px'} minmax(0, 1fr);
  column-gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => `${theme.space[4]} ${theme.space[4]} ${theme.space[3]} ${theme.space[2]}`};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
  transition: background-color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};

  @media (hover: hover) {
    &:hover {
      background: ${({ theme }) => theme.color['surface.hover']};
    }
  }

  @media ${({ theme }) => theme.breakpoint.phone} {
    column-gap: ${({ theme }) => theme.space[2]};
    padding-inline: ${({ theme }) => `${theme.space[1]} ${theme.space[3]}`};
  }

  /* Above the title's link, which covers the card. */
  & a,
  & button,
  & input,
  & [tabindex='0'] {
    position: relative;
    z-index: 1;
  }
`;

export const StyledContent = styled.div`
  display: grid;
  /* Otherwise a card that is still being parsed stretches its rows to the height of the votes. */
  align-content: start;
  gap: ${({ theme }) => theme.space[2]};
  min-inline-size: 0;
`;

export const StyledTitle = styled.h2`
  font-size: ${({ theme }) => theme.fontSize[18]};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  line-height: ${({ theme }) => theme.lineHeight.tight};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  & > a {
    position: static;
    text-decoration: none;
  }

  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & > a:focus-visible {
    outline: none;
  }

  & > a:focus-visible::after {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: -2px;
  }
`;

export const StyledExcerpt = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font-size: ${({ theme }) => theme.fontSize[14]};
  line-height: ${({ theme }) => theme.lineHeight.normal};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  /* Aligns the excerpt with its title in both writing directions. */
  text-align: match-parent;
  color: ${({ theme }) => theme.color['text.muted']};
`;

export const StyledMedia = styled.div`
  margin-block: ${({ theme }) => theme.space[1]};
`;

export const StyledFooter = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[3]}`};
  min-block-size: 28px;
`;

export const StyledTags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]};
  min-inline-size: 0;
`;

export const StyledActions = styled.div`
  display: flex;
  align-items: center;
  /* Otherwise they move while they are being parsed. */
  align-self: stretch;
  gap: ${({ theme }) => theme.space[2]};
  margin-inline-start: auto;
`;

export const StyledComments = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: ${({ theme }) => theme.fontSize[13]};
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.color['text.muted']};

  & > svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;
