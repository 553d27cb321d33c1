import {
  AvatarMenu,
  CategoryMenu,
  NavBar,
  SearchBox,
  ThemeMenu,
  useColorScheme,
  useMessages,
} from '@alphazone/ui';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';

import { useApi } from '../api/ApiContext';
import { suggestPosts } from '../api/search/suggestPosts';
import { messages } from '../messages';
import { paths, patterns, withoutSlash } from '../paths';
import { usePorts } from '../ports';
import { useRequireSession, useSession } from '../session/useSession';
import { Bell } from './Bell';
import { useStartPost } from '../feed/useStartPost';
import { useZoneLinks } from '../hooks/useZoneLinks';

export function Header() {
  const { site, session: store, colorScheme: schemes } = usePorts();
  const colorScheme = useColorScheme(schemes);
  const { create } = useMessages().shell;
  const { client } = useApi();
  const session = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const pathname = withoutSlash(location.pathname);
  const zones = useZoneLinks();
  const startPost = useStartPost();
  const requireSession = useRequireSession();

  const logOut = () => {
    store.end();
    void navigate(paths.home());
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
          suggest={(text, signal) => suggestPosts(client, text, signal)}
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
          onGuest={session ? undefined : () => void requireSession(messages.loginToCreate)}
        />
      }
      visitor={<ThemeMenu value={colorScheme} onChange={schemes.choose} />}
      member={
        session && (
          <>
            <Bell />
            <AvatarMenu
              name={session.result.name}
              profilePicture={session.result.profilePicture}
              profileHref={paths.user(session.result._id)}
              colorScheme={colorScheme}
              onColorSchemeChange={schemes.choose}
              onLogOut={logOut}
            />
          </>
        )
      }
    />
  );
}

const searchQueryAt = ({ pathname, search }: { pathname: string; search: string }) =>
  matchPath(patterns.search, pathname) ? (new URLSearchParams(search).get('q')?.trim() ?? '') : '';

/** The submit button of a form should be the only accent button. */
const hasOwnForm = (pathname: string) =>
  [patterns.auth, patterns.createPost].some((pattern) => matchPath(pattern, pathname) !== null);
