import type { ComponentProps } from 'react';

import { useLinkComponent, useWarningHref } from '../../theme/LinkProvider';
import { StyledLink, type LinkTone } from './Link.styles';

export interface LinkProps extends ComponentProps<'a'> {
  /** URL of the link. */
  href: string;
  /** `accent` in running text, `text` and `muted` in lists and metadata, `plain` for pictures. @default 'accent' */
  tone?: LinkTone;
  /** Whether the link leaves the site. Opens a new tab and sends no referrer. @default false */
  isExternal?: boolean;
}

/** A link. Renders the application's link component, or an `<a>` for an external URL. */
export function Link({ tone = 'accent', isExternal = false, ...props }: LinkProps) {
  const Inside = useLinkComponent();
  const warning = useWarningHref();
  const warningHref = isExternal ? warning(props.href) : undefined;
  if (warningHref !== undefined) return <StyledLink as={Inside} $tone={tone} {...props} href={warningHref} />;
  if (isExternal) {
    return <StyledLink $tone={tone} target="_blank" rel="noopener noreferrer nofollow" {...props} />;
  }
  return <StyledLink as={Inside} $tone={tone} {...props} />;
}
