import { ChartLine, MessagesSquare } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTheme } from 'styled-components';

import { useMediaQuery } from '../../hooks/useMediaQuery';
import { useMessages } from '../../theme/MessagesProvider';
import { Sheet } from '../Sheet';
import { SkipLink } from '../SkipLink';
import {
  StyledBottomSpace,
  StyledColumns,
  StyledContent,
  StyledMain,
  StyledPage,
  StyledSheetBody,
  StyledSidebar,
  StyledSidebarButton,
} from './PageLayout.styles';
import { SidebarPlacementContext } from './SidebarPlacement';

export interface PageLayoutProps extends ComponentProps<'div'> {
  /** The top bar, usually a `NavBar`. */
  header?: ReactNode;
  /** A column from 1080 px on; below, a sheet that a button or `isSidebarOpen` opens. */
  sidebar?: ReactNode;
  /** Name of the sidebar and of the button that opens it. @default 'Chat and prices' */
  sidebarLabel?: string | undefined;
  /** Icon of the button that opens the sidebar. @default 'chat' */
  sidebarIcon?: 'chat' | 'prices' | undefined;
  /** Whether the sidebar's sheet is open below 1080 px. Leave it out for an uncontrolled layout. */
  isSidebarOpen?: boolean | undefined;
  /** Called when the sheet opens or closes; used with `isSidebarOpen`. */
  onSidebarOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Content under the page, usually a `Footer`. */
  footer?: ReactNode;
  /** The bottom bar of phones, usually a `BottomBar`. */
  bottomBar?: ReactNode;
  /** Id of `<main>`, the target of the skip link. @default 'main' */
  mainId?: string;
}

/** The layout of every page: bar, content up to 720 px, sidebar of 340 px, bottom bar. `children` fill `<main>`. */
export function PageLayout({
  header,
  sidebar,
  sidebarLabel,
  sidebarIcon = 'chat',
  isSidebarOpen: controlledOpen,
  onSidebarOpenChange,
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
  const hasSidebar = sidebar !== undefined;

  return (
    <StyledPage {...props}>
      <SkipLink target={mainId} />
      {header}
      <StyledColumns $hasSidebar={hasSidebar}>
        <StyledContent>
          <StyledMain id={mainId} tabIndex={-1}>
            {children}
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
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              setSidebarOpen(true);
            }}
          >
            <SidebarIcon aria-hidden size={18} />
            {sidebarLabel ?? messages.shell.sidebar}
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
      {bottomBar !== undefined && (
        <>
          <StyledBottomSpace />
          {bottomBar}
        </>
      )}
    </StyledPage>
  );
}
