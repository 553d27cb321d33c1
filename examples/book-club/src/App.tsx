import { createForum, ForumProvider, memoryStore, useSession, useSuggestions } from '@alphazone/react';
import {
  AlertDialog,
  AvatarMenu,
  Footer,
  keepColorScheme,
  NavBar,
  PageLayout,
  SearchBox,
  ThemeMenu,
  useColorScheme,
} from '@alphazone/ui';
import { useState } from 'react';

import { Discussion } from './Discussion';
import { alerts } from './messages';
import { Reader } from './Reader';
import { go, usePath } from './routes';
import { Found, Shelf } from './Shelf';
import { today, zones } from './shelf';
import { respond } from './shelfServer';
import { SignIn } from './SignIn';

const brand = 'Dog-Eared';

const colorScheme = keepColorScheme(window);

export function App() {
  const [alert, setAlert] = useState<string>();
  // A real site sets `baseUrl` to its server and omits `fetch`, `storage` and `now`.
  const [forum] = useState(() =>
    createForum({
      baseUrl: location.origin,
      fetch: respond,
      storage: memoryStore(),
      now: () => today,
      texts: alerts,
      alert: setAlert,
    }),
  );
  return (
    <ForumProvider forum={forum}>
      <Club />
      <AlertDialog isOpen={alert !== undefined} message={alert ?? ''} onClose={() => setAlert(undefined)} />
    </ForumProvider>
  );
}

function Club() {
  const { pathname } = usePath();
  const { user, logOut } = useSession();
  const suggest = useSuggestions();
  const scheme = useColorScheme(colorScheme);

  return (
    <PageLayout
      header={
        <NavBar
          brand={brand}
          mark={<Mark />}
          zones={zones}
          currentHref={pathname}
          search={
            <SearchBox
              suggest={suggest}
              onSubmit={(text) => go(`/Search?q=${encodeURIComponent(text)}`)}
              onChoose={(id) => go(`/Posts/${id}`)}
            />
          }
          visitor={<ThemeMenu value={scheme} onChange={colorScheme.choose} />}
          member={
            user && (
              <AvatarMenu
                name={user.name}
                profileHref={`/Users/${user._id}`}
                colorScheme={scheme}
                onColorSchemeChange={colorScheme.choose}
                onLogOut={logOut}
              />
            )
          }
        />
      }
      footer={<Footer brand={brand} tagline="A book club that reads to the end" />}
    >
      <Screen />
    </PageLayout>
  );
}

function Mark() {
  return (
    <svg
      aria-hidden
      width={26}
      height={26}
      viewBox="0 0 26 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="M13 7v15M13 7C10 4 6 4 3 5v15c3-1 7-1 10 2 3-3 7-3 10-2V9l-4-4c-2 0-4 .5-6 2zM19 5v4h4" />
    </svg>
  );
}

function Screen() {
  const { pathname, search } = usePath();
  const [, first = '', id = ''] = pathname.split('/');
  const screen = first.toLowerCase();
  if (screen === 'posts') return <Discussion id={decodeURIComponent(id)} />;
  if (screen === 'users') return <Reader id={decodeURIComponent(id)} />;
  if (screen === 'search') return <Found text={new URLSearchParams(search).get('q') ?? ''} />;
  if (screen === 'auth') return <SignIn />;
  return <Shelf zone={zones.find(({ href }) => href === `/${screen}`)} />;
}
