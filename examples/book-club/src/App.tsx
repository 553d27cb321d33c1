import {
  AvatarMenu,
  Footer,
  keepColorScheme,
  NavBar,
  PageLayout,
  ThemeMenu,
  useColorScheme,
} from '@alphazone/ui';

import { Discussion } from './Discussion';
import { session, useReader } from './forum';
import { usePath } from './routes';
import { Shelf } from './Shelf';
import { zones } from './shelf';
import { SignIn } from './SignIn';

const brand = 'Dog-Eared';

const colorScheme = keepColorScheme(window);

export function App() {
  const path = usePath();
  const reader = useReader();
  const scheme = useColorScheme(colorScheme);

  return (
    <PageLayout
      header={
        <NavBar
          brand={brand}
          mark={<Mark />}
          zones={zones}
          currentHref={path}
          visitor={<ThemeMenu value={scheme} onChange={colorScheme.choose} />}
          member={
            reader && (
              <AvatarMenu
                name={reader.name}
                profileHref="/"
                colorScheme={scheme}
                onColorSchemeChange={colorScheme.choose}
                onLogOut={() => session.send({ type: 'session.ended' })}
              />
            )
          }
        />
      }
      footer={<Footer brand={brand} tagline="A book club that reads to the end" />}
    >
      <Screen path={path} />
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

function Screen({ path }: { path: string }) {
  const [, id] = /^\/posts\/([^/]+)$/i.exec(path) ?? [];
  if (id !== undefined) return <Discussion id={id} />;
  if (path.toLowerCase() === '/auth') return <SignIn />;
  const zone = zones.find(({ href }) => href === path.toLowerCase());
  return (
    <Shelf
      title={zone?.name ?? 'On the table'}
      description={zone?.description ?? 'What we are reading, and what it did to us'}
      zone={zone?.name}
    />
  );
}
