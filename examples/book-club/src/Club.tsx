import { useChat, useNotifications, useSession, useSuggestions } from '@alphazone/react';
import {
  AvatarMenu,
  ChatPanel,
  Footer,
  keepColorScheme,
  NavBar,
  NotificationMenu,
  PageLayout,
  SearchBox,
  ThemeMenu,
  useColorScheme,
} from '@alphazone/ui';

import site from '../site.json';
import { go, usePath } from './routes';
import { Screen } from './Screen';

const { brand } = site;
const zones = site.zones.map(({ name }) => ({ name, href: `/${name.toLowerCase()}` }));
const colorScheme = keepColorScheme(window);

export function Club() {
  const { pathname } = usePath();
  const { user } = useSession();
  const scheme = useColorScheme(colorScheme);
  const suggest = useSuggestions();
  const find = (text: string) => go(`/Search?q=${encodeURIComponent(text)}`);
  return (
    <PageLayout
      header={
        <NavBar
          brand={brand.name}
          mark={<img src="/mark.svg" alt="" width={26} height={26} />}
          zones={zones}
          currentHref={pathname}
          search={<SearchBox suggest={suggest} onSubmit={find} onChoose={(id) => go(`/Posts/${id}`)} />}
          visitor={<ThemeMenu value={scheme} onChange={colorScheme.choose} />}
          member={user && <Member />}
        />
      }
      sidebar={<ChatPanel {...useChat()} />}
      footer={<Footer brand={brand.name} tagline={brand.tagline} />}
    >
      <Screen />
    </PageLayout>
  );
}

function Member() {
  const { user, logOut } = useSession();
  return (
    <>
      <NotificationMenu {...useNotifications(({ href }) => go(href))} />
      {user && <AvatarMenu user={user} onLogOut={logOut} />}
    </>
  );
}
