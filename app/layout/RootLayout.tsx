import { BottomBar, Footer, PageLayout } from '@alphazone/ui';
import { useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';

import { useLive } from '../live/LiveContext';
import { messages } from '../messages';
import { paths } from '../paths';
import { usePorts } from '../ports';
import { useRequireSession, useSession } from '../session/useSession';
import { GlobalChat } from './GlobalChat';
import { Header } from './Header';
import { OfflineHint } from './OfflineHint';
import { useStartPost } from '../feed/useStartPost';
import { useZoneLinks } from './useZoneLinks';

/** What every page has around its screen. */
export function RootLayout() {
  const { site } = usePorts();
  const { chat } = useLive();
  const session = useSession();
  const { pathname } = useLocation();
  const zones = useZoneLinks();
  const startPost = useStartPost();
  const requireSession = useRequireSession();
  const [isSidebarOpen, setSidebarOpen] = useState(false);
  useFocusAfterNavigation(pathname);

  return (
    <>
      <PageLayout
        header={<Header />}
        sidebar={chat && <GlobalChat chat={chat} />}
        sidebarLabel={messages.chat}
        isSidebarOpen={isSidebarOpen}
        onSidebarOpenChange={setSidebarOpen}
        footer={<Footer brand={site.brand.name} tagline={site.brand.tagline} />}
        bottomBar={
          <BottomBar
            zones={zones}
            currentHref={pathname}
            onCreate={({ name }) => void startPost(name)}
            onCreateAsGuest={session ? undefined : () => void requireSession(messages.loginToCreate)}
            onChat={() => setSidebarOpen(true)}
            profileHref={session && paths.user(session.result._id)}
          />
        }
      >
        <OfflineHint />
        <Outlet />
      </PageLayout>
      <ScrollRestoration />
    </>
  );
}

/** Moves the keyboard to the new page, so that a reader by ear knows it has changed. */
function useFocusAfterNavigation(pathname: string): void {
  const { focusContent } = usePorts();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusContent();
  }, [pathname, focusContent]);
}
