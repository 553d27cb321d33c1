import { ChartLine, CircleUserRound, House, Layers, LogIn, MessagesSquare, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';

import { authPath } from '../../forum/paths';
import { useMessages } from '../../theme/MessagesProvider';
import { useLinkComponent } from '../../theme/LinkProvider';
import { CategoryMenu } from '../CategoryMenu';
import { Menu } from '../Menu';
import type { ZoneLink } from '../NavBar';
import { StyledCreate, StyledItem, StyledList, StyledNav } from './BottomBar.styles';

export interface BottomBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The zones in its menus. */
  zones: readonly ZoneLink[];
  /** Current path; marks the matching item. Case-insensitive. */
  currentHref?: string | undefined;
  /** Called with the zone to create a post in. */
  onCreate: (zone: ZoneLink) => void;
  /** For guests: called instead of opening the Create menu. */
  onCreateAsGuest?: (() => void) | undefined;
  /** Opens the chat. Absent: no chat item. */
  onChat?: (() => void) | undefined;
  /** Opens the prices, when the sidebar contains only them. Absent: no prices item. */
  onPrices?: (() => void) | undefined;
  /** URL of the current user's profile. Absent: guests see Log in. */
  profileHref?: string | undefined;
  /** URL of Home. @default '/' */
  homeHref?: string;
  /** URL of the log-in page. @default '/Auth' */
  logInHref?: string;
}

/** Bottom navigation for phones: Home, Zones, Create, Chat or Prices, Profile or Log in. Renders a `<nav>`. */
export function BottomBar({
  zones,
  currentHref,
  onCreate,
  onCreateAsGuest,
  onChat,
  onPrices,
  profileHref,
  homeHref = '/',
  logInHref = authPath(),
  ...props
}: BottomBarProps) {
  const texts = useMessages().shell;
  const Link = useLinkComponent();
  const current = currentHref?.toLowerCase();
  const mark = (href: string) => (href.toLowerCase() === current ? ('page' as const) : undefined);
  const isInZone = zones.some(({ href }) => mark(href));

  return (
    <StyledNav aria-label={texts.mainMenu} {...props}>
      <StyledList>
        <li>
          <StyledItem as={Link} href={homeHref} aria-current={mark(homeHref)}>
            <House aria-hidden />
            {texts.home}
          </StyledItem>
        </li>
        <li>
          <Menu.Root>
            <Menu.Trigger>
              <StyledItem type="button" aria-current={isInZone || undefined}>
                <Layers aria-hidden />
                {texts.zones}
              </StyledItem>
            </Menu.Trigger>
            <Menu.Content align="center" side="top">
              {zones.map(({ name, href }) => (
                <Menu.LinkItem key={href} href={href} aria-current={mark(href)}>
                  {name}
                </Menu.LinkItem>
              ))}
            </Menu.Content>
          </Menu.Root>
        </li>
        <li>
          <CategoryMenu
            zones={zones}
            onCreate={onCreate}
            onGuest={onCreateAsGuest}
            align="center"
            trigger={
              <StyledCreate type="button">
                <Plus aria-hidden />
                {texts.create}
              </StyledCreate>
            }
          />
        </li>
        {onChat && (
          <li>
            <StyledItem type="button" aria-haspopup="dialog" onClick={onChat}>
              <MessagesSquare aria-hidden />
              {texts.chat}
            </StyledItem>
          </li>
        )}
        {onPrices && (
          <li>
            <StyledItem type="button" aria-haspopup="dialog" onClick={onPrices}>
              <ChartLine aria-hidden />
              {texts.prices}
            </StyledItem>
          </li>
        )}
        <li>
          <StyledItem as={Link} href={profileHref ?? logInHref} aria-current={mark(profileHref ?? logInHref)}>
            {profileHref === undefined ? <LogIn aria-hidden /> : <CircleUserRound aria-hidden />}
            {profileHref === undefined ? texts.logIn : texts.profile}
          </StyledItem>
        </li>
      </StyledList>
    </StyledNav>
  );
}
