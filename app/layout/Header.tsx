import { limits } from '@alphazone/client/limits';
import {
  AvatarMenu,
  CategoryMenu,
  Menu,
  NavBar,
  SearchBox,
  ThemeMenu,
  useColorScheme,
  useIsHydrating,
  useMessages,
} from '@alphazone/ui';
import { ScrollText, ShieldCheck, UserCog } from 'lucide-react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';

import { useMyRoles, useSession, useSuggestions } from '@alphazone/react';
import { messages } from '../messages';
import { staffTitles } from '../moderation/staffTitles';
import { paths, patterns, withoutSlash } from '../paths';
import { usePorts } from '../ports';
import { useRequireSession } from '../hooks/useRequireSession';
import { Bell } from './Bell';
import { PlainMember } from './PlainMember';
import { useStartPost } from '../feed/useStartPost';
import { useZoneLinks } from '../hooks/useZoneLinks';

export function Header() {
  const { site, colorScheme: schemes } = usePorts();
  const colorScheme = useColorScheme(schemes);
  const { create } = useMessages().shell;
  const suggest = useSuggestions();
  const { user, logOut: endSession } = useSession();
  const { isStaff, may } = useMyRoles();
  // Browsers hydrate only guests' pages.
  const isRendering = useIsHydrating();
  const navigate = useNavigate();
  const location = useLocation();
  const pathname = withoutSlash(location.pathname);
  const zones = useZoneLinks();
  const startPost = useStartPost();
  const requireSession = useRequireSession();

  const logOut = () => {
    endSession();
    void navigate(patterns.home);
  };

  return (
    <NavBar
      brand={site.brand.name}
      mark={site.brand.logo === undefined ? undefined : <img src={site.brand.logo} alt="" />}
      zones={zones}
      currentHref={pathname}
      search={
        <SearchBox
          searched={searchQueryAt(location)}
          action={patterns.search}
          maxLength={limits.postTitle.maxLength}
          suggest={suggest}
          onSubmit={(text) => void navigate(paths.search(text))}
          onChoose={(id) => void navigate(paths.suggestion(id))}
        />
      }
      create={
        <CategoryMenu
          label={create}
          variant={hasOwnForm(pathname) ? 'outline' : 'solid'}
          zones={zones}
          onCreate={({ name }) => void startPost(name)}
          onGuest={user ? undefined : () => void requireSession(messages.loginToCreate)}
        />
      }
      visitor={<ThemeMenu data-for="guests" value={colorScheme} onChange={schemes.choose} />}
      member={
        user &&
        (isRendering ? (
          <PlainMember user={user} />
        ) : (
          <>
            <Bell />
            <AvatarMenu
              user={user}
              colorScheme={colorScheme}
              onColorSchemeChange={schemes.choose}
              onLogOut={logOut}
            >
              {isStaff && (
                <Menu.LinkItem href={patterns.queue}>
                  <ShieldCheck aria-hidden />
                  {staffTitles.reports}
                </Menu.LinkItem>
              )}
              {may('read the audit log') && (
                <Menu.LinkItem href={paths.auditLog()}>
                  <ScrollText aria-hidden />
                  {staffTitles.audit}
                </Menu.LinkItem>
              )}
              {may('grant and take roles') && (
                <Menu.LinkItem href={patterns.moderationRoles}>
                  <UserCog aria-hidden />
                  {staffTitles.roles}
                </Menu.LinkItem>
              )}
            </AvatarMenu>
          </>
        ))
      }
    />
  );
}

const searchQueryAt = ({ pathname, search }: { pathname: string; search: string }) =>
  matchPath(patterns.search, pathname) ? (new URLSearchParams(search).get('q')?.trim() ?? '') : '';

/** The submit button of a form should be the only accent button. */
const hasOwnForm = (pathname: string) =>
  [
    patterns.auth,
    patterns.forgotten,
    patterns.newPassword,
    patterns.confirmEmail,
    patterns.providerReturn,
    patterns.createPost,
  ].some((pattern) => matchPath(pattern, pathname) !== null);
