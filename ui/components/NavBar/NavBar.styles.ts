import { styled } from 'styled-components';

import { shellColumns, shellWidth, unfixedWhenLow } from '../PageLayout/shell.styles';

export const StyledHeader = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${({ theme }) => theme.layer.bar};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.canvas};

  @supports (backdrop-filter: blur(1px)) {
    background: color-mix(in srgb, ${({ theme }) => theme.color.canvas} 84%, transparent);
    backdrop-filter: blur(14px) saturate(1.4);
  }

  ${unfixedWhenLow}
`;

export const StyledBar = styled.div`
  ${shellWidth}
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  block-size: ${({ theme }) => theme.size.bar};

  @media ${({ theme }) => theme.breakpoint.phone} {
    gap: ${({ theme }) => theme.space[1]};
  }

  @media ${({ theme }) => theme.breakpoint.desktop} {
    ${shellColumns}
  }
`;

export const StyledStart = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  min-inline-size: 0;
  block-size: 100%;
`;

export const StyledEnd = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space[2]};

  @media ${({ theme }) => theme.breakpoint.phone} {
    gap: ${({ theme }) => theme.space[1]};
  }
`;

export const StyledHome = styled.span`
  display: contents;

  > a {
    display: inline-flex;
    align-items: center;
    min-inline-size: 0;
    min-block-size: ${({ theme }) => theme.size.touchTarget};
    border-radius: ${({ theme }) => theme.radius.control};
    text-decoration: none;
  }
`;

export const StyledZones = styled.nav`
  flex: none;
  block-size: 100%;

  > ul {
    display: flex;
    block-size: 100%;
  }

  @media ${({ theme }) => theme.breakpoint.phone} {
    display: none;
  }
`;

/** The current zone's underline overlaps the bar's border. */
export const StyledZone = styled.li`
  > a {
    position: relative;
    display: flex;
    align-items: center;
    block-size: 100%;
    padding-inline: ${({ theme }) => theme.space[2]};
    font-size: ${({ theme }) => theme.fontSize[14]};
    font-weight: ${({ theme }) => theme.fontWeight.medium};
    text-decoration: none;
    color: ${({ theme }) => theme.color['text.muted']};
    transition: color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};
    outline-offset: -4px;
  }

  > a::after {
    content: '';
    position: absolute;
    inset-inline: ${({ theme }) => theme.space[2]};
    inset-block-end: -1px;
    block-size: 2px;
    border-radius: 2px 2px 0 0;
    background: transparent;
    transition: background-color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};
  }

  > a:hover {
    color: ${({ theme }) => theme.color.text};
  }

  > a:hover::after {
    background: ${({ theme }) => theme.color['border.strong']};
  }

  > a[aria-current] {
    color: ${({ theme }) => theme.color.text};
  }

  > a[aria-current]::after {
    background: ${({ theme }) => theme.color.accent};
  }

  @media (forced-colors: active) {
    > a[aria-current]::after {
      background: Highlight;
    }
  }
`;

/** Without scripts, the field itself is here. */
export const StyledSearch = styled.div`
  flex: 1;
  max-inline-size: 480px;
  min-inline-size: 0;
  margin-inline-start: auto;

  @media ${({ theme }) => theme.breakpoint.phone} and (scripting: enabled) {
    flex: none;
  }
`;

export const StyledCreate = styled.div`
  display: contents;

  @media ${({ theme }) => theme.breakpoint.phone} {
    display: none;
  }
`;
