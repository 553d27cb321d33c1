import type { ComponentProps, ReactNode } from 'react';

import { authPath } from '../../forum/paths';
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

export interface ZoneLink {
  name: string;
  /** URL of its feed, such as `/memes`. */
  href: string;
  description?: string | undefined;
}

export interface NavBarProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The community's name, shown beside the logo. */
  brand: string;
  /** The community's logo, 26 px high. @default the alpha of Alphazone */
  mark?: ReactNode;
  /** The zones to link to. */
  zones: readonly ZoneLink[];
  /** Current path; marks the matching zone. Case-insensitive. */
  currentHref?: string | undefined;
  /** The search, usually a `SearchBox`. At most 480 px wide. */
  search?: ReactNode;
  /** The button that creates a post, usually a `CategoryMenu`. Hidden on phones, where the bottom bar has it. */
  create?: ReactNode;
  /** The current user's controls: bell and avatar. Absent: guests see Log in. */
  member?: ReactNode;
  /** Controls before Log in for guests, such as a `ThemeMenu`. */
  visitor?: ReactNode;
  /** URL of the logo's link. @default '/' */
  homeHref?: string;
  /** URL of the log-in page. @default '/Auth' */
  logInHref?: string;
}

/** The sticky bar at the top of every page. Renders a `<header>`. */
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
  logInHref = authPath(),
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
          {search && <StyledSearch>{search}</StyledSearch>}
        </StyledStart>
        <StyledEnd>
          {create && <StyledCreate>{create}</StyledCreate>}
          {isMember ? (
            member
          ) : (
            <>
              {visitor}
              <ButtonLink href={logInHref} data-for="guests">
                {messages.shell.logIn}
              </ButtonLink>
            </>
          )}
        </StyledEnd>
      </StyledBar>
    </StyledHeader>
  );
}
