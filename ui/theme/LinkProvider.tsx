import {
  createContext,
  createElement,
  use,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';

/** A component that renders an `<a>` and accepts its props. */
export type LinkComponent = ComponentType<ComponentProps<'a'>>;

const PlainLink: LinkComponent = (props) => <a {...props} />;

const LinkContext = createContext<LinkComponent>(PlainLink);

/** Returns the URL of a warning page for a link to another site. */
export type WarningHref = (href: string) => string | undefined;

const noWarning: WarningHref = () => undefined;
const WarningContext = createContext<WarningHref>(noWarning);

export interface LinkProviderProps {
  link?: LinkComponent | undefined;
  warningHref?: WarningHref | undefined;
  children: ReactNode;
}

export function LinkProvider({ link = PlainLink, warningHref = noWarning, children }: LinkProviderProps) {
  return (
    <LinkContext value={link}>
      <WarningContext value={warningHref}>{children}</WarningContext>
    </LinkContext>
  );
}

export const useWarningHref = () => use(WarningContext);

export const useLinkComponent = () => use(LinkContext);

export function AppLink(props: ComponentProps<'a'>) {
  return createElement(use(LinkContext), props);
}
