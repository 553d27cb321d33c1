import type { ComponentProps, ReactNode } from 'react';

import { Link } from '../Link';
import { useMessages } from '../../theme/MessagesProvider';
import { Brand } from '../Brand';
import { ButtonLink } from '../Button';
import {
  StyledBar,
  StyledCreate,
  StyledEnd,
  StyledHeader,
  StyledHome,
  StyledSearch,
  StyledStart,
  StyledZone,
  StyledZones,
} from './NavBar.styles';

/** A topic zone as bars and menus show it. */
export interface ZoneLink {
  name: string;
  /** Where its feed is, such as `/memes`. */
  href: string;
  /** One line about it, shown in menus. */
  description?: string | undefined;
}

export interface NavBarProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The community's name, beside the mark. */
  brand: string;
  /** The community's own logo, 26 px high. @default the alpha of Alphazone */
  mark?: ReactNode;
  /** The zones that it leads to. */
  zones: readonly ZoneLink[];
  /** Path of the page shown; the zone with this `href` is marked as current. Case does not matter. */
  currentHref?: string | undefined;
  /** The search, usually a `SearchBox`; in the middle, at most 480 px. */
  search?: ReactNode;
  /** The way to a new post, usually a `CategoryMenu`. Phones have it in the bottom bar instead. */
  create?: ReactNode;
  /** What a member has at the end: bell and avatar. Without it a visitor is assumed and `Log in` is shown. */
  member?: ReactNode;
  /** What a visitor has before `Log in`, such as a `ThemeMenu`. */
  visitor?: ReactNode;
  /** Where the brand leads. @default '/' */
  homeHref?: string;
  /** Where a visitor's Log in leads. @default '/Auth' */
  logInHref?: string;
}

/** The bar on top of every page. Renders a sticky `<header>`. */
export function NavBar({
  brand,
  mark,
  zones,
  currentHref,
  search,
  create,
  member,
  visitor,
  homeHref = '/',
  logInHref = '/Auth',
  ...props
}: NavBarProps) {
  const messages = useMessages();
  const isMember = member !== undefined && member !== null && member !== false;
  const current = currentHref?.toLowerCase();

  return (
    <StyledHeader {...props}>
      <StyledBar>
        <StyledStart>
          <StyledHome>
            <Link tone="plain" href={homeHref}>
              <Brand name={brand} mark={mark} isNameHiddenWhenTight />
            </Link>
          </StyledHome>
          <StyledZones aria-label={messages.shell.zones}>
            <ul>
              {zones.map(({ name, href }) => (
                <StyledZone key={href}>
                  <Link
                    tone="plain"
                    href={href}
                    aria-current={href.toLowerCase() === current ? 'page' : undefined}
                  >
                    {name}
                  </Link>
                </StyledZone>
              ))}
            </ul>
          </StyledZones>
          {search !== undefined && <StyledSearch>{search}</StyledSearch>}
        </StyledStart>
        <StyledEnd>
          {create !== undefined && <StyledCreate>{create}</StyledCreate>}
          {isMember ? (
            member
          ) : (
            <>
              {visitor}
              <ButtonLink href={logInHref}>{messages.shell.logIn}</ButtonLink>
            </>
          )}
        </StyledEnd>
      </StyledBar>
    </StyledHeader>
  );
}
