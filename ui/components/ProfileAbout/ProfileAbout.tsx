import { AtSign, MessagesSquare, Send } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

import type { SocialLinks } from '../../forum/entities';
import { cutTag } from '../../forum/postText';
import { webAddress } from '../../forum/webAddress';
import { useMessages } from '../../theme/MessagesProvider';
import { Link } from '../Link';
import { Pill } from '../Pill';
import { CutTag } from '../TagPill/CutTag';
import { VisuallyHidden } from '../VisuallyHidden';
import {
  StyledAbout,
  StyledBio,
  StyledLinks,
  StyledMissing,
  StyledPart,
  StyledTags,
} from './ProfileAbout.styles';

const serviceIcons = [
  ['x', <AtSign key="x" aria-hidden size={16} />],
  ['telegram', <Send key="telegram" aria-hidden size={16} />],
  ['discord', <MessagesSquare key="discord" aria-hidden size={16} />],
] as const;

export interface ProfileFacts {
  about?: string | undefined;
  tags?: readonly string[] | undefined;
  /** Only http and https URLs are shown. */
  socialLinks?: SocialLinks | undefined;
}

export interface ProfileLink {
  /** Name of the service or site. Unique within the list. */
  label: string;
  /** Only http and https URLs are shown. Without one, a text says that there is none. */
  href?: string | undefined;
  /** An icon of 16 px. */
  icon?: ReactNode;
}

export interface ProfileAboutProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The user. Other fields are ignored. */
  user: ProfileFacts;
  /** The links; an empty list leaves them out. @default X, Telegram and Discord from `user` */
  links?: readonly ProfileLink[] | undefined;
}

/** The Profile tab: bio, interests and links. Renders a `<div>`. */
export function ProfileAbout({ user, links, ...props }: ProfileAboutProps) {
  const { about, tags = [], socialLinks = {} } = user;
  const messages = useMessages();
  const shownLinks =
    links ??
    serviceIcons.map(([service, icon]) => ({
      label: messages.services[service],
      href: socialLinks[service],
      icon,
    }));
  const hasBio = about !== undefined && about.trim() !== '';
  return (
    <StyledAbout {...props}>
      <Part title={messages.profile.bio}>
        {hasBio ? (
          <StyledBio dir="auto">{about}</StyledBio>
        ) : (
          <StyledMissing>{messages.profile.noBio}</StyledMissing>
        )}
      </Part>
      {tags.length > 0 && (
        <Part title={messages.profile.interests}>
          <StyledTags>
            {[...new Set(tags)].map((tag) => (
              <li key={tag}>
                <Pill dir="auto" {...(cutTag(tag) !== tag && { title: tag })}>
                  <CutTag tag={tag} />
                </Pill>
              </li>
            ))}
          </StyledTags>
        </Part>
      )}
      {shownLinks.length > 0 && (
        <Part title={messages.profile.links}>
          <StyledLinks>
            {shownLinks.map(({ label, href, icon }) => (
              <li key={label}>
                {icon}
                <ServiceLink service={label} href={webAddress(href)} />
              </li>
            ))}
          </StyledLinks>
        </Part>
      )}
    </StyledAbout>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <StyledPart aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </StyledPart>
  );
}

function ServiceLink({ service, href }: { service: string; href: string | undefined }) {
  const messages = useMessages();
  if (href === undefined) {
    return <StyledMissing>{messages.profile.noLink(service)}</StyledMissing>;
  }
  return (
    <Link isExternal href={href} dir="ltr">
      <VisuallyHidden>{`${service}: `}</VisuallyHidden>
      {href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </Link>
  );
}
