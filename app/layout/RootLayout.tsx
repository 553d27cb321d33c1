import { BottomBar, Notice, PageLayout } from '@alphazone/ui';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { lazyPart } from '../lazyPart';
import { messages } from '../messages';
import { pageAt, paths, withoutSlash } from '../paths';
import { usePorts } from '../ports';
import { useSession } from '@alphazone/react';
import { useRequireSession } from '../hooks/useRequireSession';
import { Announce, useAnnouncement } from '../navigation/Announce';
import { FormHint } from './FormHint';
import { Header } from './Header';
import { OpenChat } from './OpenChat';
import { ConnectionHint } from '../offline/ConnectionHint';
import { SessionHint } from './SessionHint';
import { SiteFooter } from './SiteFooter';
import { useStartPost } from '../feed/useStartPost';
import { useSidebar } from './useSidebar';
import { useZoneLinks } from '../hooks/useZoneLinks';

/** The server preloads it before it renders. */
export const MemberHints = lazyPart(async () => (await import('./MemberHints')).MemberHints);

export function RootLayout() {
  const sidebar = useSidebar();
  const { user } = useSession();
  const location = useLocation();
  const zones = useZoneLinks();
  const startPost = useStartPost();
  const requireSession = useRequireSession();
  const [isSidebarOpen, setSidebarOpen] = useState(false);
  const { focusContent } = usePorts();
  const { shown, announce } = useAnnouncement();
  const openedAt = useRef('');
  const page = pageAt(location);
  useAfterNavigation(page, () => {
    // Unless it was opened while this page was loading.
    if (openedAt.current !== page) setSidebarOpen(false);
    // Lets screen readers announce the page.
    focusContent();
  });
  const changeSidebar = (isOpen: boolean) => {
    openedAt.current = pageAt(window.location);
    setSidebarOpen(isOpen);
  };
  const openSidebar = () => changeSidebar(true);

  return (
    <PageLayout
      header={<Header />}
      sidebar={sidebar?.content}
      sidebarLabel={sidebar?.label}
      sidebarIcon={sidebar?.hasChat === false ? 'prices' : 'chat'}
      isSidebarOpen={isSidebarOpen}
      onSidebarOpenChange={changeSidebar}
      notices={
        <OpenChat value={openSidebar}>
          <ConnectionHint />
          <div role="status">
            {shown && (
              <Notice key={shown.count} isCompact>
                {shown.text}
              </Notice>
            )}
          </div>
        </OpenChat>
      }
      footer={<SiteFooter />}
      bottomBar={
        <BottomBar
          zones={zones}
          currentHref={withoutSlash(location.pathname)}
          onCreate={({ name }) => void startPost(name)}
          onCreateAsGuest={user ? undefined : () => void requireSession(messages.loginToCreate)}
          onChat={sidebar?.hasChat ? openSidebar : undefined}
          onPrices={sidebar && !sidebar.hasChat ? openSidebar : undefined}
          profileHref={user && paths.user(user._id)}
        />
      }
    >
      <FormHint />
      <SessionHint />
      <Announce value={announce}>
        {user && <MemberHints />}
        <Outlet />
      </Announce>
    </PageLayout>
  );
}

function useAfterNavigation(page: string, arrive: () => void): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    arrive();
  });
}
