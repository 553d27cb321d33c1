import { ChartLine, MessagesSquare } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTheme } from 'styled-components';

import { keepFocus } from '../../hooks/keepFocus';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { useMessages } from '../../theme/MessagesProvider';
import { Sheet } from '../Sheet';
import { SkipLink } from '../SkipLink';
import {
  StyledBottomSpace,
  StyledColumns,
  StyledContent,
  StyledMain,
  StyledNotices,
  StyledPage,
  StyledSheetBody,
  StyledSidebar,
  StyledSidebarButton,
} from './PageLayout.styles';
import { SidebarPlacementContext } from './SidebarPlacement';

export interface PageLayoutProps extends ComponentProps<'div'> {
  /** The top bar, usually a `NavBar`. */
  header?: ReactNode;
  /** Sidebar content. A column from 1080 px; below that, a sheet. */
  sidebar?: ReactNode;
  /** Name of the sidebar and of its button. @default 'Chat and prices' */
  sidebarLabel?: string | undefined;
  /** Icon of the sidebar's button. @default 'chat' */
  sidebarIcon?: 'chat' | 'prices' | undefined;
  /** Whether the sheet is open below 1080 px. Omit it for an uncontrolled layout. */
  isSidebarOpen?: boolean | undefined;
  /** Called when the sheet opens or closes. */
  onSidebarOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Notices that come and go, each a `<div role="status">`. They float at the bottom of the window and shift nothing. */
  notices?: ReactNode;
  /** Content under the page, usually a `Footer`. */
  footer?: ReactNode;
  /** The bottom bar of phones, usually a `BottomBar`. */
  bottomBar?: ReactNode;
  /** Id of `<main>`, the target of the skip link. @default 'main' */
  mainId?: string;
}

/** The page layout: header, content up to 720 px, sidebar of 340 px, bottom bar. `children` fill `<main>`. */
export function PageLayout({
  header,
  sidebar,
  sidebarLabel,
  sidebarIcon = 'chat',
  isSidebarOpen: controlledOpen,
  onSidebarOpenChange,
  notices,
  footer,
  bottomBar,
  mainId = 'main',
  children,
  ...props
}: PageLayoutProps) {
  const messages = useMessages();
  const { breakpoint } = useTheme();
  const isDesktop = useMediaQuery(breakpoint.desktop);
  const [ownOpen, setOwnOpen] = useState(false);
  const isSidebarOpen = controlledOpen ?? ownOpen;
  const setSidebarOpen = (isOpen: boolean) => {
    setOwnOpen(isOpen);
    onSidebarOpenChange?.(isOpen);
  };
  const SidebarIcon = sidebarIcon === 'prices' ? ChartLine : MessagesSquare;
  const hasSidebar = Boolean(sidebar);

  return (
    <StyledPage {...props}>
      <SkipLink target={mainId} />
      {header}
      <StyledColumns $hasSidebar={hasSidebar}>
        <StyledContent>
          <StyledMain ref={keepFocus} id={mainId} tabIndex={-1}>
            {children}
            {notices && <StyledNotices>{notices}</StyledNotices>}
          </StyledMain>
          {footer}
        </StyledContent>
        {hasSidebar && isDesktop !== false && (
          <StyledSidebar aria-label={sidebarLabel ?? messages.shell.sidebar}>{sidebar}</StyledSidebar>
        )}
      </StyledColumns>
      {hasSidebar && isDesktop !== true && (
        <>
          <StyledSidebarButton
            label={sidebarLabel ?? messages.shell.sidebar}
            aria-haspopup="dialog"
            hasBorder
            onClick={() => {
              setSidebarOpen(true);
            }}
          >
            <SidebarIcon aria-hidden />
          </StyledSidebarButton>
          <Sheet.Root open={isSidebarOpen} onOpenChange={setSidebarOpen}>
            <Sheet.Content title={sidebarLabel ?? messages.shell.sidebar}>
              <StyledSheetBody>
                <SidebarPlacementContext value="sheet">{sidebar}</SidebarPlacementContext>
              </StyledSheetBody>
            </Sheet.Content>
          </Sheet.Root>
        </>
      )}
      {bottomBar && (
        <>
          <StyledBottomSpace />
          {bottomBar}
        </>
      )}
    </StyledPage>
  );
}
