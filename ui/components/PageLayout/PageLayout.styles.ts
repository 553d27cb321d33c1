import { styled } from 'styled-components';

import { shellColumns, shellWidth } from './shell.styles';

export const StyledPage = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;

export const StyledColumns = styled.div<{ $hasSidebar: boolean }>`
  ${shellWidth}
  flex: 1;
  padding-block: ${({ theme }) => theme.space[6]};

  @media ${({ theme }) => theme.breakpoint.desktop} {
    ${({ $hasSidebar }) => $hasSidebar && shellColumns}
  }

  @media ${({ theme }) => theme.breakpoint.phone} {
    padding-block-start: ${({ theme }) => theme.space[4]};
  }
`;

export const StyledContent = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: ${({ theme }) => theme.size.content};
  min-inline-size: 0;
  margin-inline: auto;
`;

export const StyledMain = styled.main`
  flex: 1;
  min-inline-size: 0;
  scroll-margin-block-start: ${({ theme }) => `calc(${theme.size.bar} + ${theme.space[6]})`};

  /* A notice above the page, such as being offline. */
  > [role='status']:not(:empty) {
    margin-block-end: ${({ theme }) => theme.space[4]};
  }
`;

export const StyledSidebar = styled.aside`
  position: sticky;
  inset-block-start: calc(${({ theme }) => `${theme.size.bar} + ${theme.space[6]}`});
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  block-size: calc(100dvh - ${({ theme }) => `${theme.size.bar} - 2 * ${theme.space[6]}`} - 1px);
  min-block-size: 0;

  /* The server cannot know the width, so CSS hides the column until hydration. */
  @media ${({ theme }) => theme.breakpoint.belowDesktop} {
    display: none;
  }
`;

export const StyledSheetBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  min-block-size: 0;
`;

export const StyledSidebarButton = styled.button`
  position: fixed;
  inset-block-end: ${({ theme }) => theme.space[6]};
  inset-inline-end: ${({ theme }) => theme.space[6]};
  z-index: ${({ theme }) => theme.layer.bar};
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-block-size: ${({ theme }) => theme.size.touchTarget};
  padding-inline: ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color['surface.raised']};
  box-shadow: ${({ theme }) => theme.shadow.menu};
  font-size: ${({ theme }) => theme.fontSize[14]};
  font-weight: ${({ theme }) => theme.fontWeight.medium};
  cursor: pointer;
  transition: background-color ${({ theme }) => `${theme.duration.press} ${theme.easing.press}`};

  &:hover {
    background: ${({ theme }) => theme.color['surface.pressed']};
  }

  svg {
    color: ${({ theme }) => theme.color['accent.text']};
  }

  @media ${({ theme }) => theme.breakpoint.phone} {
    display: none;
  }

  @media ${({ theme }) => theme.breakpoint.desktop} {
    display: none;
  }
`;

export const StyledBottomSpace = styled.div`
  display: none;

  @media ${({ theme }) => theme.breakpoint.phone} {
    display: block;
    block-size: calc(${({ theme }) => theme.size.bar} + env(safe-area-inset-bottom));
  }
`;
