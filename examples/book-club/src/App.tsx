import {
  applyColorScheme,
  AvatarMenu,
  Footer,
  NavBar,
  PageLayout,
  ThemeMenu,
  type ColorScheme,
} from '@alphazone/ui';
import { useState } from 'react';

import { Discussion } from './Discussion';
import { session, useReader } from './forum';
import { usePath } from './routes';
import { Shelf } from './Shelf';
import { zones } from './shelf';
import { SignIn } from './SignIn';

const brand = 'Dog-Eared';

/** The whole site. */
export function App() {
  const path = usePath();
  const reader = useReader();
  const [scheme, setScheme] = useState<ColorScheme>('system');
  const choose = (chosen: ColorScheme) => {
    applyColorScheme(document.documentElement, chosen);
    setScheme(chosen);
  };

  return (
    <PageLayout
      header={
        <NavBar
          brand={brand}
          zones={zones}
          currentHref={path}
          visitor={<ThemeMenu value={scheme} onChange={choose} />}
          member={
            reader && (
              <AvatarMenu
                name={reader.name}
                profileHref="/"
                colorScheme={scheme}
                onColorSchemeChange={choose}
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
