import { pageTitles } from '@alphazone/client/pages';
import { useMyRoles, useProfile } from '@alphazone/react';
import { Footer, Link, Stack, useMessages } from '@alphazone/ui';
import { matchPath, useLocation } from 'react-router-dom';

import { useZoneLinks } from '../hooks/useZoneLinks';
import { messages } from '../messages';
import { patterns } from '../paths';
import { usePorts } from '../ports';
import { feedPath } from './feedPath';

export function SiteFooter() {
  const { site } = usePorts();
  const location = useLocation();
  const { id } = matchPath(patterns.user, location.pathname)?.params ?? {};
  const feed = feedPath(site, location);
  return id === undefined ? <FooterWith feed={feed} /> : <ProfileFooter id={id} feed={feed} />;
}

/** A deleted user has no feed. */
function ProfileFooter({ id, feed }: { id: string; feed: string }) {
  const { user } = useProfile(id);
  return <FooterWith feed={user === null ? undefined : feed} />;
}

function FooterWith({ feed }: { feed: string | undefined }) {
  const { site } = usePorts();
  const { tags } = useMessages().editor;
  const mayAdminister = useMyRoles().may('administer the server');
  const links = [
    { label: pageTitles.crypto, href: patterns.crypto },
    { label: pageTitles.users, href: patterns.users },
    { label: tags, href: patterns.tags },
    ...(site.feeds && feed !== undefined ? [{ label: messages.rssFeed, href: feed }] : []),
    ...(site.publicRemovals ? [{ label: pageTitles.removals, href: patterns.removals }] : []),
    ...(mayAdminister ? [{ label: messages.administration, href: patterns.admin }] : []),
  ];
  return (
    <>
      <noscript>
        <ZoneLinks />
      </noscript>
      <Footer brand={site.brand.name} tagline={site.brand.tagline} links={links} />
    </>
  );
}

/** On phones, the bar's menu of zones needs scripts. */
function ZoneLinks() {
  const { zones } = useMessages().shell;
  const links = useZoneLinks();
  return (
    <nav aria-label={zones}>
      <Stack direction="row" gap="4">
        {links.map(({ name, href }) => (
          <Link key={href} href={href}>
            {name}
          </Link>
        ))}
      </Stack>
    </nav>
  );
}
