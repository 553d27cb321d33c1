import { css, styled } from 'styled-components';

import { IconButton } from '../IconButton';
import { shellColumns, shellWidth } from './shell.styles';

export const StyledPage = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;

export const StyledColumns = styled.div<{ $hasSidebar: boolean }>`
  ${shellWidth}
  display: flex;
  flex: 1;
  padding-block: ${({ theme }) => theme.space[6]};

  ${({ theme, $hasSidebar }) =>
    $hasSidebar &&
    css`
      /* The sidebar's button covers no content. */
      padding-inline: calc(${theme.size.touchTarget} + 2 * ${theme.space[2]});

      @media ${theme.breakpoint.desktop} {
        ${shellColumns}
        padding-inline: ${theme.space[6]};
      }
    `}

  @media ${({ theme }) => theme.breakpoint.phone} {
    padding: ${({ theme }) => `${theme.space[4]} ${theme.space[4]} ${theme.space[6]}`};
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

export const StyledSidebarButton = styled(IconButton)`
  position: fixed;
  inset-block-end: ${({ theme }) => theme.space[6]};
  inset-inline-end: ${({ theme }) => theme.space[2]};
  z-index: ${({ theme }) => theme.layer.bar};
  inline-size: ${({ theme }) => theme.size.touchTarget};
  block-size: ${({ theme }) => theme.size.touchTarget};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color['surface.raised']};
  box-shadow: ${({ theme }) => theme.shadow.menu};

  svg {
    color: ${({ theme }) => theme.color['accent.text']};
  }

  @media ${({ theme }) => `${theme.breakpoint.phone}, ${theme.breakpoint.desktop}`} {
    display: none;
  }
`;

export const StyledNotices = styled.div`
  position: sticky;
  inset-block-end: ${({ theme }) => theme.space[4]};
  z-index: ${({ theme }) => theme.layer.bar};

  > * > * {
    max-block-size: 40dvh;
    margin-block-start: ${({ theme }) => theme.space[2]};
    overflow: auto;
    box-shadow: ${({ theme }) => theme.shadow.menu};
  }

  @media ${({ theme }) => theme.breakpoint.phone} {
    inset-block-end: calc(
      ${({ theme }) => `${theme.size.bar} + ${theme.space[2]}`} + env(safe-area-inset-bottom)
    );
  }
`;

export const StyledBottomSpace = styled.div`
  display: none;

  @media ${({ theme }) => theme.breakpoint.phone} {
    display: block;
    block-size: calc(${({ theme }) => theme.size.bar} + env(safe-area-inset-bottom));
  }
`;
